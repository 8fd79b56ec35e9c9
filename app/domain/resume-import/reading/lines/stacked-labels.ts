import { formField } from "../../../career/history/form-labels"
import { laidOut } from "../../../language/laid-out"
import type { Line } from "./line"

/** The other labels of an application form. */
const others = new RegExp(
  laidOut`
    ^(?:
      from|to|(?:start|end|finish)(?:ed)?(?: date)?|(?:first|last|full|family|given) name|surname|forenames?|
      e-?mail(?: address)?|(?:mobile|phone|telephone|contact)(?: (?:no\.?|number))?|
      (?:home |current )?(?:address|town|city|location)|post ?code|reason for leaving|salary|notice period|hours
    )\s*:?$
  `,
  "i",
)

const isLabel = ({ text, bullet }: Line) =>
  !bullet && text.length <= 40 && !text.includes("\t") && (others.test(text) || isField(text))

/** "Job title", with a colon or without, but no value after it. */
const isField = (text: string) => formField(text) !== null && !/:\s*\S/.test(text)

const isFilled = ({ text, bullet }: Line) => !bullet && /:\s*\S/.test(text)

/** The number of labels that make a form. */
const least = 4

/**
 * A form that was copied with each label above its value: both become one row. Duties may have further lines, which
 * stay below.
 */
export function withValues(lines: Line[]): Line[] {
  const labels = new Set(lines.filter(isLabel))
  const pairs = new Set(lines.filter((line, at) => labels.has(line) && isValue(lines[at + 1], labels)))
  // The personal details may be stacked above jobs with "Job title: Clerk" on one line.
  const names = new Set(
    lines.flatMap((line) => (pairs.has(line) || isFilled(line) ? (formField(line.text) ?? []) : [])),
  )
  if (pairs.size < least || !names.has("title") || !names.has("employer")) return lines
  return lines.flatMap((line, at) => {
    if (at > 0 && pairs.has(lines[at - 1]!)) return []
    return pairs.has(line) ? [{ ...line, text: `${line.text.replace(/\s*:$/, "")}:\t${lines[at + 1]!.text}` }] : [line]
  })
}

const isValue = (line: Line | undefined, labels: Set<Line>) => line !== undefined && !line.bullet && !labels.has(line)
