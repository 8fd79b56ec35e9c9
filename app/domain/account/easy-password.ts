import { product } from "../kernel/product"

/** Characters that have to be left when what everybody can guess is taken out. */
const leftOver = 5
/** A shorter name is in too many words to say anything. */
const shortestName = 4

/** Why a password would be guessed by whoever knows the person's email address and this product; null where not. */
export function whyEasy(password: string, email: string): string | null {
  const typed = plain(password)
  if (new Set(password.normalize("NFKC").toLowerCase()).size === 1) {
    return "This password is one character, repeated."
  }
  const [local = ""] = email.split("@")
  if (holds(typed, plain(email)) || holds(typed, plain(local))) return "This password is made of your email address."
  if (holds(typed, plain(product.name))) return "This password is made of the name of this product."
  return null
}

/** Letters and digits alone: who adds a dot or an exclamation mark is guessed as fast. */
const plain = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")

/** Whether a text is a name with next to nothing around it. */
function holds(text: string, name: string): boolean {
  if (name === "") return false
  if (text === name) return true
  return name.length >= shortestName && text.replaceAll(name, "").length < leftOver && text.includes(name)
}
