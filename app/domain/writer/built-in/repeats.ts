import type { Achievement } from "../material-schema"
import { worded } from "./achievement-of-line"
import { contentWords, overlap } from "./focus"

interface Told {
  words: Set<string>
  figures: string[]
  ids: string[]
}

/** The same thing told by two lines of the same words is told once: the second loses what the first has said. */
export function withoutRepeats(achievements: Achievement[]): Achievement[] {
  const told: Told[] = []
  return achievements.flatMap((each) => {
    const parts = each.bullet.split("; ")
    const fresh = parts.filter((part) => !told.some((one) => says(one, part, each)))
    told.push(...fresh.map((part) => toldOf(part, each)))
    if (fresh.length === parts.length) return each
    const [deed = ""] = parts
    if (!fresh.includes(deed) && !fresh.some((part) => /\d/.test(part))) return []
    const kept = fresh.includes(deed) ? fresh : [deed, ...fresh]
    const result = each.result.filter((text) => kept.some((part) => text.startsWith(part.slice(1, -1), 1)))
    return worded(each, kept.join("; "), result)
  })
}

/** For running text, of the lines that tell one deed of the same words in part, the first. */
export function oneOfEachDeed(achievements: Achievement[]): Achievement[] {
  const kept: Told[] = []
  return achievements.filter((each) => {
    const [deed = ""] = each.bullet.split("; ")
    const own = toldOf(deed, each)
    const isTold = kept.some(
      ({ words, ids }) =>
        ids.some((id) => each.evidenceIds.includes(id)) &&
        overlap(own.words, words) >= 0.6 * Math.min(own.words.size, words.size),
    )
    if (!isTold) kept.push(own)
    return !isTold
  })
}

const figuresOf = (text: string) => text.match(/\d[\d.,]*\d|\d/g) ?? []

const toldOf = (part: string, { evidenceIds }: Achievement): Told => ({
  words: contentWords(part),
  figures: figuresOf(part),
  ids: evidenceIds,
})

/** Most of the words of a part, and each of its figures, stand in what was told from the same words. */
function says({ words, figures, ids }: Told, part: string, { evidenceIds }: Achievement): boolean {
  const own = contentWords(part)
  return (
    own.size > 0 &&
    ids.some((id) => evidenceIds.includes(id)) &&
    overlap(own, words) >= 0.7 * own.size &&
    figuresOf(part).every((figure) => figures.includes(figure))
  )
}
