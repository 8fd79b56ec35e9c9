import { tokenize } from "../../../language/words/tokens"
import type { RecordIndex } from "../record/record-index"
import type { Because, MatchedEvidence } from "../requirement/shapes"

export const maxEvidence = 3

/** A word of the requirement, and the concept under which the evidence contains it or a related word. */
export interface Shared {
  asked: string
  concept: string
}
export type Reason = Because | { code: "shared"; shared: Shared[] }

function toldAs({ evidenceIds, text }: RecordIndex["units"][number], reasons: Reason[]): MatchedEvidence {
  const because = reasons.flatMap((one): Because[] => (one.code === "shared" ? sharedWith(text, one.shared) : [one]))
  return { evidenceIds, text, because }
}

/** Separates the words that both texts contain from those that are only related. */
function sharedWith(text: string, shared: Shared[]): Because[] {
  const own = tokenize(text)
  const same: string[] = []
  const related = shared.flatMap(({ asked, concept }): Because[] => {
    const yours = own.find((token) => token.concept === concept)?.text
    const stem = asked.toLowerCase().slice(0, Math.max(4, asked.length - 3))
    if (yours === undefined || !yours.toLowerCase().startsWith(stem))
      return yours === undefined ? [] : [{ code: "related", asked, yours }]
    same.push(yours)
    return []
  })
  return same.length > 0 ? [{ code: "same_words", words: same }, ...related] : related
}

/** What a unit shows of a requirement. `things` are the named parts of the requirement that it covers. */
export interface Found {
  weight: number
  because: Reason[]
  things: string[]
}

/**
 * The strongest evidence, deduplicated: a line and its source sentences are one. Each named thing gets a piece of its
 * own before another gets a second one. Ties keep their order. Evidence that shares only one word, or less than half as
 * much as the strongest one, is dropped, unless it is one of `wanted`, which state a required number.
 */
export function bestOf(found: Map<number, Found>, { units }: RecordIndex, wanted: number[] = []): MatchedEvidence[] {
  const ranked = [...found].sort(([a, one], [b, other]) => other.weight - one.weight || a - b)
  const most = ranked[0]?.[1].weight ?? 0
  const strong = ranked.filter(([, { weight }]) => weight * 2 >= most && (weight > 1 || most < 2))
  const shown = new Set<string>()
  const isNew = ([, { things }]: [number, Found]) => {
    const is = things.some((thing) => !shown.has(thing))
    for (const thing of is ? things : []) shown.add(thing)
    return is
  }
  const stated = ranked.filter(([at]) => wanted.includes(at))
  const first = strong.slice(0, 1)
  const eachThing = [...strong, ...ranked].filter(isNew)
  const told = new Map<string, MatchedEvidence>()
  for (const [at, { because }] of new Map([...first, ...stated, ...eachThing, ...strong])) {
    const unit = units[at]
    const words = unit?.text.toLowerCase().replace(/^(?:i|we) |[^\p{L}\p{N}]/gu, "") ?? ""
    const isTold = [...told.keys()].some((other) => other.includes(words) || words.includes(other))
    if (unit && !isTold) told.set(words, toldAs(unit, because))
    if (told.size === maxEvidence) break
  }
  return [...told.values()]
}
