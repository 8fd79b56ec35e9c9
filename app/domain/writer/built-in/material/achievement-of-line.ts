import type { WritingLine } from "../../../achievements/writing-line"
import { withoutStop } from "../../../language/sentences/statements"
import { isBaseVerb } from "../../../language/verbs/past-tense"
import { isMeasured } from "../../../rubric/measures"
import type { Achievement } from "../../material-schema"
import { comparesBefore } from "../stories/course"
import { retell } from "../stories/told/told-sentences"
import { closedSentence, inOnePerson } from "../wording/first-person"
import { contentWords, overlap } from "../wording/focus"
import { isOurs, joinedTo, ownProseOf, proseOf, seenChange, spoken, standsAlone } from "../wording/prose"
import { readStatement } from "../wording/statement"
import { toldOnce } from "../wording/told-once"
import { withGroupsDeeds } from "../wording/whose-deeds"

/** Words in a line that credit others too. */
const together =
  /\b(?:with (?:the|my|our|a) (?:team|crew|colleagues?)|as part of|together with|jointly|helped|contributed)\b/i

interface Asked {
  focus: Set<string>
  instructed: Set<string>
  /** Names as spelled in the profile. */
  known: ReadonlyMap<string, string>
  /** How well a line and the items behind it match the topics of the instructions. */
  onTopic: (line: WritingLine) => number
  around: (line: WritingLine) => string
}

/** Converts a line of the record to the forms that documents need. `role` is its index in the material's roles. */
export function achievementOf(
  line: WritingLine,
  role: number | null,
  { focus, instructed, known, onTopic, around }: Asked,
): Achievement {
  const { fragment, sentence, speaker } = readStatement(line.text)
  const bullet = withoutStop(speaker === "none" ? line.text : fragment)
  const words = contentWords([line.text, ...Object.values(line.parts).flat()].join(" "))
  const { task } = line.parts
  const situation = line.parts.situation.filter((span) => !comparesBefore(span))
  const result = [...line.parts.result, ...line.parts.situation.filter((span) => comparesBefore(span))]
  const retold = (spans: string[]) =>
    spans.flatMap((span) => retell(span, known)).filter((text) => !saysTheSame(text, bullet))
  const said = speaker === "none" || bullet.includes("; ") ? "" : sentence
  return worded(
    {
      ...{ situation: retold(situation).filter(standsAlone), task: retold(task).filter(standsAlone) },
      evidenceIds: line.evidenceIds,
      createdAt: line.period.to,
      told: line.told === "history" ? "profile" : "reflection",
      quality: line.strength,
      agreed: line.state === "agreed",
      pinned: line.pinned,
      ...(line.place === undefined ? {} : { place: line.place }),
      hasNumber: isMeasured(bullet),
      figure: line.figure,
      deed: line.parts.action,
      around: around(line),
      shared: together.test(bullet),
      role,
      roleNamed: role !== null,
      skills: line.skills,
      onTopic: onTopic(line),
      relevance: overlap(words, focus) + 4 * overlap(words, instructed),
    },
    bullet,
    retold(result),
    said,
  )
}

/** "Before 11 pages no one read": an earlier level without its sentence says nothing in prose. */
const loneLevel = /^(?:Before|Previously),? \D{0,3}\d(?!.*\b(?:was|were|took|had|went)\b)/

type Wordless = Omit<Achievement, "bullet" | "claim" | "whole" | "action" | "result" | "story">

/** An achievement with another wording, from which its prose sentences are derived. */
export function worded(each: Wordless, bullet: string, results: string[], said = ""): Achievement {
  const { deed, outcomes } = each.told === "profile" ? ownProseOf(bullet) : proseOf(bullet)
  const first = asSaid(deed, each.deed) || spoken(deed, isOurs(deed, each.deed)) || said
  const claim = seenChange(deed) ?? (each.told === "profile" ? first : withGroupsDeeds(first, each.around))
  const result = toldOnce([claim, ...(outcomes.length > 0 ? outcomes : results)], (text) => text)
    .slice(1)
    .filter((text) => !loneLevel.test(text))
  return {
    ...each,
    ...{ bullet, claim, result, whole: joinedTo(claim, result, bullet) },
    action: claim ? [claim] : [],
    story: [...each.situation, claim, ...result].filter(Boolean),
  }
}

/** Most of a sentence's words occur in the line already. */
function saysTheSame(text: string, line: string): boolean {
  const words = contentWords(text)
  return words.size === 0 || overlap(words, contentWords(line)) >= words.size * 0.6
}

/**
 * "Reports near misses every week", made from "I report near misses": the person's words show that its first word is a
 * verb. "" if they do not.
 */
function asSaid(deed: string, spans: string[]): string {
  const [, third = "", rest = ""] = /^(\p{L}{3,})s (.+)$/su.exec(deed) ?? []
  if (third === "" || isBaseVerb(third.toLowerCase())) return ""
  const who = new RegExp(`\\b(I|we) (${third}) `, "i").exec(spans.join(" "))?.[1]
  return who
    ? closedSentence(
        `${who.toLowerCase() === "i" ? "I" : "We"} ${third.toLowerCase()} ${inOnePerson(rest.split(" ")).join(" ")}`,
      )
    : ""
}
