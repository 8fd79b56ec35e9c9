import { related } from "../../../language/words/lexicon"
import type { Achievement } from "../../material-schema"
import { contentWords } from "../wording/focus"
import { fieldFit } from "./fields"
import { sharedThemes, toldText } from "./themes"

/** Words of a criterion that name no topic. */
const plain = contentWords(
  "experience experienced ability able knowledge skill skills demonstrated proven understanding strong excellent work working role year years good high level effective effectively relevant including within use using environment required essential desirable track record evidence candidate person people new well best",
)
const maxWords = 40

/** Words common to all work: two of them together are meaningful, one alone is no answer. */
const general = contentWords(
  "manage management manager lead leader leading leadership team teams staff people employee employees colleague develop development support help level new project process system plan service business company organization department group improve improvement change time quality environment report result deliver delivery meeting meet set run make build day week month provide ensure maintain handle oversee responsible part across busy use user task need member professional",
)

/**
 * How well an achievement answers a criterion: shared words count most, a related word half, a shared theme one. Below
 * two, it is no answer.
 */
export function fitOf(criterion: string, each: Achievement): number {
  return wordFit(criterion, each) + sharedThemes(criterion, each) + fieldFit(criterion, toldText(each))
}

/**
 * The part of the score that comes from the criterion's own words. Themes are shared by much that is barely related.
 */
export function wordFit(criterion: string, each: Achievement): number {
  const wanted = [...contentWords(criterion)].filter((word) => !plain.has(word)).slice(0, maxWords)
  const told = contentWords(toldText(each))
  const same = wanted.filter((word) => told.has(word))
  const exact = same.filter((word) => !general.has(word)).length
  return 2 * exact + (same.length - exact) + near(criterion, each)
}

/** Whether an achievement is about what a criterion asks for: through a specific word, or through its field. */
export function answers(criterion: string, each: Achievement): boolean {
  const told = contentWords(toldText(each))
  const wanted = [...contentWords(criterion)].filter((word) => !plain.has(word)).slice(0, maxWords)
  const same = wanted.filter((word) => told.has(word))
  return (
    same.some((word) => !general.has(word)) ||
    same.length >= 2 ||
    near(criterion, each) > 0 ||
    fieldFit(criterion, toldText(each)) > 0
  )
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
    .filter((word) => ![...contentWords(word)].some((stem) => plain.has(stem) || general.has(stem)))
    .slice(0, maxWords)
}
