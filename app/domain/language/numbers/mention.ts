export type Hedge = "" | "over" | "least" | "under" | "most" | "about" | "nearly"

/** A number as a text gives it, with its context. */
export interface NumberMention {
  /** As written, with its unit. Shown in reasons. */
  text: string
  /** In the base unit of its dimension. A year is itself; a month is 12 × year + month (0–11), or the month alone. */
  value: number
  /** The number as written, before "k" or "million". */
  figure: number
  /** The number of base units in the stated unit: 60 for minutes. */
  factor: number
  /** Base unit, currency code, "count", "year", "month-of-year", "month-name", "quarter-of-year", "ordinal", "label". */
  unit: string
  hedge: Hedge
  /** The period of a rate: "day" in "30 a day"; null if there is none. */
  rate: string | null
  /** The preposition before it: "from 40", "to 25", "by 20 %", "since 2019". */
  place: string
  /** The counted things: the concepts of the noun phrase after the number, head last; empty if there is none. */
  counted: string[]
  /** Content words around it, up to the nearest mark or other number. */
  near: string[]
  /** The closest content word that is not a verb of change. */
  closest: string[]
  direction: "up" | "down" | ""
  /** True for "120" in "40 of 120": the total of which another number is a part. */
  whole: boolean
  clause: number
  first: number
  last: number
}
