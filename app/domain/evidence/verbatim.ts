import { sentencesOf } from "../profile/prose"
import type { Known } from "./known"

const ofTheSelf = /^(?:title|role|bio)$/

/**
 * The items in which a sentence stands word for word, as whole sentences or bullets of one item; a subject that the item
 * leaves out may be added ("I mentored …" for "Mentored …", "I am a …" for a bio's "Staff engineer with …"). What a person
 * said in so many words needs no further weighing. Goals are left out: a wish repeated as a fact is no fact.
 */
export function verbatimIn(sentence: string, items: Known[]): string[] {
  const parts = sentence.split(/;\s+/)
  return items.flatMap((item) => {
    if (item.id === null || item.goal || item.field === "skill") return []
    const whole = new Set(sentencesOf(item.text).map(plain))
    const carried = parts.every((part) => spoken(part, item).some((form) => whole.has(form)))
    return carried ? [item.id] : []
  })
}

/** A part of a sentence as the item may have it: with or without the subject that a first-person text adds. */
function spoken(part: string, item: Known): string[] {
  const text = plain(part)
  const deed = /^i (?:also )?((?!am\b|was\b|have\b|had\b)[a-z-]+(?:ed|t|d|n|e|g|k|m|w)\b.*)$/.exec(text)?.[1]
  const self = ofTheSelf.test(item.field ?? "") ? /^i am (?:an? |the )?(.+)$/.exec(text)?.[1] : undefined
  return [text, deed, self].filter((form) => form !== undefined)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .replace(/^[\s"“'•*-]+|[\s.!"”',;]+$/g, "")
}
