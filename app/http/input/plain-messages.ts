import type { $ZodRawIssue } from "zod/v4/core"

/** Default validation messages for schemas that define none. */
export function plainMessage(issue: $ZodRawIssue): string | undefined {
  if (issue.code === "invalid_type") return typeMessages[issue.expected] ?? "This has the wrong type."
  if (issue.code === "too_big" && issue.origin === "string") {
    return `Please keep this to ${issue.maximum.toLocaleString("en")} characters.`
  }
  if (issue.code === "too_big" && (issue.origin === "array" || issue.origin === "set")) {
    return `Please keep this to ${issue.maximum.toLocaleString("en")} entries.`
  }
  if (issue.code === "invalid_format") return "This does not have the expected form."
  if (issue.code === "invalid_value" || issue.code === "invalid_union") return "This is not one of the allowed values."
  return undefined
}

const typeMessages: Record<string, string> = {
  string: "This must be text.",
  number: "This must be a number.",
  int: "This must be a whole number.",
  boolean: "This must be true or false.",
  array: "This must be a list.",
  object: "This must be an object.",
  record: "This must be an object.",
}
