import * as z from "zod"
import { endpoints } from "../../app/api/contract.server"

/** Other fields of a call's body that the call needs to reach its work. */
const besides: Record<string, Record<string, unknown>> = {
  "POST /api/auth/register": { email: "", password: "quiet-harbour-42", firstName: "A", lastName: "B" },
  "POST /api/auth/login": { email: "nobody@example.com", password: "quiet-harbour-42" },
  "POST /api/growth-pulse/response": { question: "What changed?", response: "I cut waiting from 40 to 25 minutes." },
  "POST /api/content/generate": { type: "linkedin_post" },
  "POST /api/tokens": { name: "A program", scopes: ["read"] },
  "POST /api/events": { name: "landing_view" },
  "POST /api/users/change-password": { currentPassword: "quiet-harbour-42", newPassword: "quiet-harbour-43" },
}

/** A text field of a call, and how to build a body with a text in it. */
export interface TextField {
  call: string
  field: string
  length: number
  bodyWith(text: string): Record<string, unknown>
}

/** The text length for fields without a limit in the schema. */
const otherwise = 50_000

/** Every text field of every call with a JSON body, derived from the schemas, so that new fields are covered. */
export const textFields: TextField[] = Object.entries(endpoints).flatMap(([call, { input, body }]) => {
  if (call.startsWith("GET") || !input || body !== "json") return []
  const schema: z.core.JSONSchema.BaseSchema = z.toJSONSchema(input, { io: "input", unrepresentable: "any" })
  const shapes = [schema, ...(schema.allOf ?? []), ...(schema.anyOf ?? [])]
  return shapes.flatMap((shape) =>
    Object.entries(Object(Object(shape).properties)).flatMap(([field, rule]) => {
      const found = call.includes(`{${field}}`) ? null : textOf(Object(rule))
      if (!found) return []
      const bodyWith = (text: string) => ({ ...besides[call], [field]: found.many ? [text] : text })
      return [{ call, field, length: found.length, bodyWith }]
    }),
  )
})

/** The length limit of a text field or of a list's members; null if the field accepts no text. */
function textOf(rule: z.core.JSONSchema.BaseSchema): { length: number; many: boolean } | null {
  if (rule.enum || rule.const !== undefined) return null
  if (rule.type === "string") return { length: rule.maxLength ?? otherwise, many: false }
  const inner = rule.type === "array" ? textOf(Object(rule.items)) : null
  if (inner) return { ...inner, many: true }
  for (const one of [...(rule.anyOf ?? []), ...(rule.allOf ?? [])]) {
    const found = textOf(Object(one))
    if (found) return found
  }
  return null
}
