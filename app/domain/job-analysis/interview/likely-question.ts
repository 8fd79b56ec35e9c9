import { article } from "../../language/words/article"
import { yearsIn } from "../match/terms"
import type { RequirementKind } from "../reading/posting"
import { skillsOf } from "../reading/skills/skills"
import { roleWord } from "../reading/title/role-nouns"
import { foreignLanguages } from "../skills/languages"
import { type AskedTopic, askedTopic } from "./asked-topic"
import { askedWithoutLead } from "./asking-words"
import { confirmed, heldAs, isPlural, namesPaper, withArticle, yearsOf } from "./question-wording"

type Ask = (words: string) => string

/** Several wordings of the same question, so that a long sheet does not repeat itself. */
const deeds: Ask[] = [
  (words) => `In this job you would ${words}. When have you done something like it?`,
  (words) => `Tell us about a time when you had to ${words}. What did you do?`,
  (words) => `How do you usually ${words}? Walk us through an example.`,
]
const doings: Ask[] = [
  (words) => `This job includes ${words}. When have you done something like it?`,
  (words) => `Tell us about your experience of ${words}. What was your part?`,
  (words) => `What has ${words} looked like in your work so far? Give us an example.`,
]
const tools: Ask[] = [
  (words) => `How have you used ${words} in your work? Give us an example.`,
  (words) => `Tell us about a project in which you used ${words}.`,
  (words) => `What is the hardest thing you have done with ${words}?`,
]
const subjects: Ask[] = [
  (words) => `Tell us about your experience with ${words}. What was your part?`,
  (words) => `Where in your work have you dealt with ${words}? Give us an example.`,
  (words) => `What is your best example of ${words}, and what came of it?`,
]
const dones: Ask[] = [
  (words) => `When have you ${words}, and what came of it?`,
  (words) => `Have you ${words}? Give us an example.`,
]
/** "Experience" takes no article; "record" and "degree" do. */
const named = (words: string) => (/\bexperience\b/i.test(words) ? words : withArticle(words))
const gained: Ask[] = [
  (words) => `The job asks for ${named(words)}. Where did you get it, and what came of it?`,
  (words) => `Which of your jobs gave you ${named(words)}, and what did you do there?`,
]
const wholes: Ask[] = [
  (words) => `The posting says: “${words}”. Which example from your work would you give for it?`,
  (words) => `The posting says: “${words}”. Where have you shown that?`,
]
const has: Ask = (given) => hasIt(given.replace(/^your (?=\p{L})/iu, ""))
const hasIt: Ask = (words) =>
  `The job asks for ${withArticle(words)}. Do you have ${isPlural(words) ? "them" : "it"}, and since when?`
/** Requirements that are neither tools nor subjects, but something to hold, meet or provide. */
const isHeldThing =
  /^(?:an?|the|at least|current|full|valid|candidates?|graduates?|members?|evidence|proof|enough|some)\b|\b(?:or (?:willing|working|ability|equivalent)|knowledge|vehicle|car|licen[cs]e|certificate|course|degree|months?|training|experience|exposure|study|screening|check|willingness)\b/i

const languages = new RegExp(`\\b(${foreignLanguages.concat("english").join("|")})\\b`, "gi")

const ofEmployer =
  /\bthe (?:council|company|firm|school|trust|university|hotel|hospital|charity|business|organi[sz]ation|agency|department|bank|college|practice|store|shop|restaurant|church|museum|theatre)['’]s\b/i

/** A question in the posting's own words, for a requirement whose likely question another one already has. */
export const quotedQuestion = (quote: string): string =>
  `The posting also says: “${askedWithoutLead(quote).whole}”. What would you say to that?`

/** The likely interview question for a requirement. `nth` is the number of earlier questions of its kind. */
export function likelyQuestion({ quote, kind }: { quote: string; kind: RequirementKind }, nth: number): string {
  const person = personAsked(quote)
  if (person !== null) return `Are you ${aPart(person)}?`
  const { form, words, full } = askedTopic(quote, kind === "responsibility")
  const years = yearsIn(quote)
  // "Be accountable for safety" describes no single event, so only the first wording fits.
  // Nobody has had to manage this employer's accounts before.
  const turn = words.startsWith("be ") || ofEmployer.test(words) ? 0 : nth
  const pick = (asks: Ask[], about = words) => asks[turn % asks.length]?.(about) ?? about
  const told = form === "deed" ? deeds : form === "doing" ? doings : form === "done" ? dones : null
  switch (kind) {
    case "qualification":
    case "license":
      return years === null ? heldQuestion(quote, form, full) : yearsQuestion(quote, years)
    case "language": {
      const named = [...new Set([...quote.matchAll(languages)].map(([name]) => name))]
      const joined = named.join(/\bor\b/i.test(quote) ? " or " : " and ")
      if (joined)
        return `How well do you speak and write ${joined}, and where do you use ${/\band\b/.test(joined) ? "them" : "it"}?`
      return /\blanguages?\b/i.test(quote)
        ? "Which languages do you speak, how well, and where do you use them?"
        : pick(wholes)
    }
    case "availability":
    case "eligibility":
      return confirmed(quote)
    case "personal quality":
      // A commitment of hours.
      if (/\bcommitment of \d/i.test(quote)) return confirmed(quote)
      if (told) return pick(told)
      return form === "quote" || /^(?:evidence|proof|demonstrat\p{L}+)\b/iu.test(words)
        ? `The posting says: “${words}”. What would your colleagues name as proof of it?`
        : `What would your colleagues name as proof of this: ${words}?`
    case "experience":
      if (years !== null) return yearsQuestion(quote, years)
      return told ? pick(told) : form === "quote" ? pick(wholes) : pick(gained, full)
    case "responsibility":
    case "skill":
      if (kind === "skill" && !told && isShown.test(words)) return `Can you show us ${withArticle(words)}?`
      if (kind === "skill" && !told && isPart(words))
        return /lead$/i.test(words)
          ? `Have you been ${aPart(words)}? Give us an example.`
          : `Are you ${aPart(words)}, and since when?`
      if (
        kind === "skill" &&
        !told &&
        (namesPaper(words) || /^(?:an? )?(?:current )?(?:member|fellow|registrant) of /i.test(quote))
      )
        return heldQuestion(quote, form, full)
      if (told) return pick(told)
      if (form === "quote") return pick(wholes)
      if (kind === "responsibility") return `This job includes ${full}. Where have you done that before?`
      if (isTool(words)) return pick(tools)
      if (/\bskills\W*$/i.test(quote)) return skillsQuestion(quote)
      return isSubject(words) ? pick(subjects) : `The job asks for ${full}. Which example from your work shows it best?`
  }
}

/** "be a practising Catholic": a requirement about who the person is. */
const personAsked = (quote: string): string | null =>
  /^(?:(?:you )?(?:must|should|will) )?(?:be )?(?:an? )?((?:practi[sc]ing|baptised|communicant|observant) \p{Lu}\p{L}+)[.\s]*$/iu
    .exec(quote)?.[1]
    ?.replace(/^\p{Lu}/u, (first) => first.toLowerCase()) ?? null

/** Requirements that people have rather than talk about. */
const isShown = /^(?:an? )?(?:\p{L}+ )?(?:portfolio|showreel|work samples|writing samples|clippings)\b/iu

/** "UAT lead", "ALS provider": a position held. */
const isPart = (words: string) => /^(?:\S+ ){1,3}(?:lead|provider|champion|instructor|assessor|verifier)$/i.test(words)
const aPart = (words: string) => (/^an? /i.test(words) ? words : `${article(words)} ${words}`)

/** "Excellent presentation skills" */
const skillsQuestion = (quote: string) =>
  `The job asks for ${askedWithoutLead(quote).whole.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())}. Which example from your work shows them best?`

function yearsQuestion(quote: string, years: number): string {
  const whole = yearsOf(quote)
  const words = quote.trim().split(/\s+/).length
  // Words that do not fit into the question are quoted rather than dropped.
  if (whole === null && words > 7 && quote.length <= 240)
    return `The posting says: “${askedWithoutLead(quote).whole}”. Where did you do yours, and what are you proudest of?`
  const stated = whole ?? `${years === 1 ? "a year" : `${years} years`} of this kind of work`
  return `The job asks for ${stated}. Where did you do yours, and what are you proudest of?`
}

/** "RGI registered, GID card in date" */
const manyQualities = /\b(?:registered|certified|qualified|licen[cs]ed)\s*[,;&]/i

function heldQuestion(quote: string, form: AskedTopic["form"], full: string): string {
  const quality = heldAs(quote)
  if (quality !== null) return `Are you ${quality}, and since when?`
  return form === "quote" || manyQualities.test(full) || namesPerson(full)
    ? `The posting says: “${full}”. Do you have it, and since when?`
    : has(full)
}

/** "Registered Nurse with a current PIN": people are nurses, they do not have one. */
const namesPerson = (words: string) => {
  const [head = ""] = words.split(/[,(]|\s(?:with|in|of|on|from|as)\s/)
  return !/^(?:bachelor|master|doctor|associate)\b/i.test(head) && roleWord.test(head.trim().split(" ").at(-1) ?? "")
}

const isKnown = (words: string) => !isHeldThing.test(words) && skillsOf([words], [words]).length > 0

/** A tool has a name of its own, to its end: "Ruby on Rails", "Excel (pivot tables)". */
const isTool = (words: string) =>
  /(?:^|\s)\S*[\p{Lu}\d]\S*$/u.test(words.replace(/\s*\([^()]*\)$/, "")) && !/\s&\s/.test(words) && isKnown(words)

/** A subject is a field of work: "cold chain", "IV drug administration". */
const isSubject = (words: string) => words.split(" ").length <= 6 && isKnown(words)
