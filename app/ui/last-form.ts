/** A form that was submitted without a session and is kept through the sign-in. */
export interface Kept {
  path: string
  fields: [string, string][]
}

let last: Kept | null = null

/**
 * Remembers what the form on its way holds, in this tab and until its answer has come: a connection that breaks, or a
 * server that fails, must not cost what was typed.
 */
export function rememberForms() {
  document.addEventListener("submit", remember, { capture: true })
}

/** The form in transit; null if there is none. */
export const lastForm = () => last

export function forgetForm() {
  last = null
}

function remember({ target, submitter }: SubmitEvent) {
  if (!(target instanceof HTMLFormElement) || target.method !== "post") return
  const { pathname, search } = new URL(target.getAttribute("action") ?? "", location.href)
  const fields: [string, string][] = []
  for (const [name, value] of new FormData(target, submitter)) {
    if (typeof value === "string" && !/password/i.test(name)) fields.push([name, value])
  }
  last = { path: pathname + search, fields }
}
