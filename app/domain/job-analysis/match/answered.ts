import { splitSentences } from "../../language/sentences/split-sentences"
import type { RequirementKind } from "../reading/posting"
import { matchRequirement, type Shown } from "./match-requirement"
import { isDenied, ownWords } from "./record/own-words"
import { indexRecord } from "./record/record-index"
import { figuresAsked, shortOf } from "./requirement/figures"
import type { Candidate, MatchedEvidence, Wanted } from "./requirement/shapes"
import { yearsIn } from "./requirement/terms"
import { maxEvidence } from "./shown/best-evidence"

/** Requirements that a person has or lacks. All others are shown by what the person did. */
const held = new Set<RequirementKind>(["qualification", "license", "language", "eligibility", "availability"])
export const isHeld = (kind: RequirementKind): boolean => held.has(kind)

const says =
  /^\W*(?:yes|yep|yeah|yup|sure|certainly|of course|absolutely|i (?:do|have|hold|am|can|speak|read|own|got|passed|studied|completed|obtained)|i['’](?:ve|m)|have|hold|got)\b/i
const notYet =
  /\b(?:learning|studying|working toward\w*|in progress|half-?way|applied for|booked|expired|lapsed|used to)\b/i
const rank = { gap: 0, partly: 1, met: 2 } as const

/**
 * Adds a person's direct answers to a requirement. An answer that is not a no meets it at least in part, whatever its
 * words. It meets it fully by its words, by a plain yes to something that a person has or lacks, or by the lines made
 * from it, once they are agreed to. Answers never lower the status.
 */
export function withAnswers(
  { quote, kind, question }: Wanted["requirements"][number],
  shown: Shown,
  { items, lines }: Candidate,
): Shown {
  if (question === undefined) return shown
  const answers = items.filter(({ text, source }) => isAnswerTo(question, source) && !saysNo(text))
  let { status } = shown
  const told: MatchedEvidence[] = []
  for (const { id, text } of answers) {
    const pieces = ownWords(text, null)
    const words = pieces.find((piece) => piece.split(" ").length > 2) ?? pieces[0]
    if (words === undefined) continue
    const isMet = meets({ quote, kind, text, states: statesOf(id, lines) }, shown)
    const reached = isMet ? "met" : "partly"
    if (rank[reached] > rank[status]) status = reached
    const isTold = shown.evidence.some(({ evidenceIds }) => evidenceIds.includes(id))
    if (!isTold) told.push({ evidenceIds: [id], text: words, because: [{ code: "answered" }] })
  }
  return { ...shown, status, evidence: [...told, ...shown.evidence].slice(0, maxEvidence) }
}

/** Compares only the quoted part, because the wording around it may have changed since the question was asked. */
function isAnswerTo(question: string, source = ""): boolean {
  const quoted = /“.*”/su.exec(question)?.[0]
  return (
    source.startsWith(question) ||
    (quoted !== undefined && /^A posting [^“]{3,40}“/u.test(source) && source.includes(quoted))
  )
}

const statesOf = (id: string, lines: Candidate["lines"]) =>
  lines.filter(({ evidenceIds }) => evidenceIds.includes(id)).map(({ state }) => state)

interface Answer {
  quote: string
  kind: RequirementKind
  text: string
  states: Candidate["lines"][number]["state"][]
}

function meets({ quote, kind, text, states }: Answer, { years, figure }: Shown): boolean {
  // Actions count once their lines are agreed to. For what a person has, the statement itself counts.
  const isAgreed = states.every((state) => state === "agreed")
  if (!isHeld(kind) && !isAgreed) return false
  const long = Math.max(years?.held ?? 0, yearsIn(text) ?? 0)
  const field = kind === "qualification" ? kind : null
  const alone = indexRecord({ items: [{ id: "", text, field }], lines: [], profile: null })
  const found = matchRequirement(quote, alone, long)
  if (found.status === "met") return true
  if (years !== null && long < years.asked) return false
  // An answer meets a required number only if it states the number.
  if (figure !== null || found.figure !== null) return shortOf(figuresAsked(quote), [text]) === null
  return isHeld(kind) ? says.test(text) && !notYet.test(text) : isAgreed && states.length > 0
}

/** Whether an answer starts with a no. The text after it may be about something else. */
function saysNo(text: string): boolean {
  const [first = ""] = splitSentences(text)
  return isDenied(first.split(/[,;]|\s(?:but|although|though)\s/i)[0] ?? "")
}
