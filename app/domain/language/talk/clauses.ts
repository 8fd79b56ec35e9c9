import { analyzed } from "./actors/clause-actor"
import { hardMarks } from "./clauses/clause-openings"
import { opensClause } from "./clauses/clause-starts"
import { namesSubject } from "./clauses/no-joints"
import type { TalkClause } from "./clauses/talk-clause"
import type { Word } from "./spelling/reading-copy"
import type { WordClass } from "./word-classes/word-classes"

const softMarks = new Set([
  ",",
  ":",
  "(",
  ")",
  "-",
  "–",
  "—",
  "…",
  "...",
  "..",
  "+",
  "/",
  "*",
  "•",
  '"',
  "|",
  ">",
  "<",
  "→",
  "=",
])
const shortForms = /^(?:mr|mrs|ms|dr|st|sr|jr|no|vs|prof|approx|etc|e\.g|i\.e|dept|inc|ltd)$/

/**
 * More clauses than this are a pattern, not talk: 6,000 characters of talk have about 150. Each clause is compared with
 * earlier ones, so the limit bounds the cost.
 */
const maxClauses = 220

export function clausesOf(copy: readonly Word[], classes: readonly WordClass[]): TalkClause[] {
  const clauses: TalkClause[] = []
  let sentence = 0
  let first = 0
  let mark = "\n"
  const close = (last: number, next: string) => {
    if (last > first) clauses.push(analyzed(copy, classes, { first, last, sentence, mark }, clauses))
    mark = next
  }
  for (const [at, word] of copy.entries()) {
    if (clauses.length >= maxClauses) return clauses
    if (word.kind === "mark") {
      const isHard = endsSentence(copy, at)
      if (!isHard && !parts(copy, classes, at)) continue
      const shown = isHard && !hardMarks.has(word.text) ? "." : word.text
      close(at, isHard && mark !== "" && first === at && hardMarks.has(mark) ? mark : shown)
      const isRepeated = /^[!?]$/.test(word.text) && word.glued && copy[at - 1]?.kind === "mark"
      if (isHard && !isRepeated) sentence++
      first = at + 1
    } else if (at > first && opensClause(copy, classes, at, first)) {
      close(at, "")
      first = at
    }
  }
  close(copy.length, "")
  return clauses
}

function endsSentence(copy: readonly Word[], at: number): boolean {
  const word = copy[at]
  if (word && /^(?:\.{2,}|…)$/.test(word.text))
    return /^\p{Lu}/u.test(copy[at + 1]?.text ?? "") && copy[at + 1]?.text !== "I"
  if (!word || !hardMarks.has(word.text)) return false
  if (word.text !== ".") return true
  const before = copy[at - 1]
  return !(before && shortForms.test(before.lower) && word.glued && !isWhole(copy, at - 1))
}

/** "240 ms.", "got told no.": abbreviations only before the word they belong to. */
function isWhole(copy: readonly Word[], at: number): boolean {
  const lower = copy[at]?.lower
  return lower === "no" ? copy[at + 2]?.kind !== "number" : lower === "ms" && copy[at - 1]?.kind === "number"
}

/** Marks that separate clauses. Excludes the hyphen of "90-day" or "5-6" and the slash of "kg/h". */
function parts(copy: readonly Word[], classes: readonly WordClass[], at: number): boolean {
  const word = copy[at]
  const next = copy[at + 1]
  if (!word || !softMarks.has(word.text) || namesSubject(copy, classes, at)) return false
  if (/^[-–—/+]$/.test(word.text)) return !(word.glued && next?.glued)
  return !(word.text === ":" && word.glued && next?.glued)
}
