import { countWords } from "../../rules"
import { figuresOf } from "../wording/told-once"
import { capitalized } from "../wording/wording"
import { tellsBefore } from "./course"
import { isOpen, isWellFormed } from "./told/well-formed"

/**
 * A situation without the amount that a line already states: from "We were getting 14 call backs a month because nobody
 * was flushing the system." next to "Call backs fell from 14 to 3 a month.", the cause is left.
 */
export function causeOnly(text: string, told: readonly string[]): string {
  const at = text.search(/,? (?:mostly |mainly |partly )?because /)
  const figures = figuresOf(text)
  if (at < 0 || !told.some((other) => figuresOf(other).some((figure) => figures.includes(figure)))) return text
  const cause = capitalized(text.slice(at).replace(/^,? (?:mostly |mainly |partly )?because /, ""))
  return countWords(cause) >= 4 && tellsBefore(cause) && !isOpen(cause) && isWellFormed(cause) ? cause : text
}
