import { DomainError } from "../kernel/errors"
import type { Actor } from "../users/actor"
import { proBanner } from "./score-terms"

/** Refuses with `pro_required` on any other plan. */
export function requirePro({ tier }: Actor): void {
  if (tier !== "pro") throw new DomainError("pro_required", proBanner)
}
