import type { EvidenceItem } from "../../../evidence/schema"
import type { Achievement } from "../../material-schema"
import { countWords } from "../../rules"
import { editions } from "../editing/editions"
import { contentWords, overlap } from "../focus"
import { tellsSameFact } from "../told-once"
import { breathsOf } from "./breaths"
import { causeOnly } from "./cause"
import { tellsChange } from "./change"
import { tellsBefore } from "./course"
import { sentencesOfLine } from "./line-sentences"
import { type ToldSentence, toldSentences } from "./told-sentences"
import { isOpen } from "./well-formed"

/** Sentences of one story that are weighed. */
const maxCandidates = 40

/** A sentence on its way into a story. */
export interface Candidate {
  text: string
  /** The same said otherwise, to be tried in turn: as mine, as ours, as the line has it. */
  wordings: string[]
  /** The place in the reflection. */
  at: number
  evidenceIds: string[]
  isLesson: boolean
  /** It leans on the sentence before it. */
  isOpen: boolean
  /** How well the story opens with it. */
  weight: number
  /** Told by a line, and not by the reflection alone. */
  isLine: boolean
  /** Told by the line that the story is about. */
  isLead: boolean
}

/** The sentences a story may be made of: the lines made from a reflection, and the reflection's own sentences. */
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
  const known = achievements.flatMap(({ bullet, result }) => [bullet, ...result])
  return [
    ...lines.filter(({ isAgreed }) => isAgreed),
    ...told
      .filter((each) => isOfStory(each, told, achievements))
      .flatMap((each) => ofTold({ ...each, text: causeOnly(each.text, known) }, ids)),
    ...lines.filter(({ isAgreed }) => !isAgreed),
  ].slice(0, maxCandidates)
}

/** What was captured, without the lines that were made of it: the places of sentences count in it. */
const wordsOf = (items: EvidenceItem[]) =>
  items
    .filter(({ kind }) => kind !== "achievement")
    .map((item) => item.text)
    .join("\n")

/** Characters from a sentence to the deed that it leads to. */
const near = 160

/** What a colleague or another group did is their story: "The fitters did the wiring." */
function isOthers(text: string): boolean {
  const [, subject = "", verb = ""] =
    /^((?:(?!that|which|who|and\b)\p{L}+['’]?\p{L}* ){1,9}?)(did|made|ran|built|wrote|organi[sz]ed|designed|developed|set up|handled|sorted|praised|shipped|led|redid|launched|created|hired|won|cut)\b/u.exec(
      text,
    ) ?? []
  return verb !== "" && !/^(?:I|We|It|Nobody|No one|Everybody|Everyone) $/.test(subject) && !/\bthat\b/.test(subject)
}

/** Of those that tell the same, the one with most figures. */
export function distinct(candidates: Candidate[]): Candidate[] {
  const kept: { each: Candidate; words: Set<string> }[] = []
  for (const each of [...candidates].sort((a, b) => worth(b) - worth(a))) {
    const words = contentWords(each.text)
    // A deed and the change that came of it name one thing and are not the same.
    const isAlike = (text: string) => tellsChange(text) === tellsChange(each.text)
    const same = kept.find(
      (other) =>
        (isAlike(other.each.text) && tellsSame(words, other.words)) ||
        tellsSameFact(other.each.text, each.text) ||
        beginsAlike(other.each.text, each.text) ||
        other.each.text.startsWith(each.text),
    )
    if (!same) kept.push({ each, words })
    // A line stands where the person told its deed, among the sentences around it.
    else if (same.each.isLine && !each.isLine) same.each = { ...same.each, at: each.at }
  }
  return kept.map(({ each }) => each).sort((a, b) => a.at - b.at)
}

/** "I trained it again with new data, and …" behind "I trained the model again with new data": one deed, told longer. */
function beginsAlike(one: string, other: string): boolean {
  const [words, others] = [one, other].map((text) => contentWords(text.split(/,? and (?!\p{L}+ed\b)|; /u)[0] ?? ""))
  if (!words || !others || words.size < 4 || others.size < 4) return false
  return (
    /^(?:I|We) /.test(one) &&
    /^(?:I|We) /.test(other) &&
    overlap(words, others) >= 0.8 * Math.min(words.size, others.size)
  )
}

/** Whether two sentences share half of the words of the shorter. */
function tellsSame(words: Set<string>, others: Set<string>): boolean {
  return overlap(words, others) >= 0.5 * Math.min(words.size, others.size)
}

/** Whether a hook tells all that a sentence tells: the same figures, most of the same words. */
export function repeats(hook: { text: string }, line: { text: string }): boolean {
  const figures = ({ text }: { text: string }) => (text.match(/\d[\d.,]*\d|\d/g) ?? []).join(" ")
  const [said, told] = [contentWords(hook.text), contentWords(line.text)]
  return figures(hook) === figures(line) && told.size <= said.size + 3 && tellsSame(said, told)
}

/** "I ran the workshop 6 times for 72 managers" behind "I ran the workshop 6 times" would be heard as said twice. */
export function extendsBriefly(hook: { text: string }, line: { text: string }): boolean {
  return line.text.startsWith(hook.text.slice(0, -1)) && countWords(line.text) - countWords(hook.text) <= 8
}

const worth = ({ text, isOpen }: Candidate) =>
  2 * (text.match(/\d+/g)?.length ?? 0) + (tellsChange(text) ? 1 : 0) - (isOpen ? 1 : 0)

function ofLine(each: Achievement, words: string, isLead: boolean): Candidate[] {
  const at = Math.max(0, words.indexOf(each.deed[0] ?? ""))
  return sentencesOfLine(each).map(([text = "", ...others], nth) => ({
    text,
    wordings: edits([text, ...others]),
    at: at + nth,
    evidenceIds: each.evidenceIds,
    isLesson: false,
    isOpen: false,
    weight: openingWeight(text) + (isLead ? 6 : 0) - (/^(?:I|We) /.test(text) || tellsChange(text) ? 0 : 14),
    isLine: true,
    isLead,
  }))
}

function ofTold({ text, at, by, isLesson, leans }: ToldSentence, evidenceIds: string[]): Candidate[] {
  const whole = openingWeight(text) - (by === "thing" && !tellsChange(text) ? 14 : 0)
  return breathsOf(text).map((said, nth) => {
    const opens = isOpen(said) || leans
    // The second sentence of one breath does not open a story, unless it tells a change.
    const weight = opens ? -20 : nth === 0 || tellsChange(said) ? whole : whole - 10
    return {
      text: said,
      wordings: edits([said]),
      at: at + nth,
      evidenceIds,
      isLesson,
      isOpen: opens,
      weight,
      isLine: false,
      isLead: false,
    }
  })
}

/** Each wording as an editor leaves it, before itself. */
const edits = (wordings: string[]) => [...new Set(wordings.flatMap(editions))]

const slowOpening =
  /^(?:It|When|At|In|On|With|After|Before|Since|Now|Once|The old|We had|I (?:was|had|do|am|have|did not))\b/

function openingWeight(text: string): number {
  const counted = /\d/.test(text) ? 8 : 0
  const changed = tellsChange(text) ? 12 : 0
  const curt = countWords(text) < 5 && !tellsChange(text) ? 16 : 0
  return counted + changed - (slowOpening.test(text) ? 8 : 0) - curt - Math.max(0, countWords(text) - 14)
}

/** Sentences about things belong to the story where they speak of what the person does in it. */
function isOfStory(each: ToldSentence, told: ToldSentence[], achievements: Achievement[]): boolean {
  if (each.by === "person" || each.isLesson || each.stands || each.leans) return true
  if (isOthers(each.text)) return false
  // How things stood, told right before the deed, in words of its own: "The list was hardly read. I sorted it."
  const next = told[told.indexOf(each) + 1]
  const leadsOn = next?.by === "person" && next.at - each.at <= near && tellsBefore(each.text)
  if (leadsOn && /^(?:Our|My|The|We|Every|Each|Nobody|No one)\b/.test(each.text)) return true
  const own = told.filter((other) => other.by === "person").map(({ text }) => text)
  const spoken = contentWords([...achievements.map(({ bullet }) => bullet), ...own].join(" "))
  return overlap(contentWords(each.text), spoken) > 0
}
