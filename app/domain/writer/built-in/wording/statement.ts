import { namesOccupation } from "../../../career/headings/role-heading"
import { withoutStop } from "../../../language/sentences/statements"
import { isBaseVerb, isPassiveOfPerson, isPassiveOfThing, openingVerbAt } from "../../../language/verbs/past-tense"
import { capitalized, lowered } from "./wording"

/**
 * One statement by a person, in the two forms that documents need. `speaker` says who acted: the person, the person
 * together with others, or nobody named ("Handover time dropped by half").
 */
export interface Statement {
  speaker: "I" | "we" | "none"
  /** A full sentence in the first person: "I led the move to the new ward." */
  sentence: string
  /** For a resume, without subject and period: "Led the move to the new ward". */
  fragment: string
  /** True if it says that something did not happen or went wrong, which is never turned into an achievement. */
  negative: boolean
}

const adjunct =
  /^(?:At|In|On|With|After|During|For|When|As|By|Over|Since|Before|Once|While|From|Together with|Within|Because)\b[^.!?]{0,90}?,\s+(?=(?:I|we)\b)|^(?:At|In|On|During)\s+(?:the|our|my|a|an|\p{Lu}|\d)[^.!?,]{1,60}?\s+(?=I\b)/u
const negation =
  /\b(?:not|never|didn['’]t|wasn['’]t|weren['’]t|couldn['’]t|haven['’]t|hasn['’]t|don['’]t|without success|unable to|nothing is)\b|^(?:I |We )?[a-z]+ (?:no|nobody|nothing|none)\b/i
const setback =
  /\b(?:lost (?:the|to|an?|one|out|against|our|my)|missed|failed|refused|rejected|turned down|no (?:word|answer|reply) (?:from|yet)|I joke|just kidding)\b/i

/** Parses one trimmed sentence or clause. The words stay the person's own; only the subject is added or removed. */
export function readStatement(text: string): Statement {
  const body = asSeries(withoutEnd(text))
  const negative = negation.test(body) || setback.test(body)
  const lead = adjunct.exec(body)?.[0] ?? ""
  const main = body.slice(lead.length)
  const subject = /^(I['’](?:ve|m|d|ll)|I|We['’](?:ve|re|d|ll)|we['’](?:ve|re|d|ll)|We|we)\s+/.exec(main)
  if (subject) {
    const speaker = /^i/i.test(subject[1]!) ? "I" : "we"
    const rest = main.slice(subject[0].length).replace(/^(?:have|had|also|just|then)\s+(?=[a-z]+(?:ed|en|t|n|d)\b)/, "")
    const also = rest.replace(/^(?:also|just|then)\s+/, "")
    const fragment = speaker === "I" ? (lead ? `${lead}${withoutAm(also)}` : capitalized(withoutAm(also))) : body
    return { speaker, sentence: closed(body), fragment: capitalized(fragment), negative }
  }
  if (/^(?:My|Our) (?:team|crew|group|squad|class|unit|shift)\b/.test(main)) {
    return { speaker: "we", sentence: closed(body), fragment: capitalized(body), negative }
  }
  if (isPassiveOfPerson(body))
    return { speaker: "I", sentence: closed(`I was ${lowered(body)}`), fragment: capitalized(body), negative }
  const words = body.split(/\s+/)
  if (!isPassiveOfThing(body) && !tellsMovedThing(body) && (openingVerbAt(words) >= 0 || opensWithBaseVerb(words))) {
    return { speaker: "I", sentence: closed(`I ${lowered(body)}`), fragment: capitalized(body), negative }
  }
  return { speaker: "none", sentence: closed(capitalized(body)), fragment: capitalized(body), negative }
}

/** "Missed appointments fell from 140 to 85.": a noun with a participle before it, and its verb. */
export const tellsMovedThing = (text: string) =>
  /^\p{L}+ed (?:\p{L}+ ){1,3}(?:went|fell|rose|dropped|grew|came) (?:\p{L}+ )?from \D{0,12}\d/u.test(text)

/**
 * Trailing punctuation and spaces. Matched only at the start of a run, because a text may contain a long run elsewhere.
 */
const lastMarks = /(?<![\s.;,:–—-])[\s.;,:–—-]+$/

function withoutEnd(text: string): string {
  const said = text.trimEnd()
  return said === withoutStop(said) && said.endsWith(".") ? said : said.replace(lastMarks, "").replace(/!+$/, "")
}

/** "Lead designer": one person's position; "Lead the designers" and "Lead designers" are actions. */
const namesLead = (head: string) =>
  /^(?:lead|head) (?:\p{L}+ ){0,2}\p{L}*[^s\s]$/iu.test(head) &&
  !/^\p{L}+ (?:the|an?|my|our|all|each|every)\b/iu.test(head)

/** Whether a line names a position ("Technical lead for the replication work") instead of an action. */
export function isRoleNoun(text: string): boolean {
  const head = text.split(/\s+(?:for|of|at|in|on|with)\s+|,/)[0] ?? ""
  const words = text.split(/\s+/)
  const isVerb = openingVerbAt(words) >= 0 || isBaseVerb(words[0] ?? "")
  return namesOccupation(head) && (!isVerb || namesLead(head))
}

function withoutAm(rest: string): string {
  return rest.replace(/^(?:am|was|'m|’m)\s+(?=(?:the|an?|responsible|in charge)\b)(?:(?:the|an?)\s+)?/, "")
}

/** "Lead the ward" starts with a verb, "lead for the ward" and "mentor since 2022" with a noun. */
function opensWithBaseVerb(words: string[]): boolean {
  return (
    words.length > 2 &&
    isBaseVerb(words[0] ?? "") &&
    !/^(?:for|of|at|in|to|on|since|and|with|was|is|were|are|has|had)$/i.test(words[1] ?? "")
  )
}

/** Terse notes join actions with commas: "did the report, led the huddle" needs an "and". Other notes are unchanged. */
function asSeries(body: string): string {
  const segments = body.split(/,\s+/)
  const isDeed = (part: string, at: number) =>
    openingVerbAt((at === 0 ? part.replace(/^(?:I|We|we)\s+/, "") : part).split(/\s+/)) >= 0
  if (segments.length < 2 || !segments.every(isDeed) || / and | or /.test(segments.slice(1).join(", "))) return body
  return `${segments.slice(0, -1).join(", ")}${segments.length > 2 ? "," : ""} and ${segments.at(-1)}`
}

function closed(text: string): string {
  return /[.!?]["'”’)]?$/.test(text) ? text : `${text}.`
}
