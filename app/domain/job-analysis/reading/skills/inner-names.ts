import { nameTag } from "../../../language/talk/word-classes/word-class"
import { meaningsOf } from "../../../language/words/lexicon"
import { words } from "../../../language/words/word-list"
import { roleWord } from "../title/role-nouns"

const capital = "\\p{Lu}[\\p{L}\\d'’&+-]*"
/** Two to four capitalized words inside a sentence: "the Manchester Triage System". */
const several = new RegExp(`(?<=[\\p{Ll},(/] ?)(?<![\\p{L}\\d-])${capital}(?: ${capital}){1,3}(?![\\p{L}])`, "gu")
/** Words that replace the name of a tool: "in Benchling", "incident investigation (Datix)", "Klue or Crayon". */
const single =
  /(?<=[\p{Ll},] |\()(?<!\b(?:from|near|at|outside|of) )\p{Lu}\p{Ll}{3,}(?=[,.;)/]|$| (?:and|or|to|for|on)\b)/gu
/** Words in the names of bodies, places, grades and days, which are not skills. */
const others = words(`
  act order states state island islander nations nation department office team council ltd inc service services united university college school
  street road coast north south east west level grade band stage room club house restaurant hotel hospital trust
  group company covenant check screening any equal monday tuesday wednesday thursday friday saturday sunday january february march april june
  july august september october november december christmas easter key award
`)

/** Capitalized names inside a requirement or a duty, whatever they name, without people, places, bodies and grades. */
export function innerNames(quote: string): string[] {
  const text = quote.slice(0, 400)
  if (isTitled(text)) return []
  const names = [...text.matchAll(several)].map(([name]) => name.replace(/['’]s$/u, ""))
  const alone = [...text.matchAll(single)]
    .map(([name]) => name)
    .filter((name) => meaningsOf(name.toLowerCase()).own.length === 0 && !names.some((one) => one.includes(name)))
  return [...names, ...alone].filter(isThing)
}

/** In a line of capitalized words, capitals identify no name. */
const isTitled = (text: string) => !/(?:^|\s)(?!(?:and|or|of|in|the|for|with|to|a)\s)\p{Ll}/u.test(text)

function isThing(name: string): boolean {
  const all = name.split(" ")
  return (
    !roleWord.test(name) &&
    !meaningsOf(all.at(-1)?.toLowerCase() ?? "").person &&
    all.every((word) => !others.has(word.toLowerCase().replace(/s$/, "")) && !others.has(word.toLowerCase())) &&
    nameTag(all.at(-1)?.toLowerCase() ?? "") === null &&
    !all.every((word) => nameTag(word.toLowerCase()) !== null || word.length < 3)
  )
}
