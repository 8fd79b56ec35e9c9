import { demoProfiles } from "../../app/domain/account/schema"
import { product } from "../../app/domain/product"
import type { LocalSettings } from "./settings"

const writers = {
  "built in": "built in; OPENAI_API_KEY=… for a provider, OPENAI_API_KEY=sandbox to try one without a key",
  sandbox: "the sandbox's provider, through the OpenAI SDK",
  real: "your OpenAI key, or the provider at OPENAI_BASE_URL",
}

const payments = {
  sandbox: "the payment sandbox: no card is charged; STRIPE_SECRET_KEY=off for a product without payments",
  real: "your Stripe key, or the provider at STRIPE_API_BASE",
  off: "off (STRIPE_SECRET_KEY)",
}

/** What a start says once it serves. */
export function introduction({ port, sandboxPort, stateDir, writer, demoLogin, ...settings }: LocalSettings): string {
  const address = `http://localhost:${port}`
  const sandbox = `http://localhost:${sandboxPort}`
  const lines = [
    ["Address", address],
    ["Demo logins", demoLogin ? `${demoProfiles.join(", ")}: buttons at ${address}/auth/login` : "off (DEMO_LOGIN)"],
    ["Writer", writers[writer]],
    ["Payments", payments[settings.payments]],
    ["Outside", `played by the sandbox at ${sandbox}; its mailbox is ${sandbox}/mail`],
    ["Local data", stateDir],
  ]
  const rows = lines.map(([name = "", text]) => `  ${name.padEnd(13)}${text}`)
  return [`\n${product.name} is ready. Ctrl+C ends it; the data stays.\n`, ...rows, ""].join("\n")
}
