import { laidOut } from "../../language/laid-out"
/** The field that a form label introduces. */
export type FormField = "dates" | "title" | "employer" | "duties"

interface Labeled {
  /** Null for other labels, such as "Salary". */
  field: FormField | null
  label: string
  value: string
}

/**
 * Labels of forms with a field for each property of a job or a course of study: European forms, federal forms, and
 * resumes with "Employer:" and "Duration:". A course's qualification is its title, its school its employer.
 */
const fields: [FormField, RegExp][] = [
  [
    "dates",
    /^(?:dates?|periods?|durations?|tenure|zeitraum|datum|dates|fechas?|date|datas?|periodo|período|okres|daty)(?: (?:of employment|of study|attended))?(?: ?\(.*\))?$/iu,
  ],
  [
    "title",
    new RegExp(
      laidOut`
        ^(?:
          (?:
            (?:current|present|most recent|last|previous|former|past) )?
          (?:
            occupation|job title|job|position|role|designation|post
          )(?:\(s\))?(?: or position)?(?: held)?|
          (?:title of )?(?:the )?qualifications? awarded|course or qualification|degree|beruf oder funktion|funktion|
          fonction ou poste occupé|profesión o cargo desempeñado|lavoro o posizione ricoperti|função ou cargo ocupado|
          zajmowane stanowisko|
          (?:bezeichnung der erworbenen|intitulé du certificat|título de la cualificación|titolo della qualifica).*
        )$
      `,
      "iu",
    ),
  ],
  [
    "employer",
    /^(?:(?:name(?: and (?:address|type|location))? of (?:the )?)?(?:employer|company|organi[sz]ation|institution|client)(?: (?:providing|name).*)?|name und adresse.*|nom et (?:adresse|type).*|nombre y (?:dirección|tipo).*|nome e (?:indirizzo|tipo|endereço).*|nazwa i (?:adres|rodzaj).*)$/iu,
  ],
  [
    "duties",
    /^(?:(?:main|key|principal|job|roles? (?:and|&)) )?(?:activities|duties|responsibilities|tasks|functions|accomplishments|achievements)(?:(?:,| and|,? &) [\p{L} ]+)*$|^job profile$|^(?:(?:job|role) )?description$|^nature of (?:work|job|duties)$/iu,
  ],
]

/** A form may have separate fields for the first and the last day. */
const edge = /^(?:from|to|until|(?:start|end|finish)(?:ed)?(?: date)?|date (?:started|left|ended|finished))$/i
/** A box to tick instead of the last day: "Current role: Yes". */
const ticked =
  /^((?:current|present) (?:role|job|position|employer)|(?:i )?(?:still|currently) work(?:ing)? here)\s?[\t:]\s?(yes|no|true|false)$/i

/** A row of a form: its label and the value after a tab or a colon. Null if it has no known label. */
export function labeledRow(text: string): Labeled | null {
  const box = ticked.exec(text)
  if (box) return { field: "dates", label: text, value: /^(?:yes|true)$/i.test(box[2]!) ? "present" : "" }
  const [, before, value] = /^[•·]?\s*(?=\S)([^\t:：]{2,70}?)\s*[\t:：]\s*(.*)$/su.exec(text) ?? [null, text, ""]
  const label = before!.replace(/^[•·]\s*/, "").trim()
  const isEdge = edge.test(label) && /^\D{0,15}\d{1,4}\b|^(?:present|now|current|date|today)/i.test(value!)
  const field = isEdge ? "dates" : (fields.find(([, pattern]) => pattern.test(label))?.[0] ?? null)
  const isLabel = field !== null || (value !== "" && /^\p{Lu}/u.test(label))
  return isLabel ? { field, label, value: value!.trim() } : null
}

/** The field that a whole line names, or the label before a value: "Main activities and responsibilities". */
export const formField = (text: string): FormField | null => labeledRow(text)?.field ?? null

/** The first line of a label that continues on the next line also names its field. */
export const isEntryLabel = (text: string) =>
  formField(text) !== null || /^[•·]?\s*(?:name and (?:address|type) of|main activities and|title of)\b/i.test(text)

/** The last day of a job, which a form may place below the first. */
export const isEnd = ({ field, label }: Labeled) =>
  field === "dates" && (ticked.test(label) || /^(?:to|until|end|finish|date (?:left|end|finish))/i.test(label))

/** True if lines fill in a form with labels for the dates and, for each job, a title or an employer. */
export function isForm(lines: string[]): boolean {
  const rows = lines.map(labeledRow)
  const count = (field: FormField) => rows.filter((row) => row?.field === field && !isEnd(row)).length
  // A course may only have its end.
  const dates = count("dates") || rows.filter((row) => row !== null && isEnd(row)).length
  return dates > 0 && Math.max(count("title"), count("employer")) >= dates
}
