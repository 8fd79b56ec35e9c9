import { stemmer } from "stemmer"
import { functionWords } from "../../language/word-lists"
import { firstPerson } from "../../writer/built-in/first-person"

/** A line that the person agreed to. */
export interface OwnLine {
  text: string
  /** 0 to 100. */
  strength: number
}

/**
 * A sentence made of one of the person's own lines that is about the same matter as the judged sentence or, failing
 * that, as the text. Null where no line is: nothing is made up. Lines in `used` are left
 * out, and the one that is taken is added to them.
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
  return new Set(words.filter((word) => !functionWords.has(word) && !common.has(word)).map(stemmer))
}

/** Words of every text about work; they tie nothing to anything. */
const common = new Set(
  "engineer engineering manager management business company people work works worked working team teams year years week weeks month months people made make great good best better every many more most from with that this have been what when will would could they their there about into over than then just like also company experience project projects time day days help helped".split(
    " ",
  ),
)
