import { longestSentence } from "../../evidence/verifier/budget"
import { isPassiveOfThing } from "../../language/past-tense"
import { statementsOf } from "../../language/statements"
import { achievementQuality } from "../../rubric/achievement-quality"
import type { Achievement } from "../material-schema"
import { bulletOf, leanedOn, noteBefore, startOf, withNoun } from "./craft/bullet"
import { partActionAndResult } from "./craft/outcome"
import { type ToldStatement, tellParts } from "./craft/star"
import { isRoleNoun, readStatement } from "./craft/statement"
import { lowered, trimRambling } from "./craft/trim"

interface Named {
  /** The same with what its pronoun stands for ("taught two new commis …"), best first: the first that is supported is used. */
  named: { claim: string; bullet: string }[]
}
type Told = Omit<Achievement, "evidenceIds" | "createdAt" | "told" | "role" | "roleNamed" | "skills" | "relevance"> &
  Named

/**
 * Takes one item apart: what was done, what came of it, and how a resume or a letter would put it. Null where it tells
 * of no deed; a line below a role's heading (`isRoleLine`) counts even so, as a resume line only.
 */
export function readAchievement(text: string, isRoleLine = false): Told | null {
  const statements = statementsOf(text).filter((statement) => statement.length <= longestSentence)
  const told = tellParts(statements.flatMap(trimRambling))
  const of = (part: ToldStatement["part"]) => told.filter((statement) => statement.part === part)
  const deeds = of("action")
    .filter(isClear)
    .sort((a, b) => strength(b) - strength(a))
  const outcomes = of("result")
  const main =
    deeds[0] ?? outcomes[0] ?? of("task").find(isOwn) ?? (isRoleLine ? told.find((each) => !each.negative) : null)
  if (!main) return null
  const split = partActionAndResult(main)
  const whole = told.map((statement) => statement.sentence).join(" ")
  return {
    quality: achievementQuality(whole).quality,
    hasNumber: /\d/.test(whole),
    shared: main.speaker === "we",
    bullet: bulletOf(main, told),
    claim: claimOf(main, told),
    named: namedOf(main, told),
    headline: split?.headline ?? null,
    turn: turnOf(told),
    situation: of("situation").map((statement) => statement.sentence),
    task: of("task").map((statement) => statement.sentence),
    action: of("action").map((statement) => (statement === main && split ? split.action : statement.sentence)),
    result: [...(split ? [split.result] : []), ...outcomes.map((each) => each.sentence)],
    lessons: of("lesson").map((statement) => statement.sentence),
    story: storyOf(told),
  }
}

/** Before and after, where the outcome is told as a change from a value named in the situation. */
function turnOf(told: ToldStatement[]): Told["turn"] {
  const situations = told.filter((each) => each.part === "situation")
  const after = told.find((each) => each.part === "result" && startOf(each, situations))
  const before = after && startOf(after, situations)
  return after && before ? { before: before.sentence, after: after.sentence } : null
}

/** Deed and sentence with the noun that their pronoun stands for, or with the sentence before that holds it. */
function namedOf(main: ToldStatement, told: ToldStatement[]): Told["named"] {
  const situations = told.filter((each) => each.part === "situation")
  const withWords = (claim: string, fragment: string) => ({ claim, bullet: bulletOf({ ...main, fragment }, told) })
  const claim = withNoun(main.sentence, situations)
  const before = leanedOn(main, told)
  return [
    ...(claim === main.sentence ? [] : [withWords(claim, withNoun(main.fragment, situations))]),
    ...(before
      ? [withWords(joined(before.sentence, main.sentence), joined(before.fragment, lowered(main.fragment)))]
      : []),
  ]
}

function joined(before: string, after: string): string {
  return `${before.replace(/[.!]$/, "")}; ${after}`
}

/** The strongest sentence; a note in the passive with the outcome beside it. */
function claimOf(main: ToldStatement, told: ToldStatement[]): string {
  const situations = told.filter((each) => each.part === "situation")
  if (!isFragment(main)) return main.sentence
  return main.part === "result" && noteBefore(main, situations) ? `${bulletOf(main, told)}.` : ""
}

/** What was told, in its order, as whole sentences; an outcome noted without a verb stands beside its deed. */
function storyOf(told: ToldStatement[]): string[] {
  return told
    .filter((each) => each.part !== "aside")
    .reduce<string[]>((story, each) => {
      const last = story.at(-1)
      if (!isFragment(each)) story.push(each.sentence)
      else if (last && each.part === "result")
        story[story.length - 1] = `${last.replace(/\.$/, "")}; ${lowered(each.fragment)}.`
      return story
    }, [])
}

/** "Briefed them" says nothing without the sentence before it. */
function isClear(statement: ToldStatement): boolean {
  return statement.fragment.split(/\s+/).length > 2 || !/\b(?:them|it|him|her|that|this)$/i.test(statement.fragment)
}

function isOwn(statement: ToldStatement): boolean {
  return statement.speaker === "I" && !statement.negative
}

function strength(statement: ToldStatement): number {
  const counted = /\d/.test(statement.sentence) ? 2 : 0
  return 3 * statement.action + 3 * statement.result + counted - (statement.speaker === "we" ? 1 : 0)
}

const verbish =
  /\b(?:is|are|was|were|has|have|had|can|do|does|did|[a-z]+ed|fell|rose|grew|went|dropped|got|became|kept|ran|cut|came|made|took|won|led|now)\b/i

/** A line without a person or a verb of its own ("28 beds, acute medicine"): fit for a list only. */
function isFragment(statement: ToldStatement): boolean {
  if (statement.speaker !== "none") return false
  if (isPassiveOfThing(statement.fragment)) return true
  if (/^(?:it|they|she|he|this|that|everyone|nobody)\s/i.test(statement.fragment)) return false
  const words = statement.fragment.split(/\s+/)
  const counted = /^(?:\d|no$|zero$)/i.test(words[0] ?? "")
  return isRoleNoun(statement.fragment) || !verbish.test(words.slice(counted ? 2 : 1).join(" "))
}

/** A line that says what a role is like and tells neither deed nor outcome: "28 beds, acute medicine". */
export function isNote(line: string): boolean {
  const said = statementsOf(line).map(readStatement)
  const tells = said.some((each) => each.speaker !== "none" || isRoleNoun(each.fragment))
  return !tells && achievementQuality(line).result.score === 0
}

/** What a role was for, in the person's words: a deed in the first person, a role noun as written. Null where it is a note. */
export function asScope(line: string): string | null {
  const [first = line] = statementsOf(line)
  if (isRoleNoun(first) && !/^\d/.test(first)) return /[.!?]$/.test(first) ? first : `${first}.`
  const statement = readStatement(first)
  return statement.speaker === "none" || statement.negative ? null : statement.sentence
}
