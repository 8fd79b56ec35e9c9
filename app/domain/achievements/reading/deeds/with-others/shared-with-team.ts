import { isFirstPerson } from "../../../../language/talk/clauses/talk-clause"
import { lowerText, type Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { formsOfVerb } from "../../../../language/talk/word-classes/word-class"
import { countWords } from "../../phrases/closed"
import type { Deed } from "../deeds"

/**
 * "I wrote the plan and we moved the wards": a writer who uses both "I" and "we" is separating their own work from the
 * team's work that they shared in.
 */
export function sharedWithTeam(talk: Talk, clause: Told, at: number, deed: Deed): Deed {
  const form = talk.classes[clause.verb]
  if ((form !== "past" && form !== "base") || deed.ongoing || deed.clause !== at) return deed
  const [verb = "", ...rest] = deed.text.split(" ")
  const { base, past } = formsOfVerb(talk.words[clause.verb]?.lower ?? "", form)
  if (!isTeams(talk, clause, at) || verb !== past || /^(?:helped|had|met|were|received|saw|lost)$/.test(verb))
    return deed
  if (verb === "got" && !/^(?:the|all|every)$/.test(rest[0] ?? "")) return deed
  if (/\b(?:with|together|as part of)\b/.test(deed.text)) return deed
  const text = `helped ${base} ${rest.join(" ")}`
  return { ...deed, text, count: countWords(text), verb: "helped" }
}

/** "I ran the bar and we sold 612 tickets | and raised £2,340": what follows without a subject is the team's too. */
function isTeams(talk: Talk, clause: Told, at: number): boolean {
  const ahead = talk.clauses[at - 1]
  const goesOn = clause.subject === null && /^(?:|and|then)$/.test(clause.lead) && ahead?.sentence === clause.sentence
  if (goesOn && clause.actor === "we" && ahead.actor === "we" && ahead.verb >= 0) return isTeams(talk, ahead, at - 1)
  if (!isPlain(talk, clause, "we")) return false
  const isMine = ({ actor, verb }: Told) => isFirstPerson(actor) && verb >= 0
  const before = talk.clauses.slice(Math.max(0, at - 3), at).findLast(isMine)
  const next = talk.clauses.slice(at + 1, at + 3).find((one) => isMine(one) && one.subject !== null)
  return [before, next].some(
    (one) => one?.sentence === clause.sentence && one.mood === clause.mood && isPlain(talk, one, "i"),
  )
}

/** Whether a clause states explicitly, with a pronoun, who acted. */
function isPlain({ words }: Talk, { first, subject, verb, lead, mark }: Told, pronoun: "i" | "we"): boolean {
  if (subject === null || lowerText(words, { first: subject[0], last: subject[1] }) !== pronoun || verb < 0)
    return false
  // "34 audits, of which I did 13": a part of the same work.
  if (pronoun === "i") return subject[0] - first <= 1 && lead !== "which"
  return /^(?:|and|so)$/.test(lead) || mark === ","
}

/** Whether an action counts as a share in the team's work. */
export const isOfTeam = ({ clauses, words }: Talk, { clause, verb }: Deed): boolean =>
  verb === "helped" && clauses[clause]?.actor === "we" && words[clauses[clause]?.verb ?? -1]?.lower !== "helped"
