import type { DraftSentence } from "../../../evidence/schema"
import { countWords } from "../../rules"
import { fact } from "../compose"
import { figuresOf } from "../wording/told-once"
import { tellsChange } from "./change"
import { isOpen, isWellFormed } from "./told/well-formed"

/** The minimum number of words that a sentence must keep. */
const least = 5

/** "… (40 kilos in the week).", "…, after two months it was 12 kilos.": an amount at the end of a sentence. */
const lastAmount = /(?: \([^()]*\d[^()]*\)|, (?:after|within|and|now|from|so|it|that) [^,()]*\d[^,()]*)\.$/

/**
 * Removes trailing amounts from a story's sentences if its change contains them too: "Waste fell from 40 kilos to 12"
 * and "I put a scale at the bin, after two months it was 12 kilos" would tell them twice. Only if the shortened
 * sentence is supported. Null for a sentence that merely repeats the change.
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
  // "It had come down to 19%." after "Turnover fell from 34% to 19%."
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
