import type { Caller, CountedCaller } from "../../domain/account/caller"
import { deviceLabel } from "../../domain/account/device-label"
import { requireAddress } from "./client-address"
import type { RequestContext } from "./context.server"
import { deviceCookie, readCookie } from "./cookies.server"

interface CallerArgs {
  request: Request
  context: Pick<RequestContext, "address">
}

/** The origin of a request, recorded with security events. */
export function callerOf({ request, context }: CallerArgs): Caller {
  return {
    address: context.address,
    label: deviceLabel(request.headers.get("User-Agent")),
    device: readCookie(request, deviceCookie),
  }
}

/** The origin of a sign-in attempt. Refuses with `unavailable` if attempts cannot be counted. */
export const counted = (caller: Caller): CountedCaller => ({ ...caller, address: requireAddress(caller) })
