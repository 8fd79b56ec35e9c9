import type { DraftSentence } from "../../../evidence/schema"
import { countWords } from "../../rules"
import { fact } from "../compose"
import { figuresOf } from "../told-once"
import { tellsChange } from "./change"
import { isOpen, isWellFormed } from "./well-formed"

/** Words that a sentence has to keep. */
const least = 5

/** "… (40 kilos in the week).", "…, after two months it was 12 kilos.": an amount at the end of a sentence. */
const lastAmount = /(?: \([^()]*\d[^()]*\)|, (?:after|within|and|now|from|so|it|that) [^,()]*\d[^,()]*)\.$/

/**
 * Sentences of a story without the amounts at their ends that its change tells too: "Waste fell from 40 kilos to 12" and
 * "I put a scale at the bin, after two months it was 12 kilos" tell them twice. Each only where the rest is carried.
 */
export function amountsOnce(
  sentences: DraftSentence[],
  isCarried: (sentence: DraftSentence) => boolean,
): DraftSentence[] {
  const change = sentences.find(({ text }) => tellsChange(text))
  if (!change) return sentences
  const figures = figuresOf(change.text)
  return sentences.map((each) => {
    const [amount] = lastAmount.exec(each.text) ?? []
    if (each === change || !amount || !figuresOf(amount).every((figure) => figures.includes(figure))) return each
    const shorter = fact(`${each.text.slice(0, -amount.length)}.`, each.evidenceIds)
    const isWhole = countWords(shorter.text) >= least && isWellFormed(shorter.text) && !isOpen(shorter.text)
    return isWhole && isCarried(shorter) ? shorter : each
  })
}
