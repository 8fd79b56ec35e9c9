import { firstAnswer } from "../../language/first-answer"
import { article } from "../../language/words/article"
import { yearsIn } from "../match/requirement/terms"
import type { RequirementKind } from "../reading/posting"
import { skillsOf } from "../reading/skills/skills"
import { foreignLanguages } from "../skills/languages"
import { askedTopic } from "./asked-topic"
import { askedWithoutLead } from "./asking-words"
import { heldQuestion, yearsQuestion } from "./held-question"
import { confirmed, namesPaper, withArticle } from "./question-wording"
import type { AskedTopic } from "./topic-forms"
import { type Ask, deeds, doings, dones, gained, subjects, tools, wholes } from "./wordings"

const languages = new RegExp(`\\b(${foreignLanguages.concat("english").join("|")})\\b`, "gi")

const ofEmployer =
  /\bthe (?:council|company|firm|school|trust|university|hotel|hospital|charity|business|organi[sz]ation|agency|department|bank|college|practice|store|shop|restaurant|church|museum|theatre)['’]s\b/i

/** A question in the posting's own words, for a requirement whose likely question another one already has. */
export const quotedQuestion = (quote: string): string =>
  `The posting also says: “${askedWithoutLead(quote).whole}”. What would you say to that?`

/** A requirement with the words that its question is made of. */
interface Asked extends AskedTopic {
  quote: string
  years: number | null
  /** The wordings for an action; null if the words name none. */
  acts: Ask[] | null
  /** One of several wordings of a question. */
  pick: (asks: Ask[], about?: string) => string
}

/** The question; null if the rule does not apply, so the next one is tried. */
type Rule = (asked: Asked) => string | null

const rules: Record<RequirementKind, readonly Rule[]> = {
  qualification: [ofYears, held],
  license: [ofYears, held],
  language: [ofLanguages, ofAnyLanguage],
  availability: [agreed],
  eligibility: [agreed],
  "personal quality": [ofHours, ofAct, ofQuality],
  experience: [ofYears, ofAct, ofQuote, ofExperience],
  responsibility: [ofAct, ofQuote, ofDuty],
  skill: [ofPortfolio, ofPart, ofPaper, ofAct, ofQuote, ofTool, ofSkills, ofSubject, ofAnything],
}

/** The likely interview question for a requirement. `nth` is the number of earlier questions of its kind. */
export function likelyQuestion({ quote, kind }: { quote: string; kind: RequirementKind }, nth: number): string {
  const person = personAsked(quote)
  if (person !== null) return `Are you ${aPart(person)}?`
  const asked = askedOf(quote, kind, nth)
  return firstAnswer(rules[kind], asked) ?? asked.pick(wholes)
}

function askedOf(quote: string, kind: RequirementKind, nth: number): Asked {
  const topic = askedTopic(quote, kind === "responsibility")
  const { form, words } = topic
  // "Be accountable for safety" describes no single event, so only the first wording fits.
  // Nobody has had to manage this employer's accounts before.
  const turn = words.startsWith("be ") || ofEmployer.test(words) ? 0 : nth
  const pick = (asks: Ask[], about = words) => asks[turn % asks.length]?.(about) ?? about
  const acts = form === "deed" ? deeds : form === "doing" ? doings : form === "done" ? dones : null
  return { ...topic, quote, years: yearsIn(quote), acts, pick }
}

/** "5 years of site management" */
function ofYears({ quote, years }: Asked): string | null {
  return years === null ? null : yearsQuestion(quote, years)
}

/** "a degree in nursing", "full driving licence" */
function held({ quote, form, full }: Asked): string {
  return heldQuestion(quote, form, full)
}

/** "fluent French and German" */
function ofLanguages({ quote }: Asked): string | null {
  const named = [...new Set([...quote.matchAll(languages)].map(([name]) => name))]
  if (named.length === 0) return null
  const joined = named.join(/\bor\b/i.test(quote) ? " or " : " and ")
  return `How well do you speak and write ${joined}, and where do you use ${/\band\b/.test(joined) ? "them" : "it"}?`
}

/** "a second language" */
function ofAnyLanguage({ quote }: Asked): string | null {
  return /\blanguages?\b/i.test(quote) ? "Which languages do you speak, how well, and where do you use them?" : null
}

/** "available on weekends" */
function agreed({ quote }: Asked): string {
  return confirmed(quote)
}

/** "a commitment of 20 hours a week" */
function ofHours({ quote }: Asked): string | null {
  return /\bcommitment of \d/i.test(quote) ? confirmed(quote) : null
}

/** "carry out assessments", "carrying out assessments" */
function ofAct({ acts, pick }: Asked): string | null {
  return acts && pick(acts)
}

/** "patient and calm" */
function ofQuality({ form, words }: Asked): string {
  return form === "quote" || /^(?:evidence|proof|demonstrat\p{L}+)\b/iu.test(words)
    ? `The posting says: “${words}”. What would your colleagues name as proof of it?`
    : `What would your colleagues name as proof of this: ${words}?`
}

/** Words that only fit into a question as a quotation. */
function ofQuote({ form, pick }: Asked): string | null {
  return form === "quote" ? pick(wholes) : null
}

/** "experience in retail" */
function ofExperience({ full, pick }: Asked): string {
  return pick(gained, full)
}

/** "stock control" as a duty */
function ofDuty({ full }: Asked): string {
  return `This job includes ${full}. Where have you done that before?`
}

/** "a portfolio of recent work": people have it rather than talk about it. */
function ofPortfolio({ acts, words }: Asked): string | null {
  return !acts && isShown.test(words) ? `Can you show us ${withArticle(words)}?` : null
}

/** "UAT lead", "ALS provider": a position held. */
function ofPart({ acts, words }: Asked): string | null {
  if (acts || !isPart(words)) return null
  return /lead$/i.test(words)
    ? `Have you been ${aPart(words)}? Give us an example.`
    : `Are you ${aPart(words)}, and since when?`
}

/** "member of CIPD" */
function ofPaper({ acts, quote, form, words, full }: Asked): string | null {
  const isPaper = namesPaper(words) || /^(?:an? )?(?:current )?(?:member|fellow|registrant) of /i.test(quote)
  return !acts && isPaper ? heldQuestion(quote, form, full) : null
}

/** "Excel (pivot tables)" */
function ofTool({ words, pick }: Asked): string | null {
  return isTool(words) ? pick(tools) : null
}

/** "Excellent presentation skills" */
function ofSkills({ quote }: Asked): string | null {
  if (!/\bskills\W*$/i.test(quote)) return null
  const whole = askedWithoutLead(quote).whole.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
  return `The job asks for ${whole}. Which example from your work shows them best?`
}

/** "cold chain" */
function ofSubject({ words, pick }: Asked): string | null {
  return isSubject(words) ? pick(subjects) : null
}

function ofAnything({ full }: Asked): string {
  return `The job asks for ${full}. Which example from your work shows it best?`
}

/** "be a practising Catholic": a requirement about who the person is. */
const personAsked = (quote: string): string | null =>
  /^(?:(?:you )?(?:must|should|will) )?(?:be )?(?:an? )?((?:practi[sc]ing|baptised|communicant|observant) \p{Lu}\p{L}+)[.\s]*$/iu
    .exec(quote)?.[1]
    ?.replace(/^\p{Lu}/u, (first) => first.toLowerCase()) ?? null

const isShown = /^(?:an? )?(?:\p{L}+ )?(?:portfolio|showreel|work samples|writing samples|clippings)\b/iu

const isPart = (words: string) => /^(?:\S+ ){1,3}(?:lead|provider|champion|instructor|assessor|verifier)$/i.test(words)
const aPart = (words: string) => (/^an? /i.test(words) ? words : `${article(words)} ${words}`)

/** Requirements that are neither tools nor subjects, but something to hold, meet or provide. */
const isHeldThing =
  /^(?:an?|the|at least|current|full|valid|candidates?|graduates?|members?|evidence|proof|enough|some)\b|\b(?:or (?:willing|working|ability|equivalent)|knowledge|vehicle|car|licen[cs]e|certificate|course|degree|months?|training|experience|exposure|study|screening|check|willingness)\b/i

const isKnown = (words: string) => !isHeldThing.test(words) && skillsOf([words], [words]).length > 0

/** A tool has a name of its own, to its end: "Ruby on Rails", "Excel (pivot tables)". */
const isTool = (words: string) =>
  /(?:^|\s)\S*[\p{Lu}\d]\S*$/u.test(words.replace(/\s*\([^()]*\)$/, "")) && !/\s&\s/.test(words) && isKnown(words)

/** A subject is a field of work: "cold chain", "IV drug administration". */
const isSubject = (words: string) => words.split(" ").length <= 6 && isKnown(words)
