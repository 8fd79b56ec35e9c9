import { bulletText } from "../../language/sentences/statements"
import { type FormField, isEnd, isForm, labeledRow } from "./form-labels"

type Filled = Map<FormField, string[]>

/**
 * Converts a history filled in as a form, with a label before each value, to the typed format. Others are unchanged.
 */
export function formLines(lines: string[]): string[] {
  if (!isForm(lines)) return lines
  const above: string[] = []
  const jobs: Filled[] = []
  let field: FormField | null = null
  for (const line of lines.filter(Boolean)) {
    const row = labeledRow(line)
    if (row?.field && !isEnd(row) && (jobs.length === 0 || jobs.at(-1)?.has(row.field))) jobs.push(new Map())
    const job = jobs.at(-1)
    field = row?.field ?? field
    if (!job || !field) above.push(line)
    else if (row?.field) job.set(row.field, [...(job.get(row.field) ?? []), row.value].filter(Boolean))
    else job.set("duties", [...(job.get("duties") ?? []), bulletText(line) ?? line])
  }
  return [...above, ...jobs.flatMap(jobLines)]
}

function jobLines(job: Filled): string[] {
  const of = (field: FormField) => job.get(field) ?? []
  const heading = [...of("title"), ...of("employer"), of("dates").join(" – ")].filter(Boolean).join("\t")
  return ["", heading, ...of("duties").map((told) => `- ${told}`)]
}
