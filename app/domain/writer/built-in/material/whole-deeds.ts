import { maxWords } from "../../../achievements/reading/lines/form-of-line"
import type { EvidenceItem, Ledger } from "../../../evidence/schema"
import { whichCarried } from "../../../evidence/verifier/verify"
import type { Achievement } from "../../material-schema"
import { countWords } from "../../rules"
import { editions } from "../editing/editions"
import { filledFrom } from "../stories/told/filled"
import { toldSentences } from "../stories/told/told-sentences"
import { isOpen } from "../stories/told/well-formed"
import { fitsInText } from "../wording/fits-in-text"
import { contentWords, overlap } from "../wording/focus"
import { isRefused, tellsLoss } from "../wording/refused"
import { figuresOf, tellsSameFact } from "../wording/told-once"

/** The maximum number of characters read of a reflection. */
const longestRead = 2000

/**
 * Replaces a line with the person's own sentence if that adds the outcome or the reason: of "I wrote a brand guide that
 * all teams now use, because each had its own logo.", a line contains only half. Leaves out the content of other lines.
 */
export function withWholeDeeds(
  achievements: Achievement[],
  ledger: Ledger,
  names: ReadonlyMap<string, string>,
): Achievement[] {
  const read = new Map<string, string[]>()
  const sentencesOf = (item: EvidenceItem) => {
    const known = read.get(item.id) ?? toldSentences(item.text.slice(0, longestRead), names).map(({ text }) => text)
    read.set(item.id, known)
    return known
  }
  const byId = new Map(ledger.items.map((item) => [item.id, item]))
  const itemOf = ({ evidenceIds }: Achievement) =>
    evidenceIds.map((id) => byId.get(id)).find((one) => one?.kind === "reflection")
  const found = achievements.flatMap((each) => {
    const item = itemOf(each)
    const others = achievements.filter((other) => other !== each)
    const text =
      item &&
      sentencesOf(item)
        .map((told) => filledFrom(each.claim, told) ?? told)
        .find((told) => tellsFurther(told, each, others))
    return text ? [alone(text), text].flatMap(editions).map((form) => ({ each, form })) : []
  })
  const isCarried = whichCarried(
    found.map(({ each, form }) => ({ text: form, kind: "fact" as const, evidenceIds: each.evidenceIds })),
    ledger,
  )
  const carried = found.filter((_, at) => isCarried[at])
  // "I gave a price for the bathroom" of "I gave a price for the bathroom and lost £600 on it" is not an action to
  // report.
  const endsInLoss = (each: Achievement) => {
    const told = (itemOf(each)?.text ?? "").slice(0, longestRead)
    const at = each.claim === "" ? -1 : told.toLowerCase().indexOf(each.claim.slice(0, -1).toLowerCase())
    return at >= 0 && tellsLoss(told.slice(at).split(/(?<=[.!?])\s/)[0] ?? "")
  }
  return achievements.map((each) => {
    if (endsInLoss(each)) return { ...each, claim: "", whole: "", action: [], story: [] }
    const whole = carried.find((one) => one.each === each)?.form
    if (!whole) return each
    // An outcome that is not part of the sentence follows in a separate one.
    return each.result.every((text) => tellsSameFact(text, whole))
      ? { ...each, whole }
      : { ...each, claim: whole, whole: "" }
  })
}

/** An action on its own does not follow another: "I also wrote …" becomes "I wrote …". */
const alone = (told: string) => told.replace(/^(I|We) also /, "$1 ").replace(/,? (?:as well|too)(?=,? and )/, "")

/** The words after an action that stay in its sentence: its use, its reason, its outcome. */
const goesOn =
  /^(?: as well)?,? (?:(?:mostly|mainly|partly|simply) )?(?:(?:using|without|which|that|where|because|so|and|now|from|until|before|after|in|for|over|with|by)\b)/

/** The minimum number of words that a sentence must add to be worth its length. */
const least = 3

function tellsFurther(told: string, { claim, whole, result }: Achievement, others: Achievement[]): boolean {
  const isJoined = result.some((text) => !tellsSameFact(text, told))
  const own = isJoined ? claim : whole || claim
  if (!/^(?:I|We) /.test(own) || !/^(?:I|We) /.test(told) || countWords(told) > maxWords) return false
  if (countWords(told) < countWords(own) + least || !fitsInText(told) || isOpen(told) || isRefused(told)) return false
  if (isJoined && !told.startsWith(claim.slice(0, -1))) return false
  const [words, all] = [contentWords(own), contentWords(told)]
  const isAllTold = figuresOf(own).every((figure) => figuresOf(told).includes(figure))
  if (!isAllTold || overlap(words, all) < words.size) return false
  if (others.some((other) => tellsSameFact(other.claim, told) || isIn(other, told))) return false
  return goesOn.test(restOf(told, own))
}

/** Whether a sentence states another action besides. */
function isIn({ claim }: Achievement, told: string): boolean {
  const words = contentWords(claim)
  return words.size >= 2 && overlap(words, contentWords(told)) >= 0.8 * words.size
}

/** The part of a sentence after the last word that it shares with the action. */
function restOf(told: string, own: string): string {
  if (told.startsWith(own.slice(0, -1))) return told.slice(own.length - 1)
  const words = contentWords(own)
  const ends = [...told.matchAll(/[\p{L}\p{N}+#&]+/gu)].filter(({ 0: word }) => overlap(contentWords(word), words) > 0)
  const last = ends.slice(0, words.size).at(-1)
  return last ? told.slice(last.index + last[0].length) : ""
}
