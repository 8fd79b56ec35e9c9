import { stemmer } from "stemmer"
import { words } from "../../language/words/word-list"
import { stopWords } from "../../language/words/word-lists"
import { firstPerson } from "../../writer/built-in/wording/first-person"

/** A line that the person has approved. */
export interface OwnLine {
  text: string
  /** 0 to 100. */
  strength: number
}

/**
 * Composes a sentence from one of the person's own lines about the same topic as the judged sentence or, failing that,
 * as the text. Null if there is no such line, because nothing is made up. Lines in `used` are skipped, and the chosen
 * one is added to them.
 */
export function betterVersion(
  sentence: string,
  text: string,
  lines: readonly OwnLine[],
  used: Set<string> = new Set(),
): string | null {
  const [near, around] = [stemsOf(sentence), stemsOf(text)]
  const [best] = lines
    .map((line) => {
      const stems = [...stemsOf(line.text)]
      const shared = stems.filter((stem) => near.has(stem)).length
      const aside = stems.filter((stem) => around.has(stem)).length
      return { line, shared, aside, measured: /\d/.test(line.text) ? 1 : 0 }
    })
    .filter(({ line, shared, aside }) => (shared > 0 || aside > 1) && !used.has(line.text) && !text.includes(line.text))
    .sort(
      (a, b) =>
        b.shared * 2 + b.aside + b.measured - (a.shared * 2 + a.aside + a.measured) ||
        b.line.strength - a.line.strength,
    )
  if (!best) return null
  used.add(best.line.text)
  return firstPerson(best.line.text) || null
}

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return new Set(words.filter((word) => !stopWords.has(word) && !common.has(word)).map(stemmer))
}

/** Words that occur in any text about work and therefore indicate no shared topic. */
const common = words(`
  engineer engineering manager management business company people work works worked working team teams year years week
  weeks month months people made make great good best better every many more most from with that this have been what
  when will would could they their there about into over than then just like also company experience project projects
  time day days help helped
`)
