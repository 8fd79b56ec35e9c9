import { contentWords, overlap } from "./focus"
import { figuresOf, tellsSameFact } from "./told-once"

/**
 * Whether a sentence (`other`) repeats another in different words: the same fact, the same opening, a long run of
 * shared words, or no new words.
 */
export const tellsAgain = (one: string, other: string) =>
  tellsSameFact(one, other) || repeats(one, other) || sharesRun(one, other) || addsNothing(one, other)

/** "Two of them are from Brazil." after "Two are from Brazil and make all the starters." */
function addsNothing(one: string, other: string): boolean {
  const [said, told] = [contentWords(one), contentWords(other)]
  const figures = figuresOf(one)
  return told.size > 0 && overlap(told, said) === told.size && figuresOf(other).every((each) => figures.includes(each))
}

/**
 * The same action in other words: "I rewrote the list for all" and "I rewrote the list for all of them and hung it up".
 */
const repeats = (one: string, other: string) => {
  const [said, told] = [openingOf(one), openingOf(other)]
  return said !== "" && said === told
}

/** The number of consecutive shared words that identify the same action: "set up the desk for the night". */
const run = 5

function sharesRun(one: string, other: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const [said, words] = [` ${wordsOf(one).join(" ")} `, wordsOf(other)]
  return words.some((_, at) => at + run <= words.length && said.includes(` ${words.slice(at, at + run).join(" ")} `))
}

/** The number of words that identify an action. */
const known = 4

const openingOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:at [^,]+, |as [^,]+, |earlier, |before that, )?(?:i|we) (?:also )?/, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, known)
    .join(" ")
