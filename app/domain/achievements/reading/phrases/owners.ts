import type { Talk } from "../../../language/talk/read-talk"

/** "my", "our", "his", "her" and "their" become "the" in a line. */
export function isOwn({ words, classes }: Talk, at: number, last: number): boolean {
  const { lower = "", text = "" } = words[at] ?? {}
  if (/^(?:my|our)$/.test(lower)) return text !== "MY"
  if (lower === "its") return at + 1 < last && words[at + 1]?.lower !== "own"
  if (/^(?:his|their)$/.test(lower)) return at + 1 < last
  if (lower !== "her" || at + 1 >= last) return false
  // "stayed with her 6 weeks": a duration.
  const unit = classes[at + 1] === "number" ? (words[at + 2]?.lower ?? "") : ""
  if (/^(?:minutes?|hours?|days?|weeks?|months?|years?|evenings?|times)$/.test(unit)) return false
  return (
    /^(?:noun|adjective|number)$/.test(classes[at + 1] ?? "") || /^(?:first|last)$/.test(words[at + 1]?.lower ?? "")
  )
}

/** Family and friends, whose possessive a reader cannot resolve. */
export const kin =
  /^(?:husband|wife|mum|mom|mother|dad|father|sister|brother|cousin|uncle|aunt|son|daughter|friend|mate|missus|partner|kid|neighbou?r)(?:'?s)?$/

/** Verbs of moving with their direction. The people moved may be omitted. */
export const away =
  /^(?:moved|switched|migrated|got|took|shifted|transferred|brought|converted|changed) (?:off|from|over|onto|to|away|out|back)$/

export const gives = /^(?:got|gave|sent|made|showed|taught|bought|brought|wrote|built|found|saved|offered|won)$/

/** Verbs that say enough without "me" or "us": "saved us £900", "asked them to text me". */
export const spares = /^(?:costs?|saved|saves|text|ring|phone|email|message|tell)$/
