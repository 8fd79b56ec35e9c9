import { readMentions } from "../../../language/numbers/read-mentions"
import { concepts } from "../../../language/words/concepts"
import { indexWords, tokenize } from "../../../language/words/tokens"
import type { RecordIndex } from "../record/record-index"

type Direction = "up" | "down"

/** A thing that a requirement wants more or less of: "callbacks" in "Reduce callbacks". */
interface Wanted {
  direction: Direction
  /** The requirement's words: "Reduce callbacks". */
  asked: string
  head: string
  /** The head as written, in lower case. */
  word: string
  /** The words before the head: "wait" in "wait times". */
  others: string[]
}

/** The changes that a requirement asks for, and those that the record shows. */
export interface Changes {
  asked: number
  shown: number
  /** Concepts of the verb and its objects. */
  consumed: ReadonlySet<string>
  found: { unit: number; asked: string; yours: string }[]
}

const down =
  "reduc(?:e|ing)|cut(?:ting)?(?: down)?|lower(?:ing)?|decreas(?:e|ing)|minimi[sz](?:e|ing)|shorten(?:ing)?|eliminat(?:e|ing)|(?:driv(?:e|ing)|bring(?:ing)?) down"
const up = "increas(?:e|ing)|grow(?:ing)?|rais(?:e|ing)|boost(?:ing)?|(?:driv(?:e|ing)|bring(?:ing)?) up"
const verb = new RegExp(
  `(?<!\\b(?:an?|the|our|fast|rapidly|quickly)\\s)\\b(?:(${down})|(?:${up}))\\s+((?:the |our |its |your |their )?[\\p{L}][\\p{L}\\d' /,&-]{2,80})`,
  "giu",
)
/** Where the object of a verb ends. */
const objectEnd =
  /\s*(?:\b(?:by|through|via|in|on|with|without|across|while|when|where|from|so|at|within|to|for|of|using|as|that|and (?=\p{L}+ing\b|improve|increase|reduce|raise|grow|cut|ensure|maintain|keep))\b)/iu

const moves: Record<Direction, ReadonlySet<string>> = {
  down: concepts("reduce cut lower decrease fall drop halve shorten minimize eliminate slash trim shave"),
  up: concepts("increase grow raise boost rise double triple expand climb"),
}
/** "reduce", "grow": a verb that shows nothing without the thing that changed. */
export const isChange = (concept: string) => moves.down.has(concept) || moves.up.has(concept)

/** Heads that name a quantity rather than a thing. */
const quantity = concepts("time rate cost number level volume use usage spend risk amount value")
const clauseEnd = /[;,]\s+|\s+(?:and|but|while)\s+(?=\p{Ll}+(?:ed|ew|ook|ell|ut|ank|an|ept|ade)\b)/u

function wantedIn(quote: string): Wanted[] {
  return [...quote.slice(0, 400).matchAll(verb)].flatMap(([whole, isDown, after = ""]) => {
    const end = objectEnd.exec(after)
    const object = after.slice(0, end?.index ?? after.length)
    const asked = whole.slice(0, whole.length - after.length + object.length).trim()
    return object.split(/,\s*|\s+(?:and|or|&)\s+|\s*\/\s*/u).flatMap((one): Wanted[] => {
      const words = [...indexWords(one, () => {})]
      const head = words.at(-1)
      const word = one.trim().split(" ").at(-1)?.toLowerCase() ?? ""
      return head ? [{ direction: isDown ? "down" : "up", asked, head, word, others: words.slice(0, -1) }] : []
    })
  })
}

/**
 * Which of the changes that a requirement asks for a record shows: the thing moved in that direction, by a verb ("cut
 * callbacks by half") or by its figures ("took callbacks from 11 to 4 percent").
 */
export function changesShown(quote: string, { units, byConcept }: RecordIndex): Changes {
  const wanted = wantedIn(quote)
  const found: Changes["found"] = []
  let shown = 0
  for (const one of wanted) {
    const at = [...(byConcept.get(one.head) ?? [])]
    const hits = at.flatMap((unit) => {
      const yours = (units[unit]?.text ?? "").split(clauseEnd).find((clause) => isShownIn(clause, one))
      return yours === undefined ? [] : [{ unit, asked: one.asked, yours }]
    })
    if (hits.length > 0) shown++
    found.push(...hits)
  }
  const verbs = wanted.flatMap(({ asked }) => [...indexWords(asked, () => {})])
  return { asked: wanted.length, shown, consumed: new Set(verbs), found }
}

function isShownIn(clause: string, { direction, head, word, others }: Wanted): boolean {
  const tokens = tokenize(clause)
  const own = new Set(tokens.map(({ concept }) => concept))
  // "Falls" that patients had are not a fall of something else.
  const isTold = isChange(head) ? tokens.some(({ lower }) => lower === word) : own.has(head)
  if (!isTold) return false
  // "Prep time" is not "wait time".
  if (quantity.has(head) && others.length > 0 && !others.some((word) => own.has(word))) return false
  const isMoved = (way: Direction) => tokens.some(({ concept, kind }) => kind === "word" && moves[way].has(concept))
  const moved = figuresMoved(tokens)
  return moved ? moved === direction : isMoved(direction) && !isMoved(direction === "up" ? "down" : "up")
}

const maxNumbers = 8

/** The direction between two figures of the same unit: "from 11 % to 4 %". */
function figuresMoved(tokens: ReturnType<typeof tokenize>): Direction | null {
  const { mentions } = readMentions(tokens, [], maxNumbers)
  const from = mentions.find(({ place }) => place === "from")
  const to = mentions.find((one) => one !== from && one.place === "to")
  if (!from || !to || (from.unit !== to.unit && to.unit !== "count") || from.value === to.value) return null
  return to.value < from.value ? "down" : "up"
}
