import { DrizzleQueryError } from "drizzle-orm"

/**
 * What a log may hold of an error: its message and the places it came through. A failed query says which it was and
 * why, and nothing of the values that were bound to it, which are what people typed.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return "unknown"
  const { stack = "", name, message } = error
  const at = stack.indexOf(message)
  // Where the stack does not hold the message there is no telling what else it holds.
  const frames = at < 0 ? "" : stack.slice(at + message.length)
  return `${name}: ${reasonOf(error)}${frames}`
}

/** The same without the places. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown"
  if (!(error instanceof DrizzleQueryError)) return error.message
  return `Failed query: ${error.query}${error.cause ? ` (${reasonOf(error.cause)})` : ""}`
}
