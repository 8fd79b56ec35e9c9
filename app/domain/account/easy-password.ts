import { product } from "../kernel/product"

/** Characters that must remain after removing what is easy to guess. */
const minRemaining = 5
/** Shorter names occur in too many words to be meaningful. */
const minNameLength = 4

/** Explains why a password could be guessed from the email address and the product's name; null if it could not. */
export function weaknessOf(password: string, email: string): string | null {
  const typed = plain(password)
  if (new Set(password.normalize("NFKC").toLowerCase()).size === 1) {
    return "This password repeats a single character."
  }
  const [local = ""] = email.split("@")
  if (isMostly(typed, plain(email)) || isMostly(typed, plain(local)))
    return "This password is based on your email address."
  if (isMostly(typed, plain(product.name))) return "This password is based on the product's name."
  return null
}

/** Letters and digits only, because added punctuation barely slows guessing. */
const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")

/** True if a text is a name with almost nothing around it. */
function isMostly(text: string, name: string): boolean {
  if (name === "") return false
  if (text === name) return true
  return name.length >= minNameLength && text.replaceAll(name, "").length < minRemaining && text.includes(name)
}
