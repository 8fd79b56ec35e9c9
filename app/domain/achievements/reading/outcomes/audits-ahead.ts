import { laidOut } from "../../../language/laid-out"
import { lowerText } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"
import { countWords } from "../phrases/closed"
import type { Outcome } from "./outcomes"

const found = new RegExp(laidOut`
  ^(?:and |but )?(?:
    they|it|the (?:auditors?|inspectors?|audit|inspection|customer)
  ) (?:found|had|gave us|gave|raised) (?<grave>0|no|zero|none) (?:major|serious|critical)(?: (?:
    findings?|points?|issues?|faults?
  ))?(?: (?:and|but)(?: only)? (?<small>\d+|one|two|three|four|five) (?:minor|small)(?: (?:
    findings?|points?|issues?|faults?
  ))?)?$
`)
const audit = /\b(audit|inspection)\b/

/**
 * "We had an audit. They found 0 major and 2 minor. I check every rack before the audit": the audit's findings are the
 * result of the work done for it.
 */
export function auditAhead(talk: Talk, deedAt: number): Outcome | null {
  const { words, clauses } = talk
  const own = clauses[deedAt]
  const kind = own && audit.exec(lowerText(words, own))?.[1]
  if (!kind) return null
  const at = clauses.findLastIndex((clause, nth) => nth < deedAt && found.test(lowerText(words, clause)))
  const clause = clauses[at]
  const isNamed = clauses.slice(0, at).some((one) => audit.exec(lowerText(words, one))?.[1] === kind)
  if (!clause || !isNamed) return null
  const { grave = "no", small } = found.exec(lowerText(words, clause))?.groups ?? {}
  const text = `the ${kind} found ${grave === "none" ? "no" : grave} major ${small ? `and ${small} minor ` : ""}findings`
  return { clause: at, text, count: countWords(text), figures: small ? 2 : 1, belongs: true }
}
