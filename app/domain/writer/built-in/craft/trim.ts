import { withoutFillers } from "../../../language/fillers"
import { isPast } from "../../../language/past-tense"

/** A sentence without fillers, its words otherwise as written, ready to open a line. */
export function trimFillers(sentence: string): string {
  return capitalised(withoutFillers(sentence))
}

const chatter =
  /\b(?:long (?:day|week|shift|month|story)|tired|exhaust(?:ed|ing)|knackered|crazy|hectic|mad house|weather|coffee|weekend|weird|funny|lol|haha|whatever|not sure what|nothing (?:much|special|new)|the usual|glad|happy|pleased|relieved|felt|feels?|feeling|stress(?:ful|ed|ing)?|fun|awful|annoying|complain about|thank god|no idea|in a (?:good|bad) mood|can['’]t remember|can['’]t wait|what can i say|i suppose|good (?:day|week|shift)|busy (?:day|week|shift)|moan(?:ed|ing)?|hated|loved|lovely|brilliant kids|hope (?:this|that)|where to start|can breathe|(?:pay|salary) (?:was|is)|feet (?:hurt|were))\b/i

const mood = /^(?:was|were|had|got|felt|hated|loved|thought|knew|went|guessed|wished|hoped|needed|wanted|liked)$/i

/** Talk that says nothing about the work: a mood, the weather, a sigh. Anything else with a number is kept. */
export function isSmallTalk(clause: string): boolean {
  if (/^(?:week|day|sprint|month|part|no)\.? \d+\W*$/i.test(clause)) return true
  if (/\d/.test(clause)) return false
  const words = clause.split(/\s+/)
  if (words.length < 3) return words.length < 2 || !words.some((word) => isPast(word))
  const acted = words.some(
    (word, at) => isPast(word) && !mood.test(word) && (at === 0 || /^(?:I|we|also)$/i.test(words[at - 1]!)),
  )
  return chatter.test(clause) && words.length <= 16 && !acted
}

const link = "(?:and then|and so|so then|and|so(?! that)|because|which)"
const when = "(?:(?:after|by|within|in|during|before) [^,.;]{2,24}? )?"
const newSubject =
  "(?:I|we|it|they|he|she|there|the|my|our|this|that|was|everyone|everybody|nobody|honestly|food|people|customers|guests|patients|students)\\b"
const join = new RegExp(
  `(?:,\\s+|\\s+[–—]\\s+|;\\s+|\\s+)(?:(${link})\\s+)(?=${when}${newSubject})|;\\s+|\\s+[–—]\\s+(?=${newSubject})`,
  "gi",
)

/**
 * The clauses of a long sentence that can stand alone, small talk dropped. A clause that limits the one before it
 * ("but it failed", "although …") is never parted from it. A short sentence comes back whole.
 */
export function trimRambling(sentence: string): string[] {
  const whole = trimFillers(sentence)
  const words = whole.split(/\s+/).length
  if (words <= 30 && !chatter.test(whole)) return isSmallTalk(whole) ? [] : [whole]
  const pieces: { text: string; link: string }[] = []
  let start = 0
  let link = ""
  for (const match of whole.matchAll(join)) {
    pieces.push({ text: whole.slice(start, match.index), link })
    link = (match[1] ?? "").toLowerCase()
    start = match.index + match[0].length
  }
  pieces.push({ text: whole.slice(start), link })
  const kept: string[] = []
  let keptLast = false
  for (const { text, link: joinedBy } of pieces) {
    const clean = trimFillers(text.replace(/[,;\s]+$/, ""))
    const keep = !isSmallTalk(clean) && clean.split(/\s+/).length >= 2
    const leansOnLast = joinedBy === "which" || joinedBy === "because" || /^(?:was|were)\b/i.test(clean)
    const short = (kept.at(-1)?.split(/\s+/).length ?? 99) + clean.split(/\s+/).length <= 24
    if (keep && keptLast && (leansOnLast || short)) {
      kept[kept.length - 1] = glued(kept.at(-1)!, joinedBy, /^[a-z]/.test(text) ? lowered(clean) : clean)
    } else if (keep && !(leansOnLast && joinedBy)) kept.push(clean)
    keptLast = keep && (keptLast || !leansOnLast)
  }
  return kept.map((text) => withoutTrailingChatter(text.replace(/[,;\s]+$/, "")))
}

/** ", lovely kids, no idea how to hold a knife though": asides at the end of a sentence that hold no deed and no number. */
function withoutTrailingChatter(text: string): string {
  const segments = text.split(/,\s+/)
  while (segments.length > 1 && chatter.test(segments.at(-1)!) && isSmallTalk(segments.at(-1)!)) segments.pop()
  return segments.join(", ")
}

function glued(before: string, link: string, after: string): string {
  const comma = ["which", "so", "and so", "and then", "so then"].includes(link) ? "," : ""
  return `${before.replace(/[.!?]+$/, "")}${link ? `${comma} ${link}` : ";"} ${after}`
}

/** The first letter large. */
export function capitalised(text: string): string {
  return /^[a-z]\w*[A-Z]/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

/** The first letter small, unless the word is "I", an acronym or a name within the sentence. */
export function lowered(text: string): string {
  return /^(?:I\b|[A-Z][A-Z\d]|[A-Z][a-z]+[A-Z])/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** "a" or "an" before a word, by its first sound as far as spelling shows it. */
export function article(text: string): "a" | "an" {
  return /^(?:[aeio]|u(?!ni|se|k\b|s\b|x)|hon|hour|[AEFHILMNORSX](?:[A-Z]|\b))/i.test(text) &&
    !/^(?:[fhlmnrsx][a-z])/i.test(text)
    ? "an"
    : "a"
}
