import { sentencesOf } from "../profile/prose"
import { plainVerbs } from "../writer/craft/plain-verbs"
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
    if (item.id === null || item.goal) return []
    const whole = new Set(
      sentencesOf(item.text)
        .flatMap((said) => [said, ...clausesOf(said)])
        .map(plain),
    )
    const carried = parts.every((part) => spoken(part, item).some((form) => whole.has(form)))
    return carried ? [item.id] : []
  })
}

const joint =
  /(?:[,;]?\s+(?:and then|and|then|so(?! that))\s+|;\s+)(?=(?:(?:after|by|within|in) [^,.;]{2,24}? )?(?:I|we|they)\s)/i
const unsure =
  /\b(?:think|thought|hope|hoped|wish|would|could|should|might|may|must|if|unless|want|wanted|plan|planned|going to|will|said|told|asked|dream|almost|nearly|not|never|nobody|no|because|although|though|but|except|until)\b|n['’]t\b/i

/** The clauses of a longer sentence that have their own subject ("…, and after two months we were down to 9 %"). */
function clausesOf(said: string): string[] {
  const clauses = said.split(joint)
  return clauses.length > 1 && !unsure.test(said) ? clauses : []
}

/** A part of a sentence as the item may have it: with or without the subject that a first-person text adds. */
function spoken(part: string, item: Known): string[] {
  const text = plain(part)
  const deed = /^i (?:also )?((?!am\b|was\b|have\b|had\b)[a-z-]+(?:ed|t|d|n|e|g|k|m|w)\b.*)$/.exec(text)?.[1]
  const self = ofTheSelf.test(item.field ?? "") ? /^i am (?:an? |the )?(.+)$/.exec(text)?.[1] : undefined
  const subject = /^[a-z-]+ed\b|^(?:led|ran|wrote|taught|built|cut|rang|rewrote|made|took|won|grew|set|did)\b/.test(
    text,
  )
    ? `i ${text}`
    : undefined
  return [text, deed, self, subject].filter((form) => form !== undefined)
}

/** Words alone, and the deed itself where a longer form asserts it too ("ended up redoing", "managed to cut"). */
function plain(text: string): string {
  return plainVerbs(text)
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/\s+/g, " ")
    .replace(/^[\s"“'•*-]+|[\s.!"”',;]+$/g, "")
}
