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
 * "I put a scale at the bin, after two months it was 12 kilos" tell them twice. Each only where the rest is carried;
 * null where nothing else is left of it.
 */
export function amountsOnce(
  sentences: DraftSentence[],
  isCarried: (sentence: DraftSentence) => boolean,
): (DraftSentence | null)[] {
  const changes = sentences.filter(({ text }) => tellsChange(text))
  const change = changes.find(({ text }) => !lastAmount.test(text)) ?? changes[0]
  if (!change) return sentences
  const figures = figuresOf(change.text)
  const isTold = (text: string) => figuresOf(text).every((figure) => figures.includes(figure))
  // "It had come down to 19%." behind "Turnover fell from 34% to 19%."
  const isAgain = ({ text }: DraftSentence) => /^(?:It|They) /.test(text) && /\d/.test(text) && isTold(text)
  return sentences.map((each) => {
    if (each !== change && isAgain(each)) return null
    const [amount] = lastAmount.exec(each.text) ?? []
    if (each === change || !amount || !isTold(amount)) return each
    const shorter = fact(`${each.text.slice(0, -amount.length)}.`, each.evidenceIds)
    const isWhole = countWords(shorter.text) >= least && isWellFormed(shorter.text) && !isOpen(shorter.text)
    return isWhole && isCarried(shorter) ? shorter : each
  })
}
