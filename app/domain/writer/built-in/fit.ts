import { related } from "../../language/lexicon"
import type { Achievement } from "../material-schema"
import { contentWords } from "./focus"
import { sharedThemes, toldText } from "./themes"

/** Words of a criterion that name no topic. */
const plain = contentWords(
  "experience experienced ability able knowledge skill skills demonstrated proven understanding strong excellent work working role year years good high level effective effectively relevant including within use using environment required essential desirable track record evidence candidate person people new well best",
)
const mostWords = 40

/**
 * How well what was done answers a criterion: its own words count most, a related word half, a shared theme one. Below
 * two it answers nothing.
 */
export function fitOf(criterion: string, each: Achievement): number {
  return wordFit(criterion, each) + sharedThemes(criterion, each)
}

/** The part of it that rests on the criterion's own words: a theme is shared by much that has little to do with it. */
export function wordFit(criterion: string, each: Achievement): number {
  const wanted = [...contentWords(criterion)].filter((word) => !plain.has(word)).slice(0, mostWords)
  const told = contentWords(toldText(each))
  const same = wanted.filter((word) => told.has(word)).length
  return 2 * same + near(criterion, each)
}

function near(criterion: string, each: Achievement): number {
  const told = wordsOf(toldText(each))
  const pairs = wordsOf(criterion).filter(
    (word) => !told.includes(word) && told.some((other) => related(word, other) === "same"),
  )
  return Math.min(pairs.length, 2)
}

function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return [...new Set(words)]
    .filter((word) => ![...contentWords(word)].some((stem) => plain.has(stem)))
    .slice(0, mostWords)
}
