export type Hedge = "" | "over" | "least" | "under" | "most" | "about" | "nearly"

/** A number as a text states it, with what it belongs to. */
export interface NumberMention {
  /** As written, with its unit: what a reason shows. */
  text: string
  /** In the base of its unit; a year as itself; a month as 12 × year + month (0–11), or the month alone. */
  value: number
  /** The number as written, before "k" or "million". */
  figure: number
  /** How many of the base unit one of the stated unit is: 60 for minutes. */
  factor: number
  /** Base unit, currency code, "count", "year", "month-of-year", "month-name", "quarter-of-year", "ordinal", "label". */
  unit: string
  hedge: Hedge
  /** The period of a rate: "day" in "30 a day"; null where none is said. */
  rate: string | null
  /** The little word that places it: "from 40", "to 25", "by 20 %", "since 2019". */
  place: string
  /** The things counted: the concepts of the noun phrase that follows, head last; empty where nothing follows. */
  counted: string[]
  /** Content words near it, in its stretch between marks and other numbers. */
  near: string[]
  /** The content word closest to it that is not a verb of change. */
  closest: string[]
  direction: "up" | "down" | ""
  /** "120" in "40 of 120": the whole that another number is part of. */
  whole: boolean
  clause: number
  first: number
  last: number
}
