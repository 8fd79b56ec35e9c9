import { demoProfiles } from "../../app/domain/account/schema"
import { product } from "../../app/domain/product"
import type { LocalSettings } from "./settings"

const writers = {
  "built in": "built in; OPENAI_API_KEY=… for a provider, OPENAI_API_KEY=sandbox to try one without a key",
  sandbox: "the sandbox's provider, through the OpenAI SDK",
  real: "your OpenAI key, or the provider at OPENAI_BASE_URL",
}

/** What a start says once it serves. */
export function introduction({ port, sandboxPort, stateDir, writer, demoLogin }: LocalSettings): string {
  const address = `http://localhost:${port}`
  const sandbox = `http://localhost:${sandboxPort}`
  const lines = [
    ["Address", address],
    ["Demo logins", demoLogin ? `${demoProfiles.join(", ")}: buttons at ${address}/auth/login` : "off (DEMO_LOGIN)"],
    ["Writer", writers[writer]],
    ["Outside", `played by the sandbox at ${sandbox}; its mailbox is ${sandbox}/mail`],
    ["Local data", stateDir],
  ]
  const rows = lines.map(([name = "", text]) => `  ${name.padEnd(13)}${text}`)
  return [`\n${product.name} is ready. Ctrl+C ends it; the data stays.\n`, ...rows, ""].join("\n")
}
