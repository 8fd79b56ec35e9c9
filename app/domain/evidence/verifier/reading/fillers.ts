import { laidOut } from "../../../language/laid-out"
import { plainVerbs } from "./plain-verbs"

const openers = new RegExp(
  `^(?:${[
    "honestly",
    "so",
    "well",
    "anyway",
    "anyways",
    "ok",
    "okay",
    "basically",
    "actually",
    "to be honest",
    "tbh",
    "look",
    "and",
    "but",
    "also",
    "oh",
    "hmm",
    "i mean",
    "you know",
    "not gonna lie",
    "long story short",
    "today",
    "yesterday",
    "this week",
    "last week",
    "this month",
    "last month",
    "this morning",
    "tonight",
    "last night",
    "the other day",
    "(?:on|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day",
    "in the end",
    "at the end of the day",
    "then",
    "and then",
    "plus",
    "yeah",
    "yes",
    "first of all",
    "let's see",
    "let me think",
    "right",
    "luckily",
    "thankfully",
    "fortunately",
    "of course",
    "needless to say",
    "for what it's worth",
    "not to brag",
  ].join(
    "|",
  )})(?:,\\s*|\\s+(?=(?:I|we|the|my|our|it|this|that|there|they|he|she|a|an|after|when|at|in)\\b)|\\s*[–—-]\\s+)`,
  "i",
)
const frame = /^(?:what happened (?:is|was)|the thing is|it turns out)(?: that\b|,)?\s+/i
const asides = new RegExp(
  laidOut`
    ,\s*(?:
      you know|i mean|honestly|like|basically|actually|well|to be honest|tbh|of course|if i(?:['’]m| am) honest|
      not gonna lie|as always|as usual|obviously|i have to say|believe it or not
    ),?(?=\s)|
    \s+(?:basically|actually|literally|honestly|just|really)(?=\s+(?:I\b|we\b|[a-z]+ed\b|[a-z]+ing\b))
  `,
  "gi",
)
const tails =
  /(?:,\s*|\s+[–—-]\s+|\s+)(?:haha|lol|phew|i guess|you know|or whatever|and stuff|and all that|and so on|if that makes sense|to be honest|honestly|so yeah|yeah)\s*(?=[.!?]*$)/i

/** The maximum number of consecutive fillers removed from either end. */
const maxFillers = 8

/**
 * Removes fillers from the start, middle and end of a sentence, and replaces "ended up redoing" with "redid". Hedges
 * ("I think", "roughly", "kind of") stay, since the claim would be stronger without them. The list is a rule of the
 * check: a sentence without its fillers counts as verbatim, so it must contain nothing that changes a claim. The writer
 * trims the same fillers, so its trimming cannot widen what counts as verbatim.
 */
export function withoutFillers(sentence: string): string {
  let text = sentence
    .trim()
    .replace(/\s+/g, " ")
    .replace(/ ?(?:[-=]>|→) ?/g, " to ")
  for (let times = 0, before = ""; before !== text && times < maxFillers; times++) {
    before = text
    text = text.replace(frame, "").replace(openers, "").replace(tails, "")
  }
  return plainVerbs(text.replace(asides, "").replace(/\s+([,.;])/g, "$1"))
}
