import { DrizzleQueryError } from "drizzle-orm"

/**
 * The part of an error that is safe to log: its message and stack frames. A failed query is logged with its SQL and
 * cause but without its bound values, which are user input.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return "unknown"
  const { stack = "", name, message } = error
  const at = stack.indexOf(message)
  // If the stack does not contain the message, its other contents are unknown, so the stack is not logged.
  const frames = at < 0 ? "" : stack.slice(at + message.length)
  return `${name}: ${reasonOf(error)}${frames}`
}

/** The same as `errorText`, without stack frames. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown"
  if (!(error instanceof DrizzleQueryError)) return error.message
  return `Failed query: ${error.query}${error.cause ? ` (${reasonOf(error.cause)})` : ""}`
}
