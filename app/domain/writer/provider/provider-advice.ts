/**
 * Suggestions that would improve a text. The model selects them; the wording is ours, so that they cannot make a claim.
 */
const advice = {
  numbers: "Add a number: how many, how much, how often, or by what share.",
  results: "Say what came of it: what changed, for whom, and how you know.",
  actions: "Say what you yourself did, step by step.",
  context: "Say where and when it was, and what made it hard.",
  dates: "Add from when to when you held each role.",
  roles: "Add the title and the employer of each role to your profile.",
  education: "Add your education and certificates to your profile.",
  skills: "Add the skills and tools that you used.",
  requirements: "Reflect on work that answers the posting's requirements that nothing you captured answers yet.",
} as const

type Gap = keyof typeof advice
export const gapNames = [
  "numbers",
  "results",
  "actions",
  "context",
  "dates",
  "roles",
  "education",
  "skills",
  "requirements",
] as const satisfies readonly Gap[]

/** Up to four suggestions that would improve a text. */
export function adviceOn(gaps: Gap[]): string[] {
  return [...new Set(gaps)].slice(0, 4).map((gap) => advice[gap])
}
