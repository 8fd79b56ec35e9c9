/** Marks the lines that differ from their last checked text; with `field`, only the line of that field. */
export function markEdited(form: HTMLFormElement, field?: string): void {
  const fields = field
    ? [document.getElementById(field)]
    : form.querySelectorAll(".edit-line :is(textarea, input[type=text])")
  for (const control of fields) {
    const line = control?.closest<HTMLElement>(".edit-line")
    if (line && "value" in control!) line.toggleAttribute("data-edited", control.value !== line.dataset.said)
  }
}
