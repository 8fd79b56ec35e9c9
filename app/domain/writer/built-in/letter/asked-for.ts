import { isBaseVerb } from "../../../language/verbs/past-tense"
import { article } from "../../../language/words/article"
import { lowered } from "../wording/wording"

const opening =
  /^(?:experience|evidence|sound|effective|clear|low|high|knowledge|ability|skills?|an? |strong|excellent|proven|solid|good|understanding|familiarity|proficien\w+|fluen\w+|competen\w+|confidence|commitment|willingness|demonstrated|qualification|degree|\d)/i
const longest = 16
const needs = ["You need someone to", "You are looking for someone to"]
const able = ["You need someone who can", "You are looking for someone who can"]
/** "Demonstrated ability to improve attendance". */
const ability =
  /^(?:(?:a|an|the|your|demonstrat(?:ed|able)|proven|strong|clear|good|excellent|evident) ){0,3}(?:abilit(?:y|ies)|capacity) to (?=\p{Ll})/iu

/**
 * A requirement in the posting's own words, worded as what the posting asks for, so that it makes no claim about the
 * person. Null if it does not fit into a sentence.
 */
export function askedFor(requirement: string, nth: number): string | null {
  const topic = requirement
    .replace(/\s*\([^()]*\)/g, "")
    .replace(
      /^(?:you (?:have|bring|need)|you['’]ll (?:have|need)|must have|we need|essential|desirable)\s*[:–-]?\s+/i,
      "",
    )
    .replace(
      /,? (?:is |are |would be )?(?:an? )?(?:essential|desirable|required|preferred|necessary|plus|advantage|must|bonus)\b[\s.;:,]*$/i,
      "",
    )
    .replace(/[\s.;:,]+$/, "")
    .replace(/\b([Oo])ur\b/g, (_, first: string) => (first === "O" ? "Your" : "your"))
    .replace(/\bus\b/g, "you")
  const words = topic.split(/\s+/)
  if (words.length > longest || words.length < 2 || /[.!?:]/.test(topic)) return null
  const asks = ["You ask for", "You also ask for", "You are looking for", "You also look for"][nth % 4]
  if (ability.test(topic)) return `${able[nth % able.length]} ${topic.replace(ability, "")}.`
  if (opening.test(topic)) return `${asks} ${withArticle(topic)}.`
  const [first = ""] = words
  // Employers know what their role is: the sentence says what they are looking for.
  if (/^you will\b/i.test(topic)) return `${needs[nth % needs.length]} ${words.slice(2).join(" ")}.`
  if (isBaseVerb(first)) return `${needs[nth % needs.length]} ${lowered(topic)}.`
  if (/ing$/.test(first) && words.length < 12)
    return `${nth > 0 ? "You also mention" : "You mention"} ${lowered(topic)}.`
  return namesThing.test(topic) ? `${asks} ${withArticle(topic)}.` : null
}

/** "Out-of-hours emergency response", "major gifts experience": a few words that end in what the job needs. */
const namesThing =
  /^(?!.*\b(?:is|are|was|who|which|will|can|must|should|you|your|we|our|someone|somebody|this|the)\b)(?:[\p{L}-]+ ){1,4}(?:experience|knowledge|skills|response|service|management|reporting|communication|leadership|planning|support|installation|writing|editing|supervision|training|maintenance)$/iu

/** Nouns that postings write without the article that a sentence needs: "proven track record of". */
const single =
  /^(?:track record|record|rate|standard|commitment|background|understanding|eye|degree|qualification|diploma|certificate|licen[cs]e|history|grasp|command|willingness|aptitude|passion|approach|mindset|attitude|focus|work ethic|level)$/i

function withArticle(topic: string): string {
  const said = lowered(topic)
  if (/^(?:an?|the|some|any|at least|\d)\b/i.test(topic)) return said
  const [head = ""] = topic.split(/ (?:of|in|to|with|for|at|as|on|from|and|or|about) |,/)
  const noun = /(?:track record|work ethic|\S+)$/i.exec(head)?.[0] ?? ""
  return single.test(noun) ? `${article(topic)} ${said}` : said
}
