import type { DraftSentence, EvidenceItem, Ledger } from "../../../evidence/schema"
import type { Achievement } from "../../material-schema"
import { countWords } from "../../rules"
import { carriedIn } from "../carried-by"
import { fact } from "../compose"
import { editions } from "../editing/editions"
import type { ExcludedIn } from "../wording/excluded"
import { contentWords, overlap } from "../wording/focus"
import { tellsSameFact } from "../wording/told-once"
import { isOthers } from "./candidates"
import { plainlyTold } from "./told/plainly-told"
import { toldSentences } from "./told/told-sentences"
import { isOpen } from "./told/well-formed"

/** The parts of a story that its telling changes or looks at. */
interface Tale {
  lead: Achievement
  hook: DraftSentence
  told: DraftSentence[]
  body: DraftSentence[]
  lesson: DraftSentence | null
}

interface Told {
  items: EvidenceItem[]
  ledger: Ledger
  names: ReadonlyMap<string, string>
  excluded: ExcludedIn
  /** The claims of the other stories. */
  others: string[]
}

/** How much longer than the selected sentences the reflection must be, and the maximum for one story. */
const [least, most] = [1.3, 150]
/** Another action that the reflection mentions along with this one. */
const alsoDone = /,? and (?:I |we )?also [^.]*\.$/
const opensOther = /\balso\b/
/** "I was sure about it": the person's situation, with whatever followed. */
const tellsState = /^(?:I|We) (?:was|were|am|are|have been|had been)\b/

/** The share of the action's words that the sentence about it has. */
const about = 0.5

/**
 * A story as its reflection tells it, sentence by sentence, if that is clearly longer than the sentences selected for
 * it; otherwise the story itself.
 */
export function fullerStory<Of extends Tale>(story: Of, { items, ledger, names, excluded, others }: Told): Of {
  const [item, ...more] = items.filter(({ kind }) => kind === "reflection")
  if (!item || more.length > 0) return story
  const isCarried = carriedIn(ledger)
  const evidenceIds = [...new Set([item.id, ...story.lead.evidenceIds])]
  const kept: DraftSentence[] = []
  let isBehind = true
  const deed = contentWords([story.lead.bullet, ...story.lead.story].join(" "))
  const strict = toldSentences(item.text, names)
    .filter(({ text, by, leans, works }) => by === "person" || leans || works || overlap(contentWords(text), deed) > 0)
    .map(({ text }) => text)
  for (const said of plainlyTold(item.text, names)) {
    const text = ownTelling(said.replace(alsoDone, "."), strict)
    if (text === null) {
      isBehind = false
      continue
    }
    const worded = editions(text).map((edition) => fact(edition, evidenceIds))
    const isOut =
      excluded(text) !== null ||
      isOthers(text) ||
      opensOther.test(text) ||
      tellsState.test(text) ||
      others.some((other) => tellsSameFact(other, text))
    const isLesson = story.lesson !== null && tellsSameFact(story.lesson.text, text)
    const found: DraftSentence | undefined =
      isOut || isLesson || (isOpen(text) && !isBehind) ? undefined : worded.find(isCarried)
    isBehind = found !== undefined
    const isNew = kept.every(({ text: before }) => before !== found?.text)
    if (found && isNew && (kept.length > 0 || !isOpen(text))) kept.push(found)
  }
  const words = wordsOf(kept)
  const hook = kept.find(({ text }) => tellsSameFact(text, story.hook.text)) ?? aboutDeed(kept, story)
  if (!hook || words > most || words < least * wordsOf(story.told)) return story
  return { ...story, hook, told: kept, body: kept.filter((each) => each !== hook) }
}

/**
 * The person's own actions in their words; others' actions and events only if the stricter reader accepts them, because
 * many of those are somebody else's story. Null if neither.
 */
function ownTelling(text: string, strict: string[]): string | null {
  if (/^(?:I|We|(?:My )?\p{L}+ and I) /u.test(text)) return countWords(text) <= longestOwn ? text : null
  const same = strict.find((other) => text.includes(other.slice(0, -1)))
  return same ?? strict.find((other) => tellsSameFact(other, text)) ?? null
}

const longestOwn = 32

/** The sentence that states the action. */
function aboutDeed(told: DraftSentence[], { lead }: Tale): DraftSentence | undefined {
  const words = contentWords(lead.claim || lead.bullet)
  const shares = told.map((each) => ({
    each,
    share: overlap(contentWords(each.text), words) / Math.max(1, words.size),
  }))
  return shares.filter(({ share }) => share >= about).sort((a, b) => b.share - a.share)[0]?.each
}

const wordsOf = (told: DraftSentence[]) => told.reduce((sum, { text }) => sum + countWords(text), 0)
