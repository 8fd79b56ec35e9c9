import type { Token } from "../../../language/words/tokens"

/** The words of a range of a reading in lower case, joined by spaces. */
export const lowerTextOf = (
  { tokens }: { tokens: readonly Token[] },
  { first, last }: { first: number; last: number },
): string =>
  tokens
    .slice(first, last)
    .map(({ lower }) => lower)
    .join(" ")
