import type { Token } from "../../words/tokens"

const shortDays: Readonly<Record<string, string>> = {
  mon: "Monday",
  tue: "Tuesday",
  wed: "Wednesday",
  fri: "Friday",
  sat: "Saturday",
  sun: "Sunday",
}

/** "2am sat", "last fri", "sat night": the full name of a day; after other words, "sat", "wed" and "sun" are not days. */
export function typedDay(lower: string, before: readonly Token[], after: string): string | undefined {
  const isDay =
    /^(?:on|last|next|every|each|until|till)$/.test(before.at(-1)?.lower ?? "") ||
    (/^(?:am|pm)$/.test(before.at(-1)?.lower ?? "") && before.at(-2)?.kind === "number") ||
    /^ (?:morning|afternoon|arvo|evening|night)\b/.test(after)
  return isDay ? shortDays[lower] : undefined
}

/** "now were at 44 days", "this term were at 89.5": no noun that "were" could belong to. */
export const isAfterTime = (before: readonly Token[]) =>
  /^(?:now|so|and|but)$/.test(before.at(-1)?.lower ?? "") ||
  (before.at(-2)?.lower === "this" && /^(?:week|month|quarter|term|season|year)$/.test(before.at(-1)?.lower ?? ""))
