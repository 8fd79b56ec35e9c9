import { firstClass, nameTag } from "../../../language/talk/word-classes/word-class"
import { meaningsOf } from "../../../language/words/lexicon"
import { plainHeads, praise, runsOf, withoutDeed } from "./noun-phrases"
import { isGeneral, isTrait } from "./phrase-words"
import { skillsNamed } from "./skills"

const joins = /^(?:,|and|or|&|\/)$/
/** The minimum number of things in a list, and of known skills among them. */
const leastThings = 3
const leastKnown = 2
const maxWords = 2

/** Names on no list in a list of skills: "putaway" in "receiving, putaway, picking and loading". */
export function listMates(quote: string): string[] {
  const text = quote.slice(0, 400)
  if (!/,/.test(text)) return []
  const found: string[] = []
  let series: { name: string[]; isKnown: boolean }[] = []
  const close = () => {
    const known = series.filter((one) => one.isKnown).length
    if (series.length >= leastThings && known >= leastKnown)
      found.push(...series.filter(({ name, isKnown }) => !isKnown && isThing(name)).map(({ name }) => name.join(" ")))
    series = []
  }
  for (const run of runsOf(text)) {
    if (!joins.test(run.before)) close()
    const name = withoutDeed(run)
    // "brazing" alone reads like an action.
    const whole = (name.length > 0 ? name : run.words).join(" ")
    series.push({ name, isKnown: skillsNamed(whole).some((one) => one.name.length * 2 >= whole.length) })
  }
  close()
  return found
}

function isThing(name: string[]): boolean {
  const lower = name.map((word) => word.toLowerCase())
  const head = lower.at(-1) ?? ""
  return (
    name.length > 0 &&
    name.length <= maxWords &&
    head.length > 2 &&
    lower.every((word) => !isTrait(word) && !praise.has(word) && !/^\d|['’]/u.test(word)) &&
    !isGeneral(head) &&
    !plainHeads.has(head) &&
    !meaningsOf(head).person &&
    nameTag(head) === null &&
    !/^(?:past|adjective|adverb|person)$/.test(firstClass(head) ?? "")
  )
}
