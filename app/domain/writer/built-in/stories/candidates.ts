import type { EvidenceItem } from "../../../evidence/schema"
import type { Achievement } from "../../material-schema"
import { countWords } from "../../rules"
import { editions } from "../editing/editions"
import { contentWords, overlap } from "../wording/focus"
import { standsAlone } from "../wording/prose"
import { causeOnly } from "./cause"
import { tellsChange } from "./change"
import { tellsBefore } from "./course"
import { breathsOf } from "./told/breaths"
import { filledFrom } from "./told/filled"
import type { ToldSentence } from "./told/growing"
import { sentencesOfLine } from "./told/line-sentences"
import { toldSentences } from "./told/told-sentences"
import { isOpen } from "./told/well-formed"

/** The maximum number of sentences considered for one story. */
const maxCandidates = 40

/** A candidate sentence of a story. */
export interface Candidate {
  text: string
  /** Alternative wordings, to be tried in order: singular, plural, the line's own. */
  wordings: string[]
  /** The position in the reflection. */
  at: number
  evidenceIds: string[]
  isLesson: boolean
  /** It depends on the sentence before it. */
  isOpen: boolean
  /** The position of the sentence right before it. */
  behind: number | null
  /** How suitable the sentence is as an opening. */
  weight: number
  /** It comes from a line, not only from the reflection. */
  isLine: boolean
  /** It comes from the line that the story is about. */
  isLead: boolean
  /** It comes from a line that another story is about. */
  isElsewhere: boolean
}

/** The candidate sentences of a story: the lines made from a reflection, and the reflection's own sentences. */
export function candidatesOf(
  achievements: Achievement[],
  items: EvidenceItem[],
  names: ReadonlyMap<string, string>,
): Candidate[] {
  const words = wordsOf(items)
  const told = toldSentences(words, names)
  const ids = [...new Set(achievements.flatMap((each) => each.evidenceIds))]
  const lines = achievements.flatMap((each, nth) =>
    ofLine(each, words, nth === 0).map((line) => ({
      ...line,
      isAgreed: each.agreed,
    })),
  )
  const own = told.filter((each) => isOfStory(each, told, achievements))
  const known = achievements.flatMap(({ bullet, result }) => [bullet, ...result])
  return [
    ...lines.filter(({ isAgreed }) => isAgreed),
    ...ofTold(
      own.map((each) => ({ ...each, text: causeOnly(each.text, known) })),
      lines.map(({ text }) => text),
      ids,
    ),
    ...lines.filter(({ isAgreed }) => !isAgreed),
  ].slice(0, maxCandidates)
}

/** The text of the captured items, without lines made from them. Sentence positions refer to this text. */
const wordsOf = (items: EvidenceItem[]) =>
  items
    .filter(({ kind }) => kind !== "achievement")
    .map((item) => item.text)
    .join("\n")

/** The maximum number of characters between a sentence and the action that it leads to. */
const near = 160

/** An action of a colleague or another group is their story: "The fitters did the wiring." */
export function isOthers(text: string): boolean {
  const [, subject = "", verb = ""] =
    /^((?:(?!that|which|who|and\b)\p{L}+['’]?\p{L}* ){1,9}?)(did|made|ran|built|wrote|organi[sz]ed|designed|developed|set up|handled|sorted|praised|shipped|led|redid|launched|created|hired|won|cut)\b/u.exec(
      text,
    ) ?? []
  return verb !== "" && !/^(?:I|We|It|Nobody|No one|Everybody|Everyone) $/.test(subject) && !/\bthat\b/.test(subject)
}

function ofLine(each: Achievement, words: string, isLead: boolean): Candidate[] {
  const at = Math.max(0, words.indexOf(each.deed[0] ?? ""))
  return sentencesOfLine(each).map(([text = "", ...others], nth) => ({
    text,
    wordings: edits([text, ...others]),
    at: at + nth,
    evidenceIds: each.evidenceIds,
    isLesson: false,
    isOpen: false,
    behind: null,
    weight: openingWeight(text) + (isLead ? 6 : 0) - (/^(?:I|We) /.test(text) || tellsChange(text) ? 0 : 14),
    isLine: true,
    isLead,
    isElsewhere: false,
  }))
}

/** The sentences of a reflection, each with its predecessor. */
function ofTold(told: ToldSentence[], lines: string[], evidenceIds: string[]): Candidate[] {
  const all: Candidate[] = []
  for (const { text, at, by, isLesson, leans } of told) {
    const whole = openingWeight(text) - (by === "thing" && !tellsChange(text) ? 14 : 0)
    for (const [nth, said] of breathsOf(text).entries()) {
      const filled = lines.flatMap((line) => filledFrom(line, said) ?? [])[0] ?? said
      const opens = isOpen(filled) || leans || !standsAlone(filled)
      // The second half of a split sentence does not open a story, unless it contains a change.
      const weight = opens ? -20 : nth === 0 || tellsChange(said) ? whole : whole - 10
      all.push({
        text: filled,
        wordings: edits([filled, said]),
        at: at + nth,
        evidenceIds,
        isLesson,
        isOpen: opens,
        behind: all.at(-1)?.at ?? null,
        weight,
        isLine: false,
        isLead: false,
        isElsewhere: false,
      })
    }
  }
  return all
}

/** Each wording preceded by its edited versions. */
const edits = (wordings: string[]) => [...new Set(wordings.flatMap(editions))]

const slowOpening =
  /^(?:It|When|At|In|On|With|After|Before|Since|Now|Once|The old|We had|I (?:was|had|do|am|have|did not))\b/

function openingWeight(text: string): number {
  const counted = /\d/.test(text) ? 8 : 0
  const changed = tellsChange(text) ? 12 : 0
  const curt = countWords(text) < 5 && !tellsChange(text) ? 16 : 0
  return counted + changed - (slowOpening.test(text) ? 8 : 0) - curt - Math.max(0, countWords(text) - 14)
}

/** Sentences about things belong to the story if they mention what the person worked on. */
function isOfStory(each: ToldSentence, told: ToldSentence[], achievements: Achievement[]): boolean {
  if (each.by === "person" || each.isLesson || each.stands || each.leans) return true
  if (isOthers(each.text)) return false
  if (each.works) return true
  // A situation right before the action, in words of its own: "The list was hardly read. I sorted it."
  const next = told[told.indexOf(each) + 1]
  const leadsOn = next?.by === "person" && next.at - each.at <= near && tellsBefore(each.text)
  if (leadsOn && /^(?:Our|My|The|We|Every|Each|Nobody|No one)\b/.test(each.text)) return true
  const own = told.filter((other) => other.by === "person").map(({ text }) => text)
  const spoken = contentWords([...achievements.map(({ bullet }) => bullet), ...own].join(" "))
  return overlap(contentWords(each.text), spoken) > 0
}
