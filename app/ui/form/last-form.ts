/** A form that was submitted without a session and is kept through the sign-in. */
export interface Kept {
  path: string
  fields: [string, string][]
}

let last: Kept | null = null

/**
 * Keeps a copy of the form being submitted in this tab until its response arrives, so that a dropped connection or a
 * server error loses no typed text.
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
