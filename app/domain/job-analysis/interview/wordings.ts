import { withArticle } from "./question-wording"

export type Ask = (words: string) => string

/** Several wordings of the same question, so that a long sheet does not repeat itself. */
export const deeds: Ask[] = [
  (words) => `In this job you would ${words}. When have you done something like it?`,
  (words) => `Tell us about a time when you had to ${words}. What did you do?`,
  (words) => `How do you usually ${words}? Walk us through an example.`,
]
export const doings: Ask[] = [
  (words) => `This job includes ${words}. When have you done something like it?`,
  (words) => `Tell us about your experience of ${words}. What was your part?`,
  (words) => `What has ${words} looked like in your work so far? Give us an example.`,
]
export const tools: Ask[] = [
  (words) => `How have you used ${words} in your work? Give us an example.`,
  (words) => `Tell us about a project in which you used ${words}.`,
  (words) => `What is the hardest thing you have done with ${words}?`,
]
export const subjects: Ask[] = [
  (words) => `Tell us about your experience with ${words}. What was your part?`,
  (words) => `Where in your work have you dealt with ${words}? Give us an example.`,
  (words) => `What is your best example of ${words}, and what came of it?`,
]
export const dones: Ask[] = [
  (words) => `When have you ${words}, and what came of it?`,
  (words) => `Have you ${words}? Give us an example.`,
]
/** "Experience" takes no article; "record" and "degree" do. */
const named = (words: string) => (/\bexperience\b/i.test(words) ? words : withArticle(words))
export const gained: Ask[] = [
  (words) => `The job asks for ${named(words)}. Where did you get it, and what came of it?`,
  (words) => `Which of your jobs gave you ${named(words)}, and what did you do there?`,
]
export const wholes: Ask[] = [
  (words) => `The posting says: “${words}”. Which example from your work would you give for it?`,
  (words) => `The posting says: “${words}”. Where have you shown that?`,
]
