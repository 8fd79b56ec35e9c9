import { laidOut } from "../laid-out"

/**
 * "but it was really 15 %", "turns out it was 12", "or rather 20", "the real number is 7": a new figure for the same
 * thing.
 */
const correcting = new RegExp(laidOut`
  ^(?:
    (?:it|that|this|they|there)(?: \w+)? (?:was|were|is|are) (?:
      really|actually|in fact|in reality|in truth|more like|closer to|nearer
    )\b|
    (?:
      actually|really|in fact|in reality|in truth|correction
    )(?: it| that| this| they| there)? (?:was|were|is|are|only|just|about|\d)|
    (?:it |that )?(?:turns|turned) out (?:that )?(?:it|that|this|they|there|to be)\b|
    (?:it (?:was|is) |that is )?(?:
      more like|closer to|or rather|rather|make that|i mean|sorry
    )\b(?: it was| about| around| only)? \W?\d|
    (?:the|my|our|its) (?:real|actual|true|right|correct|exact|proper) (?:
      number|figure|amount|value|total|count|percentage|one
    )s? (?:is|was|are|were)\b
  )
`)
/** Words that may precede a correction. */
const opening = /^(?:(?:but|and|though|although|well|no|so|then|however|yet|or(?! rather)|ok|oh|um|when|honestly) )+/
/** A figure for another point in time corrects nothing. */
const otherTime =
  /\b(?:before|now|nowadays|today|previously|earlier|last|ago|then|since|used to|by the end|this (?:week|month|year))\b/

export const isOfOtherTime = (said: string) => otherTime.test(said)

const figure = /\d/
const unsplit = /\b(in fact|actually|correction|sorry|i mean|or rather) ?[,:]/g

/**
 * Which figure a lower-cased sentence takes back: its own ("…, or rather 20 %") or that of the previous sentence
 * ("Correction: it was 28").
 */
export function takesBack(said: string): "own" | "before" | null {
  const pieces = said
    .replace(unsplit, "$1")
    .split(/[,;:–—()]|(?= but )/)
    .map((piece) => piece.replace(/^[^\p{L}\d]+/u, "").trim())
  const at = pieces.findIndex((piece) => figure.test(piece) && correctsFigure(piece))
  if (at < 0) return null
  if (at === 0) return "before"
  return pieces.slice(0, at).some((piece) => figure.test(piece)) ? "own" : null
}

/** Whether lower-cased text replaces the figure just given: "but it was really 15 %". */
export function correctsFigure(said: string): boolean {
  return correcting.test(said.replace(opening, "")) && !isOfOtherTime(said)
}
