import { askedTopic } from "./asked-topic"
import { yearsIn } from "./match/terms"
import type { RequirementKind } from "./reading/posting"
import { skillsOf } from "./reading/skills"
import { foreignLanguages } from "./skills/languages"

type Ask = (words: string) => string

/** Several wordings of the same question, so that a long sheet does not repeat itself. */
const deeds: Ask[] = [
  (words) => `In this job you would ${words}. When have you done something like it?`,
  (words) => `Tell us about a time when you had to ${words}. What did you do?`,
  (words) => `How do you go about it when you have to ${words}? Take an example from your work.`,
]
const doings: Ask[] = [
  (words) => `This job includes ${words}. When have you done something like it?`,
  (words) => `Tell us about your experience with ${words}. What was your part?`,
  (words) => `What has ${words} looked like in your work so far? Take one example.`,
]
const tools: Ask[] = [
  (words) => `How have you used ${words} in your work? Take one example.`,
  (words) => `Tell us about a piece of work in which ${words} mattered.`,
  (words) => `What is the hardest thing you have done with ${words}?`,
]
const dones: Ask[] = [
  (words) => `When have you ${words}, and what came of it?`,
  (words) => `Have you ${words}? Take one example.`,
]
const stated: Ask[] = [
  (words) => `The job asks for this: ${words}. Where did you get it, and what came of it?`,
  (words) => `${words.charAt(0).toUpperCase()}${words.slice(1)}: which of your jobs would you name for it, and why?`,
]
/** Requirements that are neither tools nor subjects: something to hold, meet or provide. */
const isHeldThing =
  /^(?:an?|the|at least|current|full|valid|candidates?|graduates?|members?|evidence|proof|enough|some)\b|\b(?:or (?:willing|working|ability|equivalent)|knowledge|vehicle|car|licen[cs]e|certificate|course|degree|months?|training|experience|exposure|study|screening|check|willingness)\b/i
const whole: Ask = (words) => `The posting says: “${words}”. Which example from your work would you give for it?`

const languages = new RegExp(`\\b(${foreignLanguages.concat("english").join("|")})\\b`, "gi")

/** The likely interview question for a requirement. `nth` is the number of earlier questions of its kind. */
export function likelyQuestion({ quote, kind }: { quote: string; kind: RequirementKind }, nth: number): string {
  const { form, words, full } = askedTopic(quote, kind === "responsibility")
  const years = yearsIn(quote)
  // "Be accountable for safety" describes no single event, so only the first wording fits.
  const turn = words.startsWith("be ") ? 0 : nth
  const pick = (asks: Ask[], about = words) => (asks[turn % asks.length] ?? whole)(about)
  const told = form === "deed" ? deeds : form === "doing" ? doings : form === "done" ? dones : null
  const long = years === 1 ? "a year" : `${years} years`
  switch (kind) {
    case "qualification":
    case "license":
      if (years !== null) return `The job asks for ${long} of this kind of work. Where did you do yours?`
      return form === "quote"
        ? `The posting says: “${words}”. Do you have it, and since when?`
        : `The job asks for this: ${words}. Do you have it, and since when?`
    case "language": {
      const named = [...new Set([...quote.matchAll(languages)].map(([name]) => name))]
      const joined = named.join(/\bor\b/i.test(quote) ? " or " : " and ")
      return joined ? `How well do you speak and write ${joined}, and where do you use it?` : whole(words)
    }
    case "availability":
    case "eligibility":
      return `Can you confirm this: “${quote}”?`
    case "personal quality":
      if (told) return pick(told)
      return form === "quote"
        ? `The posting says: “${words}”. What would your colleagues name as proof of it?`
        : `What would your colleagues name as proof of this: ${words}?`
    case "experience":
      if (years !== null)
        return `The job asks for ${long} of this kind of work. Where did you do yours, and what are you proudest of?`
      return told ? pick(told) : form === "quote" ? whole(words) : pick(stated, full)
    case "responsibility":
    case "skill":
      if (told) return pick(told)
      if (form === "quote") return whole(words)
      if (kind === "responsibility") return `This job includes ${full}. What can you show for it?`
      return isTool(words) ? pick(tools) : `The job asks for this: ${full}. What can you show for it?`
  }
}

/** Distinguishes tools from what a person has or is. */
const isTool = (words: string) => !isHeldThing.test(words) && skillsOf([words], [words]).length > 0
