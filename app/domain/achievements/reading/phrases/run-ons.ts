import type { Told } from "../../../language/talk/moods/moods"
import type { Talk } from "../../../language/talk/read-talk"

/** A second verb without a conjunction, as in dictation: the end of the first statement is unknown. */
export function runsOn(
  talk: Talk,
  clause: Told,
  first = clause.verb + 1,
  verb = talk.words[clause.verb]?.lower ?? "",
): boolean {
  if (clause.verb < 0 || discoveries.test(verb) || /^(?:made|ensured|checked)$/.test(verb)) return false
  // "it used to be 35"
  const isOfIt = talk.words[clause.subject?.[0] ?? -1]?.lower === "it" && verb === "used"
  for (let at = first; at < clause.last; at++) {
    if (
      /^(?:that|who|which|where|how|what|why|because|when|if|whose|than|as|until|whether)$/.test(
        talk.words[at]?.lower ?? "",
      )
    )
      return false
    if (at > clause.verb + 1 && talk.words[at]?.lower === "used" && talk.words[at + 1]?.lower === "to") return true
    if (endsRelative(talk, clause, at)) return true
    if (
      at > first &&
      /^(?:be|modal)$/.test(talk.classes[at] ?? "") &&
      talk.words[at]?.text !== "May" &&
      // "trained 5 people to be on call"
      !(talk.words[at - 1]?.lower === "to" && (talk.words[at - 2]?.lower !== "used" || isOfIt)) &&
      !/^(?:am|being|been)$/.test(talk.words[at]?.lower ?? "")
    )
      return true
  }
  return false
}

/** "a family I work with thanked me", "a carer I supervise phoned me": a second verb, of what the relative clause is about. */
const endsRelative = ({ words, classes }: Talk, { verb, subject }: Told, at: number) =>
  classes[at] === "past" &&
  (/^(?:with|for|at|from)$/.test(words[at - 1]?.lower ?? "") || (at === verb + 1 && subject !== null)) &&
  /^(?:me|us|my|our)$/.test(words[at + 1]?.lower ?? "")

/** Verbs whose clause may omit "that". */
export const discoveries =
  /^(?:noticed|found|discovered|spotted|identified|saw|showed|proved|realised|realized|established|showing|worked)$/
