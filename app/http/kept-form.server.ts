import * as z from "zod"
import { fieldsOf, type SentForm } from "./body-limit"
import { ownPath } from "./own-path"

/**
 * A form that came without a session. It goes along through the sign-in in the page itself, so that what was typed
 * is not lost, and lies nowhere that the next person at the same browser could find it.
 */
const KeptForm = z.object({
  /** The form's action, always a path of our own. */
  path: z.string().refine((path) => ownPath(path, "") === path),
  fields: z.array(z.tuple([z.string(), z.string()])).max(100),
})
export type KeptForm = z.output<typeof KeptForm>

/** The name of the hidden field in which the kept form travels. */
const fieldName = "kept"

/** The fields of a form that cannot be processed now, without files; null if no form was sent. */
export async function keepForm(request: Request, form: SentForm | null): Promise<KeptForm | null> {
  if (!form) return null
  const { pathname, search } = new URL(request.url)
  const fields: [string, string][] = []
  for (const [name, value] of await fieldsOf(form)) {
    if (typeof value === "string" && !/password/i.test(name)) fields.push([name, value])
  }
  return KeptForm.safeParse({ path: pathname + search, fields: fields.length > 0 ? fields : null }).data ?? null
}

/** The kept form sent back with the sign-in; null if missing or tampered with. */
export async function readKeptForm(form: SentForm | null): Promise<KeptForm | null> {
  if (!form) return null
  const text = (await fieldsOf(form)).get(fieldName)
  try {
    return typeof text === "string" ? (KeptForm.safeParse(JSON.parse(text)).data ?? null) : null
  } catch {
    return null
  }
}
