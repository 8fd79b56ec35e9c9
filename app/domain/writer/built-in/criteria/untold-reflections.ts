import { knownNames } from "../../../achievements/reading/roles/known-names"
import { rolesOf } from "../../../career/held-roles"
import type { DraftSentence, EvidenceItem } from "../../../evidence/schema"
import { laidOut } from "../../../language/laid-out"
import type { Achievement } from "../../material-schema"
import { countWords } from "../../rules"
import type { WritingRequest } from "../../writer"
import type { IsCarried } from "../carried-by"
import { fact } from "../compose"
import { plainlyTold } from "../stories/told/plainly-told"
import { toldSentences } from "../stories/told/told-sentences"
import { isOpen } from "../stories/told/well-formed"
import { excludedBy } from "../wording/excluded"
import { asksCredential } from "./asks-credential"
import type { Criterion } from "./criteria"
import { goesWrongWay, wordsFit } from "./fit"

const maxRead = 60
const maxSentences = 4
/** A shorter text does not say what happened. */
const leastWords = 12
const leastFit = 2
const ownDeed = /(?:^|[,.] (?:and )?| and )(?:I|we) /i

/** The person says that what was done is not theirs; without these words, it would read as their credit. */
const disclaimed = new RegExp(
  laidOut`
    \bnothing to do with (?:me|us)\b|\bno (?:thanks|credit) to me\b|
    \bnot (?:my (?:own )?(?:work|doing|idea|deed|win|credit)|mine)\b|
    \b(?:her|his|their) (?:own )?(?:work|doing|idea|win|credit)\b|\bcredit (?:goes|belongs|is due) to (?!(?:me|us)\b)|
    \bdeserves? (?:all|most|the|much) (?:of )?(?:the )?credit\b|
    \bcan(?: ?not|['’]t) (?:take|claim) (?:any |the )?credit\b|\bsingle-?handed(?:ly)?\b|
    \bI (?:merely|only|just|simply) (?!(?:got|had|started|finished)\b)\p{L}+ed\b
  `,
  "iu",
)

/**
 * Reflections that no answer uses, for criteria that no line meets: calming a family does not make a resume line, but
 * it is what a criterion about communication asks for. Each is used once, in the person's own sentences.
 */
export function untoldReflections(request: WritingRequest, used: Achievement[], isCarried: IsCarried) {
  const usedIds = new Set(used.flatMap(({ evidenceIds }) => evidenceIds))
  const open = request.evidence
    .filter(({ kind, id }) => kind === "reflection" && !usedIds.has(id))
    .filter(({ text }) => !disclaimed.test(text))
    .slice(0, maxRead)
  const names = knownNames(rolesOf(request.profile.experience), request.profile.skills)
  const excluded = excludedBy(request.customPrompt)
  const carried = (item: EvidenceItem, texts: string[]): DraftSentence[] => {
    const told = texts
      .filter((text) => excluded(text) === null)
      .map((text) => fact(text, [item.id]))
      .filter(isCarried)
    const first = told.findIndex(({ text }) => !isOpen(text))
    const whole = first < 0 ? [] : told.slice(first, first + maxSentences)
    return whole.some(({ text }) => ownDeed.test(text)) ? whole : []
  }
  const tell = (item: EvidenceItem): DraftSentence[] => {
    const short = toldSentences(item.text, names).flatMap(({ isLesson, text }) => (isLesson ? [] : [text]))
    const [edited, plain] = [carried(item, short), carried(item, plainlyTold(item.text, names))]
    const words = (all: DraftSentence[]) => countWords(all.map(({ text }) => text).join(" "))
    const longer = words(plain) > words(edited) ? plain : edited
    return words(longer) >= leastWords ? longer : []
  }
  return {
    /** The sentences of the best-fitting reflection; none if none fits or none can be used. */
    answer({ text, shown, theme }: Criterion): DraftSentence[] {
      if (theme || asksCredential(text)) return []
      const isShown = ({ id }: EvidenceItem) => shown.some(({ evidenceIds }) => evidenceIds.includes(id))
      const fits = open
        .filter((item) => !goesWrongWay(text, item.text))
        .map((item) => ({ item, fit: wordsFit(text, `${item.source} ${item.text}`) + (isShown(item) ? 2 : 0) }))
        .filter(({ fit }) => fit >= leastFit)
        .sort((a, b) => b.fit - a.fit)
      for (const { item } of fits.slice(0, 3)) {
        const told = tell(item)
        if (told.length === 0) continue
        open.splice(open.indexOf(item), 1)
        return told
      }
      return []
    },
  }
}
