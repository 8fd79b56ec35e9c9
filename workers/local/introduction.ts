import { demoProfiles } from "../../app/domain/account/schema"
import { product } from "../../app/domain/kernel/product"
import type { LocalSettings } from "./settings"

const writers = {
  "built in": "built in; set OPENAI_API_KEY for a provider, OPENAI_API_KEY=sandbox to try one without a key",
  sandbox: "the sandbox's provider, through the OpenAI SDK",
  real: "your OpenAI key, or the provider at OPENAI_BASE_URL",
}

const payments = {
  sandbox: "the payment sandbox, no card is charged; set STRIPE_SECRET_KEY=off to disable payments",
  real: "your Stripe key, or the provider at STRIPE_API_BASE",
  off: "off (STRIPE_SECRET_KEY)",
}

const searches = {
  sandbox: "the sandbox's search, with fictional articles",
  real: "Brave Search with your key",
  off: "no search (set BRAVE_SEARCH_API_KEY to enable it)",
}

const feeds = {
  starter:
    "the starter collection; no external source is contacted (set FEED_SOURCES to feeds, or to sandbox for fictional ones)",
  sandbox: "the sandbox's feeds, with fictional articles",
  "your own": "the feeds in FEED_SOURCES",
}

/** The text that a start prints once it is serving. */
export function introduction({ port, sandboxPort, stateDir, writer, demoLogin, ...settings }: LocalSettings): string {
  const address = `http://localhost:${port}`
  const sandbox = `http://localhost:${sandboxPort}`
  const lines = [
    ["Address", address],
    ["Demo logins", demoLogin ? `${demoProfiles.join(", ")}: buttons at ${address}/auth/login` : "off (DEMO_LOGIN)"],
    ["Writer", writers[writer]],
    ["Payments", payments[settings.payments]],
    ["Insights", `${feeds[settings.feeds]}; ${searches[settings.search]}`],
    ["Services", `emulated by the sandbox at ${sandbox}; its mailbox is ${sandbox}/mail`],
    ["Local data", stateDir],
  ]
  const rows = lines.map(([name = "", text]) => `  ${name.padEnd(13)}${text}`)
  return [`\n${product.name} is ready. Press Ctrl+C to stop; the data is kept.\n`, ...rows, ""].join("\n")
}
