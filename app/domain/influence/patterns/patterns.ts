import { smallSample } from "../score-terms"

/** A published piece with the values that it is compared by; null if unknown. */
export interface PublishedPiece {
  text: string
  kind: string
  publishedOn: string
  /** Comments and shares per 1,000 views. */
  talk: number | null
  /** 0 to 100. */
  quality: number | null
}

const measures = ["talk", "quality"] as const
type PatternMeasure = (typeof measures)[number]

/** How sure a difference is: `clear` beyond two standard errors with enough pieces, otherwise it could be chance. */
export type Certainty = "clear" | "chance" | "few"

export interface Pattern {
  group: "theme" | "kind" | "weekday" | "length"
  name: string
  measure: PatternMeasure
  count: number
  mean: number
  /** The mean of all other pieces. */
  others: number
  certainty: Certainty
}

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
/** Minimum number of pieces for a statement. */
const minPieces = 3
/** Word counts from which a text is of medium length, and long. */
const lengths = { middle: 60, long: 200 }

/**
 * The features of a person's pieces that were discussed, or that are good: each theme, kind, weekday and length
 * compared with all other pieces. Themes are the keywords of the person's achievements. Strongest differences come
 * first. Groups of fewer than three pieces, and those without others to compare with, are left out.
 */
export function patternsOf(pieces: readonly PublishedPiece[], themes: readonly string[]): Pattern[] {
  const found = measures.flatMap((measure) => {
    const measured = pieces.flatMap((piece) => {
      const value = piece[measure]
      return value === null ? [] : [{ piece, value }]
    })
    const groups = groupsOf(pieces, themes)
    return groups.flatMap(({ group, name, holds }) => {
      const inside = measured.filter(({ piece }) => holds(piece)).map(({ value }) => value)
      const outside = measured.filter(({ piece }) => !holds(piece)).map(({ value }) => value)
      if (inside.length < minPieces || outside.length < minPieces) return []
      const [mean, others] = [meanOf(inside), meanOf(outside)]
      return [{ group, name, measure, count: inside.length, mean, others, certainty: certaintyOf(inside, outside) }]
    })
  })
  const rank: Record<Certainty, number> = { clear: 0, chance: 1, few: 2 }
  const ratio = ({ mean, others }: Pattern) => Math.abs(Math.log((mean + 1) / (others + 1)))
  return found.sort((a, b) => rank[a.certainty] - rank[b.certainty] || ratio(b) - ratio(a))
}

interface Group {
  group: Pattern["group"]
  name: string
  holds(piece: PublishedPiece): boolean
}

function groupsOf(pieces: readonly PublishedPiece[], themes: readonly string[]): Group[] {
  const named = <K extends Pattern["group"]>(group: K, of: (piece: PublishedPiece) => string): Group[] =>
    [...new Set(pieces.map(of))].map((name) => ({ group, name, holds: (piece) => of(piece) === name }))
  const known = [...new Map(themes.map((theme) => [theme.toLowerCase(), theme])).values()]
  return [
    ...known.map((name): Group => ({ group: "theme", name, holds: ({ text }) => mentions(text, name) })),
    ...named("kind", ({ kind }) => kind),
    ...named("weekday", ({ publishedOn }) => weekdays[new Date(publishedOn).getUTCDay()] ?? ""),
    ...named("length", ({ text }) => lengthOf(text)),
  ]
}

export function mentions(text: string, theme: string): boolean {
  const around = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}+#]+/gu, " ")} `
  return around.includes(
    ` ${theme
      .toLowerCase()
      .replace(/[^\p{L}\p{N}+#]+/gu, " ")
      .trim()} `,
  )
}

function lengthOf(text: string): string {
  const words = text.split(/\s+/u).filter(Boolean).length
  if (words >= lengths.long) return `${lengths.long} words and more`
  return words >= lengths.middle ? `${lengths.middle} to ${lengths.long - 1} words` : `Under ${lengths.middle} words`
}

const meanOf = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

function certaintyOf(inside: number[], outside: number[]): Certainty {
  if (inside.length < smallSample || outside.length < smallSample) return "few"
  const difference = Math.abs(meanOf(inside) - meanOf(outside))
  return difference > 2 * Math.sqrt(errorOf(inside) + errorOf(outside)) ? "clear" : "chance"
}

/** The squared standard error of the mean. */
function errorOf(values: number[]): number {
  const mean = meanOf(values)
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1) / values.length
}

/** A line to write about next: its theme has been discussed more than others, and no piece covers it yet. */
export interface Suggestion {
  line: string
  because: Pattern
}

/** Suggests lines for the next post, from the patterns in which the person's pieces did better, one per theme. */
export function suggestionsOf(
  patterns: readonly Pattern[],
  lines: readonly { text: string; skills: readonly string[] }[],
  pieces: readonly PublishedPiece[],
): Suggestion[] {
  const better = patterns.filter(({ group, mean, others }) => group === "theme" && mean > others)
  const told = new Set<string>()
  const maxSuggested = 3
  const found = better.flatMap((because) => {
    const about = lines.filter(({ text, skills }) => mentions(`${text} ${skills.join(" ")}`, because.name))
    const line = about.find(({ text }) => !told.has(text) && !pieces.some((piece) => piece.text.includes(text)))
    if (!line) return []
    told.add(line.text)
    return [{ line: line.text, because }]
  })
  return found.slice(0, maxSuggested)
}
