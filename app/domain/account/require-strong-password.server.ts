import type { Deps } from "../kernel/deps"
import { invalidField } from "../kernel/errors"
import { weaknessOf } from "./easy-password"

/** Refuses an easily guessed password with `invalid` at `field`. */
export async function requireStrongPassword(
  deps: Deps,
  field: "password" | "newPassword",
  password: string,
  email: string,
): Promise<void> {
  const reason =
    weaknessOf(password, email) ??
    ((await deps.passwords.isBreached(password)) ? "This password appears in lists of stolen passwords." : null)
  if (reason) throw invalidField(field, `${reason} Please choose another one.`)
}
