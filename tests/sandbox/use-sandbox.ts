import { afterAll, beforeAll, beforeEach } from "vitest"
import { startSandbox } from "./sandbox"

const services = ["openai", "mail", "feeds", "pages", "search"]

/** Starts the sandbox once for a test file. Resets all modes and recordings before each test. */
export function useSandbox() {
  const sandbox = {} as Awaited<ReturnType<typeof startSandbox>>
  beforeAll(async () => {
    Object.assign(sandbox, await startSandbox())
  })
  afterAll(() => sandbox[Symbol.asyncDispose]())
  beforeEach(async () => {
    for (const service of services) await sandbox.behave(service, "ok")
    await sandbox.call("DELETE", "/control/requests")
    await sandbox.call("DELETE", "/mail")
  })
  return sandbox
}
