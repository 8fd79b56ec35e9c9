import { countWords } from "../rules"
import { lacksSubject } from "./first-person"
import { looksBack } from "./stories/course"
import { tellsSameFact } from "./told-once"

/** Words that belong to talk and not to a text that somebody applies with. */
const talk = /\b(?:just|only|really|actually|bit|folks|guys|everybody|basically|though)\b/i

const shortest = 6

/** Whether a sentence of a reflection can stand in a letter or an answer as it is. */
export const fitsInText = (text: string) =>
  countWords(text) >= shortest && !talk.test(text) && !lacksSubject(text) && !looksBack(text)

/** Whether a sentence tells in other words what another has told: one fact, one opening, or a long run of words. */
export const tellsAgain = (one: string, other: string) =>
  tellsSameFact(one, other) || repeats(one, other) || sharesRun(one, other)

/** The same deed in other words: "I rewrote the list for all" and "I rewrote the list for all of them and hung it up". */
const repeats = (one: string, other: string) => {
  const [said, told] = [openingOf(one), openingOf(other)]
  return said !== "" && said === told
}

/** Words in a row that two sentences share where they tell one deed: "set up the desk for the night". */
const run = 5

function sharesRun(one: string, other: string): boolean {
  const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const [said, words] = [` ${wordsOf(one).join(" ")} `, wordsOf(other)]
  return words.some((_, at) => at + run <= words.length && said.includes(` ${words.slice(at, at + run).join(" ")} `))
}

/** Words by which a deed is known. */
const known = 4

const openingOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^(?:at [^,]+, |as [^,]+, |earlier, |before that, )?(?:i|we) (?:also )?/, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, known)
    .join(" ")
