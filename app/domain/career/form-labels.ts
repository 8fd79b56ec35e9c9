/** The meaning of a form's label for the value beside or below it. */
export type FormField = "dates" | "title" | "employer" | "duties"

interface Labeled {
  /** Null for a label of another kind, such as "Salary". */
  field: FormField | null
  label: string
  value: string
}

/**
 * Labels of forms that name each field of a job or a course of study: the European forms, federal forms, and resumes
 * with "Employer:" and "Duration:". A course's qualification is its title, its school its employer.
 */
const fields: [FormField, RegExp][] = [
  [
    "dates",
    /^(?:dates?|periods?|durations?|tenure|zeitraum|datum|dates|fechas?|date|datas?|periodo|período|okres|daty)(?: (?:of employment|of study|attended))?(?: ?\(.*\))?$/iu,
  ],
  [
    "title",
    /^(?:(?:(?:current|present|most recent|last|previous|former|past) )?(?:occupation|job title|job|position|role|designation|post)(?:\(s\))?(?: or position)?(?: held)?|(?:title of )?(?:the )?qualifications? awarded|degree|beruf oder funktion|funktion|fonction ou poste occupé|profesión o cargo desempeñado|lavoro o posizione ricoperti|função ou cargo ocupado|zajmowane stanowisko|(?:bezeichnung der erworbenen|intitulé du certificat|título de la cualificación|titolo della qualifica).*)$/iu,
  ],
  [
    "employer",
    /^(?:(?:name(?: and (?:address|type|location))? of (?:the )?)?(?:employer|company|organi[sz]ation|institution|client)(?: (?:providing|name).*)?|name und adresse.*|nom et (?:adresse|type).*|nombre y (?:dirección|tipo).*|nome e (?:indirizzo|tipo|endereço).*|nazwa i (?:adres|rodzaj).*)$/iu,
  ],
  [
    "duties",
    /^(?:(?:main|key|principal|job|roles? (?:and|&)) )?(?:activities|duties|responsibilities|tasks|accomplishments|achievements)(?:(?:,| and|,? &) [\p{L} ]+)*$/iu,
  ],
]

/** A form may ask for the first and the last day apart. */
const edge = /^(?:from|to|until|start(?:ed)?|end(?:ed)?|start date|end date)$/i

/** A row of a form: its label and the value after a tab or a colon. Null where the words are no label. */
export function labeledRow(text: string): Labeled | null {
  const [, before, value] = /^[•·]?\s*(?=\S)([^\t:：]{2,70}?)\s*[\t:：]\s*(.*)$/su.exec(text) ?? [null, text, ""]
  const label = before!.replace(/^[•·]\s*/, "").trim()
  const isEdge = edge.test(label) && /^\D{0,15}\d{1,4}\b|^(?:present|now|current|date|today)/i.test(value!)
  const field = isEdge ? "dates" : (fields.find(([, pattern]) => pattern.test(label))?.[0] ?? null)
  const isLabel = field !== null || (value !== "" && /^\p{Lu}/u.test(label))
  return isLabel ? { field, label, value: value!.trim() } : null
}

/** The field that a whole line names, or the label before a value: "Main activities and responsibilities". */
export const formField = (text: string): FormField | null => labeledRow(text)?.field ?? null

/** The first line of a label that goes on below names its field, too. */
export const isEntryLabel = (text: string) =>
  formField(text) !== null || /^[•·]?\s*(?:name and (?:address|type) of|main activities and|title of)\b/i.test(text)

/** The last day of a job, which a form may ask for below the first. */
export const isEnd = ({ field, label }: Labeled) => field === "dates" && /^(?:to|until|end)/i.test(label)

/** True where lines fill in a form, which labels its dates and, for each of them, a title or an employer. */
export function isForm(lines: string[]): boolean {
  const rows = lines.map(labeledRow)
  const count = (field: FormField) => rows.filter((row) => row?.field === field && !isEnd(row)).length
  return count("dates") > 0 && Math.max(count("title"), count("employer")) >= count("dates")
}
