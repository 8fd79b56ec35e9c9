import * as z from "zod"
import { fieldsOf, type SentForm } from "./body-limit"
import { ownPath } from "./own-path"

/**
 * A form that came without a session. It goes along through the sign-in in the page itself, so that what was typed
 * is not lost, and lies nowhere that the next person at the same browser could find it.
 */
const KeptForm = z.object({
  /** Where it was sent: a path of our own. */
  path: z.string().refine((path) => ownPath(path, "") === path),
  fields: z.array(z.tuple([z.string(), z.string()])).max(100),
})
export type KeptForm = z.output<typeof KeptForm>

/** The name of the hidden field in which the kept form travels. */
const fieldName = "kept"

/** What was typed into a form that cannot be taken now; null where nothing was sent. Files are left out. */
export async function keepForm(request: Request, form: SentForm | null): Promise<KeptForm | null> {
  if (!form) return null
  const { pathname, search } = new URL(request.url)
  const fields: [string, string][] = []
  for (const [name, value] of await fieldsOf(form)) {
    if (typeof value === "string" && !/password/i.test(name)) fields.push([name, value])
  }
  return KeptForm.safeParse({ path: pathname + search, fields: fields.length > 0 ? fields : null }).data ?? null
}

/** The kept form that came back with the sign-in; null where there is none, or where it was tampered with. */
export async function readKeptForm(form: SentForm | null): Promise<KeptForm | null> {
  if (!form) return null
  const text = (await fieldsOf(form)).get(fieldName)
  try {
    return typeof text === "string" ? (KeptForm.safeParse(JSON.parse(text)).data ?? null) : null
  } catch {
    return null
  }
}
