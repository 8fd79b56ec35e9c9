import type { WritingLine } from "../../achievements/writing-line"
import type { Achievement } from "../material-schema"
import { closedSentence, firstPerson } from "./first-person"
import { contentWords, overlap } from "./focus"
import { retell } from "./retell"
import { readStatement } from "./statement"

/** Words by which a line says that others did it too. */
const together =
  /\b(?:with (?:the|my|our|a) (?:team|crew|colleagues?)|as part of|together with|jointly|helped|contributed)\b/i

interface Asked {
  focus: Set<string>
  instructed: Set<string>
  /** Names as the profile writes them. */
  known: ReadonlyMap<string, string>
}

/** A line of the record in the shapes that documents need. `role` is its place among the roles of the material. */
export function achievementOf(
  line: WritingLine,
  role: number | null,
  { focus, instructed, known }: Asked,
): Achievement {
  const { fragment, sentence, speaker } = readStatement(line.text)
  const bullet = (speaker === "none" ? line.text : fragment).replace(/\.$/, "")
  const claim = speaker === "none" ? firstPerson(line.text) : closedSentence(sentence)
  const words = contentWords([line.text, ...Object.values(line.parts).flat()].join(" "))
  const { situation, task, result } = line.parts
  const retold = (spans: string[]) =>
    spans.flatMap((span) => retell(span, known) ?? []).filter((text) => !saysTheSame(text, bullet))
  const [deed = bullet, ...behind] = bullet.split("; ")
  const outcome = behind.some((part) => leaning.test(part)) ? "" : behind.join("; ")
  const told = { situation: retold(situation), task: retold(task) }
  const results =
    outcome && claim ? [closedSentence(outcome.charAt(0).toUpperCase() + outcome.slice(1))] : retold(result)
  const action = outcome && claim ? firstPerson(deed) || claim : claim
  return {
    ...told,
    evidenceIds: line.evidenceIds,
    createdAt: line.period.to,
    told: line.told === "history" ? "profile" : "reflection",
    quality: line.strength,
    agreed: line.state === "agreed",
    pinned: line.pinned,
    hasNumber: /\d/.test(bullet),
    figure: line.figure,
    deed: line.parts.action,
    shared: together.test(bullet),
    role,
    roleNamed: role !== null,
    skills: line.skills,
    relevance: overlap(words, focus) + 4 * overlap(words, instructed),
    bullet,
    claim,
    headline: null,
    turn: null,
    action: action ? [action] : [],
    result: results,
    lessons: [],
    story: [...told.situation, claim, ...(outcome ? [] : results)].filter(Boolean),
  }
}

/** A clause behind a semicolon that depends on the clause before it. */
const leaning = /^(?:where|which|who|that|and|but|so|of|in|with|for)\b/i

/** Most of the words of a sentence stand in the line already. */
function saysTheSame(text: string, line: string): boolean {
  const words = contentWords(text)
  return words.size === 0 || overlap(words, contentWords(line)) >= words.size * 0.6
}
