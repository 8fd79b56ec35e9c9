import type { DraftSentence } from "../../../evidence/schema"
import type { Achievement, Material, RoleMaterial } from "../../material-schema"
import { fact } from "../compose"
import { roleSentence } from "../role-sentences"
import { lowered } from "../wording"
import { beforeAfterOf, screenTextsOf } from "./screen"
import {
  breathsOf,
  dangles,
  isWholeSentence,
  leans,
  lessonSaid,
  notesApart,
  pausesOf,
  titlesOf,
  withoutSubject,
  wordingsOf,
} from "./wording"

/** Wordings of one line, best first: the first that the ledger supports is taken. */
export type Wordings = DraftSentence[]

/** What an achievement could say, before the ledger has been asked. */
export interface Outline {
  of: Achievement
  /** Whether it was told in one sentence. */
  isSingle: boolean
  /** Ways to begin, best first: a line that stands alone, and what has to follow it at once. */
  openings: Wordings[][]
  /** All of it in breaths, to be spoken. */
  spoken: Wordings[]
  /** All of it in sentences, to be read. */
  written: Wordings[]
  whole: Wordings
  /** The outcome that a reader is told first, where its means follow. */
  outcome: Wordings
  lesson: Wordings
  setting: Wordings
  screen: Wordings
  before: Wordings
  after: Wordings
  title: Wordings
  method: Wordings
}

export function outlineOf(of: Achievement, material: Material): Outline {
  const say = (text: string): Wordings => wordingsOf(text).map((wording) => fact(wording, of.evidenceIds))
  const show = (texts: string[]): Wordings => texts.map((text) => fact(text, of.evidenceIds))
  const role = of.role === null ? null : material.roles[of.role]
  const pair = beforeAfterOf(of)
  const story = of.story.filter((text) => !of.lessons.includes(text))
  const before = of.situation.filter((text) => isWholeSentence(text) && !story.some((line) => line.includes(text)))
  const told = notedDeeds(of).length > 0 ? story : [...before, ...story]
  const isSingle = told.length <= 1
  const noted = notedDeeds(of)[0]
  const outcome = of.result.find((text) => !leans(text))
  const both = noted && outcome ? `${noted.replace(/\.$/, "")}; ${lowered(outcome)}` : ""
  const wholes = [both, notesApart(of.claim), of.claim, ...told, of.headline?.what ?? "", of.action[0] ?? ""]
  return {
    of,
    isSingle,
    openings: openingsOf(of, told).map((lines) => lines.map(say)),
    spoken: (isSingle ? spokenLines(of) : told.flatMap(breathsOf)).map(say),
    written: (isSingle ? writtenLines(of) : told).map(say),
    whole: [...wholes, ...breathsOf(of.claim), ...notedDeeds(of)].filter(standsAlone).flatMap(say),
    outcome: isSingle && of.headline ? say(of.headline.what) : [],
    lesson: of.lessons.flatMap(lessonSaid).map((text) => fact(text, of.evidenceIds)),
    setting:
      role?.evidenceIds.length && isPlaced(of, role)
        ? wordingsOf(roleSentence(role).text).map((text) => fact(text, role.evidenceIds))
        : [],
    screen: show(screenTextsOf(of)),
    before: show(pair?.before ?? []),
    after: show(pair?.after ?? []),
    method: show(of.headline && of.action[0] ? [withoutSubject(of.action[0])] : []),
    title: show(of.claim ? [...(of.headline ? titlesOf(of.headline.what) : []), ...titlesOf(of.claim)] : []),
  }
}

/** Whether it is known that it was done in that role: a past role is not named for what was told after it ended. */
function isPlaced(of: Achievement, role: RoleMaterial): boolean {
  const month = of.createdAt.slice(0, 7)
  const words = [of.bullet, ...of.situation, ...of.story].join(" ").toLowerCase()
  const isNamed =
    words.includes(role.company.toLowerCase()) || (of.roleNamed && !words.includes(role.title.toLowerCase()))
  const isThen = role.start !== "" && month >= role.start && month <= monthOf(role.end)
  return isNamed || role.isCurrent || of.told === "profile" || isThen
}

function monthOf(end: string): string {
  return end.length === 4 ? `${end}-12` : end
}

function openingsOf(of: Achievement, told: string[]): string[][] {
  const isSingle = told.length <= 1
  const tension = isSingle ? "" : (told.find((text) => of.situation.includes(text)) ?? "")
  const outcome = of.result.flatMap(wordingsOf).find((text) => /\d/.test(text) && standsAlone(text)) ?? ""
  const ways: string[][] = [
    isWholeSentence(tension) && /\d|\b(?:died|broke|lost|failed|only|without|late)\b/i.test(tension) ? [tension] : [],
    isSingle && of.headline ? [...breathsOf(of.headline.what), of.headline.how] : [],
    outcome && !/\d/.test(of.claim) ? [outcome] : [],
    isSingle && of.action[0] && leans(of.result[0] ?? "") ? [of.action[0], of.result[0] ?? ""] : [],
    isSingle ? [] : told.slice(0, 1),
    ...pausesOf(of.claim),
    breathsOf(of.claim),
    notedDeeds(of).length > 0 ? [...notedDeeds(of), ...of.result].slice(0, 2) : [],
    [of.claim],
    ...told.map((text) => [text]),
  ]
  return ways.filter(([first]) => first && standsAlone(first))
}

function writtenLines(of: Achievement): string[] {
  if (of.headline) return of.action.slice(0, 1)
  const deeds = notedDeeds(of).length > 0 ? notedDeeds(of) : [notesApart(of.claim)]
  return [...deeds, ...of.result.filter((text) => !leans(text))]
}

function spokenLines(of: Achievement): string[] {
  if (of.action[0] && leans(of.result[0] ?? "")) return [of.action[0], ...of.result]
  const deed = of.story[0] ?? ""
  const outcomes = of.result.filter((text) => text !== of.claim)
  return [...notedDeeds(of), ...(deed ? breathsOf(deed) : []), ...outcomes]
}

/** Deeds noted in the passive, as a speaker says them. */
function notedDeeds(of: Achievement): string[] {
  if (of.action.length > 0) return []
  return of.situation
    .filter((text) => /\b(?:written|rewritten|built|redone|made|done|[a-z]+ed)\.$/i.test(text))
    .map((note) =>
      note.replace(
        /^(?!The |Our |My )(\p{Lu})(.+) (\S+\.)$/u,
        (_, first, rest, verb) => `The ${first.toLowerCase()}${rest} was ${verb}`,
      ),
    )
}

/** True for a sentence that needs none before it: no pronoun without its noun, no number without its thing. */
function standsAlone(text: string): boolean {
  if (!isWholeSentence(text) || dangles(text) || /^I (?:took|cost|saved|gave) (?:me|us)\b/.test(text)) return false
  if (/^(?:it|they|that|this|these|those|he|she)\b/i.test(text)) return false
  if (/\b(?:taught|helped|told|gave|showed) (?:them|him|her)\b/i.test(text)) return false
  return !/\bwe were (?:down|up) to\b|^(?:by|after) .{2,25} (?:they|we|it) (?:were|was)\b|^we \w+ \d+ of the \d+/i.test(
    text,
  )
}
