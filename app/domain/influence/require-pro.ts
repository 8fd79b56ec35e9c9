import { DomainError } from "../kernel/errors"
import type { Actor } from "../users/actor"

const proBanner = "This feature requires a Pro subscription to access AI-powered influence scoring and analytics."

/** Refuses with `pro_required`. */
export function requirePro({ tier }: Actor): void {
  if (tier !== "pro") throw new DomainError("pro_required", proBanner)
}
