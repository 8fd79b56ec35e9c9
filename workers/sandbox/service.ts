import type { Store } from "./store"
import type { Provider } from "./stripe/provider"

export interface SandboxCall {
  request: Request
  url: URL
  /** The request's body, already read. */
  body: string
  store: Store
  /** The payment provider's memory. */
  stripe: Provider
}

export interface Service {
  /** The first segment of its paths, and its name in the control calls. */
  name: string
  /** Modes beyond those that every service has. */
  modes: readonly string[]
  answer(call: SandboxCall, mode: string): Response | Promise<Response>
  /** Requests of a person looking at the sandbox: neither recorded nor misbehaved on. */
  isPage?(call: SandboxCall): boolean
  /** Whether a mode is about this request at all; where it is not, the mode waits and the service does well. */
  isConcerned?(call: SandboxCall, mode: string): boolean
  /** Control calls of its own, at /control/{service}/{name}; null for a name it does not know. */
  control?(call: SandboxCall, name: string): Response | null
}
