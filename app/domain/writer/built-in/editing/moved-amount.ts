import { numberWord } from "../../../language/numbers/number-words"
import { readQuantity } from "../../../language/numbers/read-quantity"
import { tokenize } from "../../../language/words/tokens"
import { lowered } from "../wording/wording"

const went = / went from (.+?) to ((?:[^.;]|\.(?=\d))+)/u

/** Nouns that take an article when first mentioned: "the bill", "the cell count". */
const counted =
  /\b(?:bill|count|rate|time|cost|price|wait|backlog|queue|budget|score|total|average|level|number|share|lag|list|figure)$/
const hasArticle = /^(?:the|an?|my|our|his|her|their|its|each|every|all|no|some|\d)\b/i

/**
 * Changes "Cell count went from 310 to 165" to "The cell count fell from 310 to 165" if its amounts imply the
 * direction.
 */
export function movedAmount(sentence: string): string {
  const [found, from = "", to = ""] = went.exec(sentence) ?? []
  const verb = found && directionOf(from, to)
  if (!found || !verb) return sentence
  const [before = "", behind = ""] = [sentence.slice(0, sentence.indexOf(found)), sentence.split(found)[1]]
  // "I rewrote the list, errors" runs two statements together; "I did the audit, which" does not.
  const [, deed, spliced] = /^((?:I|We) [^,]+), (?!(?:and|which)\b)([^,]+)$/u.exec(before) ?? []
  // "I moved the desk, fast items in front. Errors went …": the change has its own sentence.
  if (deed && spliced && !/\. \p{Lu}/u.test(spliced))
    return `${deed}, and ${withArticle(spliced, false)} ${verb} from ${from} to ${to}${behind}`
  const [, opening = "", topic = before] =
    /^(.*(?:, and |\. |; )|With [^,]+, )(.+?)$/u.exec(before) ?? /^((?:I|We) .* and )(.+?)$/u.exec(before) ?? []
  if (/^(?:I|We) /.test(topic)) return sentence
  const opens = opening === "" || opening.endsWith(". ")
  const moved = verb === "fell" && /\bfalls?\b/i.test(topic) ? "dropped" : verb
  return `${opening}${withArticle(topic, opens)} ${moved} from ${from} to ${to}${behind}`
}

function withArticle(topic: string, opens: boolean): string {
  const [head = ""] = topic.split(/ (?:of|for|on|in|at|per|with|to|about|from|by|between) /)
  const isName =
    /^\p{Lu}/u.test(topic.split(" ")[1] ?? "") || (/^\p{Lu}[\p{Lu}\d]/u.test(topic) && head === topic.split(" ")[0])
  if (!counted.test(head) || hasArticle.test(topic) || isName) return topic
  return `${opens ? "The" : "the"} ${lowered(topic)}`
}

/** The verb for a change from one amount to another; null if they are not comparable. */
function directionOf(from: string, to: string): "rose" | "fell" | null {
  const [before, after] = [amountIn(from), amountIn(to)]
  if (!before || !after || before.value === after.value) return null
  if ([from, to].some((text) => ratioIn(text)) && before.unit !== after.unit) return null
  if (before.unit !== after.unit && before.unit !== "count" && after.unit !== "count") return null
  // If only one has a scale ("310k" and "165"), compares the figures as written.
  const isOne = before.unit === after.unit
  const [first, second] = isOne ? [before.value, after.value] : [before.figure, after.figure]
  // In "910 to 620k", it is unknown whether the first is in thousands too.
  const bare = scaled.test(from) ? after : before
  const isUnsure = scaled.test(from) !== scaled.test(to) && bare.value < 1000
  if (isUnsure && second > first !== after.figure > before.figure) return null
  return second > first ? "rose" : "fell"
}

/** "one in five", "13 out of 26": a share in two numbers. */
const ratio = /(?<!\p{L})([\p{L}\d-]+) (?:in|out of|of) (?:every |the )?([\p{L}\d-]+)/u

const numeral = (word: string) => (/^\d+$/.test(word) ? Number(word) : numberWord(word.toLowerCase()))

/** A share in two numbers as a percentage; null if the text has none. */
function ratioIn(text: string): { value: number; unit: string; figure: number } | null {
  const [, part = "", whole = ""] = ratio.exec(text) ?? []
  const [some, all] = [numeral(part), numeral(whole)]
  if (some === null || !all) return null
  const value = (100 * some) / all
  return { value, unit: "%", figure: value }
}

const scaled = /\d\s?(?:k|m|mio|mil|bn|thousand|million|billion|lakh|crore)\b/i

function amountIn(text: string): { value: number; unit: string; figure: number } | null {
  const share = ratioIn(text)
  if (share) return share
  const tokens = tokenize(text.replace(/(?<=\d)[ \u00a0](?=\d{3}(?!\d))/g, ""))
  for (let at = 0; at < tokens.length; at++) {
    const found = readQuantity(tokens, at)
    if (found) return { value: found.value, unit: found.unit, figure: found.figure ?? found.bare }
  }
  return null
}
