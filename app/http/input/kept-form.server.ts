import * as z from "zod"
import { ownPath } from "../visitor/own-path"
import { fieldsOf, type SentForm } from "./body-limit"

/**
 * A form submitted without a session. The sign-in page carries it in a hidden field, so that no typed text is lost and
 * nothing is left in the browser for its next user to find.
 */
const KeptForm = z.object({
  /** The form's action, always a same-origin path. */
  path: z.string().refine((path) => ownPath(path, "") === path),
  fields: z.array(z.tuple([z.string(), z.string()])).max(100),
})
export type KeptForm = z.output<typeof KeptForm>

/** The name of the hidden field that contains the kept form. */
const fieldName = "kept"

/** The fields of a form that cannot be processed now, excluding files; null if no form was sent. */
export async function keepForm(request: Request, form: SentForm | null): Promise<KeptForm | null> {
  if (!form) return null
  const { pathname, search } = new URL(request.url)
  const fields: [string, string][] = []
  for (const [name, value] of await fieldsOf(form)) {
    if (typeof value === "string" && !/password/i.test(name)) fields.push([name, value])
  }
  return KeptForm.safeParse({ path: pathname + search, fields: fields.length > 0 ? fields : null }).data ?? null
}

/** The kept form submitted along with the sign-in; null if it is missing or malformed. */
export async function readKeptForm(form: SentForm | null): Promise<KeptForm | null> {
  if (!form) return null
  const text = (await fieldsOf(form)).get(fieldName)
  try {
    return typeof text === "string" ? (KeptForm.safeParse(JSON.parse(text)).data ?? null) : null
  } catch {
    return null
  }
}
