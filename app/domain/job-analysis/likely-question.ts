import { askedTopic } from "./asked-topic"
import { yearsIn } from "./match/terms"
import type { RequirementKind } from "./reading/posting"
import { foreignLanguages } from "./skills/languages"

type Ask = (words: string) => string

/** Several ways to ask the same, so that a long sheet is no list of one sentence. */
const deeds: Ask[] = [
  (words) => `In this job you would ${words}. When have you done something like it?`,
  (words) => `Tell us about a time when you had to ${words}. What did you do?`,
  (words) => `How do you go about it when you have to ${words}? Take an example from your work.`,
]
const doings: Ask[] = [
  (words) => `This job includes ${words}. When have you done something like it?`,
  (words) => `Tell us about your experience of ${words}. What was your part?`,
  (words) => `What has ${words} looked like in your work so far? Take one example.`,
]
const things: Ask[] = [
  (words) => `How have you used ${words} in your work? Take one example.`,
  (words) => `Tell us about a piece of work in which ${words} mattered.`,
  (words) => `What is the hardest thing you have done with ${words}?`,
]
const dones: Ask[] = [
  (words) => `When have you ${words}, and what came of it?`,
  (words) => `Have you ${words}? Take one example.`,
]
const stated: Ask[] = [
  (words) => `The job asks for this: ${words}. Where did you do it, and what came of it?`,
  (words) => `${words.charAt(0).toUpperCase()}${words.slice(1)}: which of your jobs would you name for it, and why?`,
]
/** What is no tool and no subject: it is held, met or brought along. */
const isHeldThing =
  /^(?:an?|the|at least|current|full|valid|candidates?|graduates?|members?|evidence|proof)\b|\b(?:or (?:willing|working|ability|equivalent)|knowledge|vehicle|car|licen[cs]e|certificate|course|degree|months?|training|experience|study|screening|check|willingness)\b/i
const whole: Ask = (words) => `The posting says: “${words}”. Which example from your work would you give for it?`

const languages = new RegExp(`\\b(${foreignLanguages.concat("english").join("|")})\\b`, "i")

/** The question that a requirement is likely to be asked by. `nth`: how many of its kind were asked before. */
export function likelyQuestion({ quote, kind }: { quote: string; kind: RequirementKind }, nth: number): string {
  const { form, words } = askedTopic(quote, kind === "responsibility")
  const years = yearsIn(quote)
  const pick = (asks: Ask[]) => (asks[nth % asks.length] ?? whole)(words)
  const told = form === "deed" ? deeds : form === "doing" ? doings : form === "done" ? dones : null
  const long = years === 1 ? "a year" : `${years} years`
  switch (kind) {
    case "qualification":
    case "license":
      if (years !== null) return `The job asks for ${long} of this kind of work. Where did you do yours?`
      return `The job asks for this: ${words}. Do you have it, and since when?`
    case "language": {
      const [, name] = languages.exec(quote) ?? []
      return name ? `How well do you speak and write ${name}, and where do you use it?` : whole(words)
    }
    case "availability":
    case "eligibility":
      return `Can you confirm this: “${quote}”?`
    case "personal quality":
      return told ? pick(told) : `What would your colleagues name as proof of this: ${words}?`
    case "experience":
      if (years !== null)
        return `The job asks for ${long} of this kind of work. Where did you do yours, and what are you proudest of?`
      return told ? pick(told) : form === "quote" ? whole(words) : pick(stated)
    case "responsibility":
    case "skill":
      if (told) return pick(told)
      if (form === "quote") return whole(words)
      return kind === "skill" && !isHeldThing.test(words)
        ? pick(things)
        : `The job asks for this: ${words}. What can you show for it?`
  }
}
