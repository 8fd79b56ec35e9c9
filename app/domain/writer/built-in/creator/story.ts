import type { DraftSentence } from "../../../evidence/schema"
import { verifySentences } from "../../../evidence/verifier/verify"
import type { Achievement, Material } from "../../material-schema"
import type { WritingRequest } from "../../writer"
import { type Outline, outlineOf, type Wordings } from "./outline"
import { isWholeSentence, leans, withoutSubject } from "./wording"

/** An achievement as it can be told. Every sentence here is one that the ledger supports. */
export interface Story {
  of: Achievement
  /** What is said first: it stands alone. */
  hook: DraftSentence
  /** What is said after the hook, in the order it happened, without the lesson. */
  rest: DraftSentence[]
  /** The same for a reader: sentences as long as they were told, none that hangs on a breath before it. */
  written: { hook: DraftSentence; rest: DraftSentence[] }
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
  /** Whether it tells more than a hook and one line. */
  isRich: boolean
}

/** Achievements looked at: no document tells more. */
const most = 16

/** Lines of one story after its hook. */
const mostLines = 7

/** The stories that can be told, strongest first. Wordings that the verifier would mark are never taken. */
export function storiesOf(request: WritingRequest, material: Material): Story[] {
  const outlines = material.achievements
    .filter((each) => each.claim !== "" || each.story.length > 0)
    .slice(0, most)
    .map((each) => outlineOf(each, material))
  const fit = supportedOf(outlines.flatMap(everyWording), request)
  const stories = outlines.flatMap((outline) =>
    storyOf(outline, (wordings) => wordings.find((each) => fit.has(each)) ?? null),
  )
  const hooks = stories.map((story) => story.hook.text)
  return stories.filter((story, at) => hooks.indexOf(story.hook.text) === at)
}

function everyWording(outline: Outline): Wordings {
  const { whole, outcome, lesson, setting, screen, before, after, title, method } = outline
  const lines = [...outline.openings.flat(), ...outline.spoken, ...outline.written]
  return [...lines, whole, outcome, lesson, setting, screen, before, after, title, method].flat()
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

function storyOf(outline: Outline, choose: (wordings: Wordings) => DraftSentence | null): Story[] {
  const opening = outline.openings.map((lines) => lines.map(choose)).find((lines) => lines.every(Boolean))
  const [hook, ...follow] = (opening ?? []).filter((line) => line !== null)
  const whole = choose(outline.whole) ?? hook
  if (!hook || !whole) return []
  const spoken = [...follow, ...unbroken(outline.spoken.map(choose))]
  const rest = distinct(follow.length > 0 && outline.isSingle ? follow : spoken, [hook])
  const isPart = hook !== whole && holds(whole.text, hook.text)
  const outcome = choose(outline.outcome)
  const read = outcome ?? (isPart ? whole : hook)
  return [
    {
      of: outline.of,
      hook,
      rest: rest.slice(0, mostLines),
      written: { hook: read, rest: distinct(unbroken(outline.written.map(choose)), [read]).slice(0, mostLines) },
      whole,
      lesson: choose(outline.lesson),
      setting: choose(outline.setting),
      screen: choose(outline.screen.filter((each) => plain(each.text) !== plain(withoutSubject(hook.text)))),
      before: choose(outline.before),
      after: choose(outline.after),
      title: choose(outline.title),
      method: choose(outline.method),
      isRich: rest.length >= 2,
    },
  ]
}

/** Without the lines that nothing supports, and without those that hang on a line that is gone. */
function unbroken(lines: (DraftSentence | null)[]): DraftSentence[] {
  const kept: DraftSentence[] = []
  let broken = false
  for (const line of lines) {
    if (line && !(broken && leans(line.text)) && isSayable(line.text)) {
      kept.push(line)
      broken = false
    } else if (!line) broken = true
  }
  return kept
}

const isSayable = (text: string) => isWholeSentence(text) || /\d/.test(text) || leans(text)

/** What follows a hook, with the place it happened at: at once, or after the lines that hang on the hook. */
export function placed(story: Story, lines: DraftSentence[]): DraftSentence[] {
  if (!story.setting) return lines
  const at = lines.findIndex((line) => !leans(line.text) && isWholeSentence(line.text))
  const before = at < 0 ? lines.length : at
  return [...lines.slice(0, before), story.setting, ...lines.slice(before)]
}

/** A story in as few sentences as make sense alone: the whole, after the situation or outcome that it sets out from. */
export function inFull({ written, whole }: Story): DraftSentence[] {
  if (plain(whole.text) === plain(written.hook.text)) return [written.hook, ...written.rest]
  return holds(whole.text, written.hook.text) ? [whole] : distinct([written.hook, whole], [])
}

/** Lines without those that were said already, alone or within a longer one. */
export function distinct(lines: DraftSentence[], said: DraftSentence[]): DraftSentence[] {
  const kept: DraftSentence[] = []
  for (const line of lines) if (![...said, ...kept].some((other) => repeats(other.text, line.text))) kept.push(line)
  return kept
}

const repeats = (a: string, b: string) => holds(a, b) || holds(b, a)
const holds = (long: string, short: string) => plain(long).includes(plain(withoutSubject(short)))
const plain = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}% ]/gu, "")
