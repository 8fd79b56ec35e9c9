import { countWords } from "../phrases/closed"
import type { Deed } from "./deeds"

/** A finished action by the person alone, worded for a line; `of` names its other properties. */
export const plainDeed = (clause: number, text: string, of: Partial<Deed> & Pick<Deed, "verb" | "figures">): Deed => ({
  ...{ clause, lastClause: clause, text, count: countWords(text), shared: false, ongoing: false, vague: false },
  ...of,
})
