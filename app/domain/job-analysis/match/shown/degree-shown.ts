import { indexWords } from "../../../language/words/tokens"
import type { RecordIndex } from "../record/record-index"
import { highestDegreeIn, isIntegrated, subjectsOf, tellsBachelor } from "../requirement/degrees"
import type { Terms } from "../requirement/terms"
import type { Note } from "./skills-shown"

/** In a statement, a degree counts as the person's only if the statement says how they obtained it. */
const gained =
  /^(?:i |i['’]ve |i have )?(?:\w+ly |also |then )?(?:hold|have|got|did|completed|finished|earned|passed|obtained|gained|received|was awarded|graduated|studied for)\b/i
/** A degree whose name is its subject: no other Master's is an MBA. */
const ownName = /\bm\.?b\.?a(?!\w)/i
const tellsStudy = new Set(["qualification", "experience", "bio"])
/** The level of postgraduate study that a first degree does not reach, whatever it is called. */
const postgraduate = 2.5
/** Enough to meet a requirement in part, and never in full. */
const inPart = 7 / 12

/**
 * The weight of a degree that a record shows. A degree counts in part if its subject may or may not be related, or if
 * it is an integrated Master's and the posting asks for postgraduate study.
 */
export function degreeShown(degree: Terms["degree"], quote: string, { units }: RecordIndex, note: Note): number {
  if (!degree) return 0
  const { subjects, isRelated } = subjectsOf(quote, degree.asked)
  const wanted = subjects.map((subject) => [...conceptsOf(subject)]).filter((words) => words.length > 0)
  const isNamed = ownName.test(degree.asked) && !/\bor\b|\/|equivalent|similar/i.test(quote)
  const studies = units.map(({ text, field }) => (field === null ? gained.test(text) : tellsStudy.has(field)))
  const isGraduate = units.some(({ text }, at) => studies[at] && tellsBachelor(text))
  let shown = 0
  for (const [at, { text }] of units.entries()) {
    const held = studies[at] ? highestDegreeIn(text) : null
    if (!held || held.level < degree.level || (isNamed && !ownName.test(text))) continue
    const own = conceptsOf(text)
    const isSubject = wanted.length === 0 || wanted.some((words) => words.every((word) => own.has(word)))
    if (!isSubject && !isRelated) continue
    const isFirst = degree.level === postgraduate && isIntegrated(held.written) && !isGraduate
    const code = isFirst ? "first_degree" : isSubject ? "degree" : "other_subject"
    const weight = code === "degree" ? degree.weight : degree.weight * inPart
    shown = Math.max(shown, weight)
    note(at, weight, { code, asked: degree.asked, yours: held.written }, degree.asked)
  }
  return shown
}

const conceptsOf = (text: string): Set<string> => new Set([...indexWords(text, () => {})])
