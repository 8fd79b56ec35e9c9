import type { DraftSentence } from "../../evidence/schema"
import { verifySentences } from "../../evidence/verify"
import { fact } from "../compose"
import type { Achievement, Material } from "../material-schema"
import { roleSentence } from "../role-sentences"
import type { WritingRequest } from "../writer"
import { type BeforeAfter, beforeAfterOf, screenTextsOf } from "./screen"
import {
  breathsOf,
  isWholeSentence,
  leans,
  lessonSaid,
  pausesOf,
  titlesOf,
  withoutSubject,
  wordingsOf,
} from "./wording"

/** An achievement as it can be told aloud. Every sentence here is one that the ledger supports. */
export interface Story {
  of: Achievement
  /** What is said first: it stands alone. */
  hook: DraftSentence
  /** What follows the hook, in the order it happened, without the lesson. */
  rest: DraftSentence[]
  /** The whole in one sentence that stands alone. */
  whole: DraftSentence
  lesson: DraftSentence | null
  /** Where the person worked then. */
  setting: DraftSentence | null
  /** A few words for the screen. */
  screen: DraftSentence | null
  before: DraftSentence | null
  after: DraftSentence | null
  /** "How I cut waste 9%". */
  title: DraftSentence | null
  /** What was done, in few words for the screen, where the hook named the outcome. */
  method: DraftSentence | null
  /** Whether it tells more than one sentence holds. */
  isRich: boolean
}

/** Wordings of one line, best first: the first that the ledger supports is taken. */
type Wordings = DraftSentence[]

interface Outline {
  of: Achievement
  openings: Wordings[][]
  lines: Wordings[]
  whole: Wordings
  lesson: Wordings
  setting: Wordings
  screen: Wordings
  before: Wordings
  after: Wordings
  title: Wordings
  method: Wordings
}

/** Achievements looked at: no document tells more. */
const most = 16

/** The stories that can be told, strongest first. Wordings that the verifier would mark are never taken. */
export function storiesOf(request: WritingRequest, material: Material): Story[] {
  const outlines = material.achievements
    .filter((each) => each.claim !== "" || each.story.length > 0)
    .slice(0, most)
    .map((each) => outlineOf(each, material))
  const all = outlines.flatMap((each) => [
    ...[...each.openings.flat(), ...each.lines].flat(),
    ...[each.whole, each.lesson, each.setting, each.screen, each.before, each.after, each.title, each.method].flat(),
  ])
  const fit = supportedOf(all, request)
  return outlines.flatMap((outline) => storyOf(outline, (wordings) => wordings.find((each) => fit.has(each)) ?? null))
}

/** Those of the sentences that the person's ledger supports. */
export function supportedOf(sentences: DraftSentence[], request: WritingRequest): Set<DraftSentence> {
  const ledger = { items: request.evidence, profile: request.profile, personName: "", posting: request.posting }
  const key = (each: DraftSentence) => `${each.text} ${each.evidenceIds.join(" ")}`
  const once = new Map(sentences.map((each) => [key(each), each]))
  const claims = verifySentences([...once.values()], ledger)
  const fit = new Set([...once.keys()].filter((_, at) => claims[at]?.status === "supported"))
  return new Set(sentences.filter((each) => fit.has(key(each))))
}

function outlineOf(of: Achievement, material: Material): Outline {
  const say = (text: string): Wordings => wordingsOf(text).map((wording) => fact(wording, of.evidenceIds))
  const show = (texts: string[]): Wordings => texts.map((text) => fact(text, of.evidenceIds))
  const role = of.role === null ? null : material.roles[of.role]
  const pair: BeforeAfter | null = beforeAfterOf(of)
  const told = of.story.filter((text) => !of.lessons.includes(text))
  const single = told.length <= 1
  return {
    of,
    openings: openingsOf(of, told).map((lines) => lines.map(say)),
    lines: (single ? singleLines(of) : told.flatMap(breathsOf)).map(say),
    whole: [of.claim, ...told, of.headline?.what ?? "", of.action[0] ?? "", ...breathsOf(of.claim), ...notedDeeds(of)]
      .filter(standsAlone)
      .flatMap(say),
    lesson: of.lessons.flatMap(lessonSaid).map((text) => fact(text, of.evidenceIds)),
    setting: role?.evidenceIds.length
      ? wordingsOf(roleSentence(role).text).map((text) => fact(text, role.evidenceIds))
      : [],
    screen: show(screenTextsOf(of)),
    before: show(pair?.before ?? []),
    after: show(pair?.after ?? []),
    method: show(of.headline && of.action[0] ? [withoutSubject(of.action[0])] : []),
    title: show(of.claim ? [...(of.headline ? titlesOf(of.headline.what) : []), ...titlesOf(of.claim)] : []),
  }
}

/** Ways to begin, best first: each a line that stands alone, and what has to follow it at once. */
function openingsOf(of: Achievement, told: string[]): string[][] {
  const tension = told.length > 1 ? (told.find((text) => of.situation.includes(text)) ?? "") : ""
  const outcome = of.result.flatMap(wordingsOf).find((text) => /\d/.test(text) && standsAlone(text)) ?? ""
  const ways: string[][] = [
    isWholeSentence(tension) && /\d|\b(?:died|broke|lost|failed|only|without|late)\b/i.test(tension) ? [tension] : [],
    told.length <= 1 && of.headline ? [of.headline.what, of.headline.how] : [],
    outcome && !/\d/.test(of.claim) ? [outcome] : [],
    told.length <= 1 && of.result[0] && of.action[0] && leans(of.result[0]) ? [of.action[0], of.result[0]] : [],
    ...pausesOf(of.claim),
    breathsOf(of.claim),
    notedDeeds(of).length > 0 ? [...notedDeeds(of), ...of.result].slice(0, 2) : [],
    [of.claim],
    ...told.map((text) => [text]),
  ]
  return ways.filter(([first]) => first && standsAlone(first))
}

function singleLines(of: Achievement): string[] {
  const outcome = of.result.filter((text) => text !== of.claim)
  const deed = of.story[0] ?? ""
  if (of.action[0] && leans(outcome[0] ?? "")) return [of.action[0], ...outcome]
  return [...notedDeeds(of), ...breathsOf(deed), ...outcome].filter((text) => text && text !== ".")
}

/** Deeds noted in the passive, as a speaker says them. */
function notedDeeds(of: Achievement): string[] {
  if (of.action.length > 0) return []
  return of.situation
    .filter((text) => /\b(?:written|rewritten|built|redone|made|done|[a-z]+ed)\.$/i.test(text))
    .map(asPassive)
}

/** "Handover sheet rewritten." is said "The handover sheet was rewritten." */
function asPassive(note: string): string {
  return note.replace(/^(?!The |Our |My )(\p{Lu})(.+) (\S+\.)$/u, (_, first, rest, verb) => {
    return `The ${first.toLowerCase()}${rest} was ${verb}`
  })
}

const standsAlone = (text: string) =>
  text !== "" &&
  isWholeSentence(text) &&
  !/^(?:it|they|that|this|these|those|he|she)\b|\b(?:taught|helped|told|gave|showed) (?:them|him|her)\b/i.test(text) &&
  !/\bwe were (?:down|up) to\b|^(?:by|after) .{2,25} (?:they|we|it) (?:were|was)\b|^we \w+ \d+ of the \d+/i.test(text)

function storyOf(outline: Outline, choose: (wordings: Wordings) => DraftSentence | null): Story[] {
  const opening = outline.openings.map((lines) => lines.map(choose)).find((lines) => lines.every(Boolean))
  const [hook, ...follow] = (opening ?? []).filter((line) => line !== null)
  const whole = choose(outline.whole) ?? hook
  if (!hook || !whole) return []
  const single = outline.of.story.filter((text) => !outline.of.lessons.includes(text)).length <= 1
  const lines = follow.length > 0 && single ? follow : [...follow, ...unbroken(outline.lines.map(choose), hook, whole)]
  const rest = distinct(lines, [hook])
  return [
    {
      of: outline.of,
      hook,
      rest,
      whole,
      lesson: choose(outline.lesson),
      setting: choose(outline.setting),
      screen: choose(outline.screen),
      before: choose(outline.before),
      after: choose(outline.after),
      title: choose(outline.title),
      method: choose(outline.method),
      isRich: rest.length >= 2,
    },
  ]
}

/** Without the lines that nothing supports, and without those that lean on a line that is gone. */
function unbroken(lines: (DraftSentence | null)[], hook: DraftSentence, whole: DraftSentence): DraftSentence[] {
  const kept: DraftSentence[] = []
  let broken = false
  for (const line of lines) {
    if (line && !(broken && leans(line.text)) && isSayable(line.text)) {
      kept.push(line)
      broken = false
    } else if (!line) broken = true
  }
  const said = [hook, ...kept].map((line) => line.text).join(" ")
  return kept.length === 0 && !said.includes(whole.text) && !whole.text.includes(hook.text.slice(0, -1))
    ? [whole]
    : kept
}

const isSayable = (text: string) => isWholeSentence(text) || /\d/.test(text) || leans(text)

/** Lines without those that were said already, alone or within a longer one. */
export function distinct(lines: DraftSentence[], said: DraftSentence[]): DraftSentence[] {
  const kept: DraftSentence[] = []
  for (const line of lines) if (![...said, ...kept].some((other) => repeats(other.text, line.text))) kept.push(line)
  return kept
}

function repeats(a: string, b: string): boolean {
  const [left, right] = [plain(a), plain(b)]
  return left.includes(right) || right.includes(left)
}

const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}% ]/gu, "")
