import { isOtherPerson } from "../../../language/doers/people"
import { splitSentences } from "../../../language/sentences/split-sentences"
import { withoutStop } from "../../../language/sentences/statements"
import { readTalk } from "../../../language/talk/read-talk"
import { formsOfVerb } from "../../../language/talk/word-classes/word-class"
import { isPast } from "../../../language/verbs/past-tense"
import { countWords } from "../../rules"
import { closedSentence, firstPerson } from "./first-person"
import { contentWords, overlap } from "./focus"
import { isRefused } from "./refused"
import { capitalized, lowered } from "./wording"

/** A line as prose: the action with its details in parentheses, and its outcomes as separate sentences. */
export interface Prose {
  /** In resume style, without a period. */
  deed: string
  outcomes: string[]
}

/** "Ran the workshop 6 times; score 4.7 of 5; all came back": only the last part is meaningful by itself. */
export function proseOf(bullet: string): Prose {
  const [deed = "", ...rest] = withoutStop(bullet).split(/;\s+/)
  const shared = rest.filter(isShared)
  const leaning = rest.filter((part) => !isShared(part) && leans.test(part))
  const outcomes = rest.filter(
    (part) =>
      !isShared(part) &&
      !leans.test(part) &&
      !isRefused(capitalized(part)) &&
      saysSomething(part) &&
      isOfDeed(part, deed),
  )
  const details = rest.filter((part) => ![...shared, ...leaning, ...outcomes].includes(part) && isDetail.test(part))
  const brackets = details.length > 0 ? ` (${details.map(lowered).join(", ")})` : ""
  const behind = [...leaning.map((part) => `, ${part}`), ...shared.map((part) => `, and ${lowered(part)}`)].join("")
  return { deed: `${deed}${brackets}${behind}`, outcomes: outcomes.map((part) => `${capitalized(part)}.`) }
}

/**
 * The same for a line that the person wrote for readers, such as a bullet of their resume. Each of its parts belongs to
 * it, so a part with its own verb becomes a sentence. "Forecasting in SAP IBP. Reduced MAPE to 22%" starts with the
 * first part that states an action.
 */
export function ownProseOf(bullet: string): Prose {
  const parts = splitSentences(bullet.replace(aside, "")).flatMap((sentence) => withoutStop(sentence).split(/;\s+/))
  const at = parts.findIndex((part) => firstPerson(part) !== "")
  if (parts.length < 2 || at < 0) return proseOf(bullet)
  const rest = parts.slice(at + 1)
  const isNow = !isPast(parts[at]?.split(/\s+/)[0] ?? "")
  const sentences = rest.map((part) => {
    const said = firstPerson(capitalized(part))
    if (said !== "") return said
    const isDuty = isNow && readTalk(part, new Map()).classes[0] === "base"
    return isDuty ? closedSentence(`I ${lowered(part)}`) : saysSomething(part) ? closedSentence(capitalized(part)) : ""
  })
  const told = rest.filter((_, nth) => sentences[nth] === "")
  const { deed } = proseOf([parts[at], ...told].join("; "))
  return { deed, outcomes: sentences.filter((text) => text !== "" && !isRefused(text)) }
}

/** "I also look after the eye-wash stations, which nobody thanks one for": an aside of a person among friends. */
const aside =
  /, (?:which|who|where) (?:nobody|no one|sadly|unfortunately|admittedly|annoyingly)\b[^.;,()]{1,80}(?=[.;]|$)/giu

/** The amounts and absences that are worth parentheses. Other asides stay in the line. */
const isDetail =
  /^(?:about|around|over|some|nearly|almost|score) .*\d\S*(?: \S|$)|^\D?\d\S* (?!in |on |at |from |to |of |is |are |was |not )\S+ \S|^(?:no|zero|without|not one|never)\b|^\D?\d[\d.,]*\s?(?:%|k|m|million)?$/i

/** A part after a semicolon that depends on the part before it. */
const leans = /^(?:where|which|who|of (?:which|whom)|none of (?:which|whom))\b/i

/** An outcome that is meaningless without its action: "both passed". */
const isShared = (outcome: string) => /^(?:both|all|none)\b(?! (?:the|of|my|our|\d))/i.test(outcome)

/** Converts "Saw findings fall from 11 to 3" to "Findings fell from 11 to 3." */
export function seenChange(deed: string): string | null {
  const [, topic, verb, change] = /^Saw (.+?) (go|fall|rise|drop|grow) from (.+)$/.exec(deed) ?? []
  return topic && verb && change ? `${capitalized(topic)} ${formsOfVerb(verb, "base").past} from ${change}.` : null
}

/** The maximum number of words of a sentence that a change can be joined to. */
const longestJoined = 18

/** The maximum number of words of another outcome that can be joined. */
const longestOutcome = 11

/**
 * Joins an action and its outcome into one sentence; "" if the result would be long or hard to follow. The outcome is
 * lowercased unless it is capitalized within the line.
 */
export function joinedTo(claim: string, [outcome = ""]: string[], line = ""): string {
  const isShort = countWords(claim) <= longestJoined && !/,|\(| went from /.test(claim)
  const isSimple = countWords(outcome) <= longestOutcome && !/[,(:]/.test(outcome) && outcome !== ""
  if (!isShort || !/^(?:I|We) /.test(claim) || /^I\b/.test(outcome) || !(isSimple || / went from .+ to /.test(outcome)))
    return ""
  const isName = line.includes(`; ${withoutStop(outcome)}`)
  return `${withoutStop(claim)}, and ${isName ? outcome : lowered(outcome)}`
}

/** Whether an outcome has a subject and a verb: "3,870 came back", not "8% on runners". */
function saysSomething(outcome: string): boolean {
  if (/^(?:now|from|in|at|by|up|down|about|over)\b/i.test(outcome)) return false
  if (/ went from .+ to /.test(outcome)) return true
  const { clauses } = readTalk(outcome, new Map())
  return clauses[0] !== undefined && clauses[0].verb >= 0 && clauses[0].subject !== null
}

/**
 * Whether an outcome can be a separate sentence: it is about a change, about something that the action names or a
 * pronoun refers to, or about a number of them ("thirty five passed"). "Management picked 3" would puzzle a stranger.
 */
function isOfDeed(outcome: string, deed: string): boolean {
  const [first = "", second = ""] = outcome.split(/\s+/)
  // "Missed appointments went from 140 to 85" starts with a participle, not an action.
  if (change.test(outcome)) return !countsPeopleAsTime.test(outcome)
  if (isPast(first.toLowerCase())) return false
  if (customers.test(outcome)) return true
  if (/^(?:our|my|all|every|each|nobody|no one)\b/i.test(outcome) || /\b(?:it|them)\b/.test(outcome)) return true
  // "he passed the exam": a person whom the action names; "program officers now reply": new since the action.
  if (/^(?:he|she|they)\b/i.test(outcome) && namesPerson(deed)) return true
  if (/^(?!\d)\S+(?: \S+){0,3} now \p{Ll}/u.test(outcome)) return true
  const isCounted = /^\D?\d/.test(first) && (isPast(second) || /^\d+ (?:out )?of \d+ \S/.test(outcome))
  return isCounted || overlap(contentWords(outcome), contentWords(deed)) > 0
}

const change =
  / (?:went|fell|rose|dropped|grew|climbed) from .+ to | (?:was|is|were|are) \D{0,12}\d\S*, (?:up|down) from \D{0,3}\d/

/** "Elm Group renewed for 3 years, £186k in total": a named customer's order with its size. */
const customers =
  /^\p{Lu}\S*(?: \S+){0,4} (?:renewed|signed|extended|ordered|bought|awarded|granted|donated|pledged)\b.*\d/u

/** "apprentice Kacper", "the new porter": somebody whom a pronoun can refer to. */
export const namesPerson = (deed: string) =>
  /(?<=\p{Ll} )\p{Lu}\p{Ll}{2,}/u.test(deed) ||
  deed.split(/[^\p{L}]+/u).some((word) => isOtherPerson(word.toLowerCase()))

/** "I taught some of her class" means nothing to a reader who does not know whose. */
export function standsAlone(text: string): boolean {
  const at = text.search(/\b(?:his|her|hers|him)\b/)
  return at < 0 || namesPerson(text.slice(0, at))
}

/** "People went from an hour to 11": the amount does not measure the subject. */
const countsPeopleAsTime =
  /^(?:people|persons|staff|\p{L}+ people) went from .*\b(?:seconds?|minutes?|hours?|days?|weeks?)\b/iu

const withTeam = /^With the team, /

/** An action in the first person, in the plural if the person's words use it. "" if it has no verb. */
export function spoken(deed: string, isOurs: boolean): string {
  const said = firstPerson(deed.replace(withTeam, "").replace(/^./u, (letter) => letter.toUpperCase()))
  return isOurs || withTeam.test(deed) ? said.replace(/^I /, "We ") : said
}

/**
 * Whether the person's words attribute an action to several people: the last pronoun before its verb is "we". "Helped
 * move the wards", made from "we moved the wards", already states only the person's share.
 */
export function isOurs(deed: string, spans: string[]): boolean {
  const [first = ""] = deed.replace(withTeam, "").split(/\s+/)
  const verb = first.toLowerCase().replace(/[^\p{L}]/gu, "")
  const said = spans.map((span) => span.toLowerCase())
  // A learner's "I make a tool" tells who made it.
  const { base, third } = formsOfVerb(verb, isPast(verb) ? "past" : "base")
  const forms = [verb, base, third].filter((form) => /^\p{L}{2,}$/u.test(form))
  const telling = said.find((span) => forms.some((form) => hasWord(span, form)))
  if (verb === "helped" && !hasWord(telling ?? said[0] ?? "", verb)) return false
  if (telling) {
    const at = telling.search(new RegExp(`\\b(?:${forms.join("|")})\\b`))
    return speakerOf(telling.slice(0, Math.max(at, 0))) === "we"
  }
  const other = said[0] ?? ""
  // "and we had 400 calls queued", behind "Got a message on the line": nothing that the action says.
  const isOfDeed = overlap(contentWords(other), contentWords(deed)) > 0
  return isOfDeed && speakerOf(other.split(/\s+/).slice(0, 4).join(" ")) === "we"
}

const speakerOf = (opening: string) => opening.match(/\b(?:i|we)\b/g)?.at(-1)

const hasWord = (text: string, word: string) => text.split(/[^\p{L}]+/u).includes(word)
