import type { Store } from "./store"
import type { Provider } from "./stripe/provider"

export interface SandboxCall {
  request: Request
  url: URL
  /** The request's body, already read. */
  body: string
  store: Store
  /** The state of the payment provider. */
  stripe: Provider
}

export interface Service {
  /** The first segment of the service's paths, and its name in the control API. */
  name: string
  /** Modes in addition to those of every service. */
  modes: readonly string[]
  answer(call: SandboxCall, mode: string): Response | Promise<Response>
  /** Whether a person is viewing a page of the sandbox. Such requests are not recorded and no mode applies. */
  isPage?(call: SandboxCall): boolean
  /** Whether a mode applies to this request. If not, the mode waits and the service behaves normally. */
  isConcerned?(call: SandboxCall, mode: string): boolean
  /** Additional control calls, at /control/{service}/{name}; null for an unknown name. */
  control?(call: SandboxCall, name: string): Response | null
}
