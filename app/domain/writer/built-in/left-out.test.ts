import { expect, test } from "vitest"
import { ledgerOf } from "../../../../tests/resumes/people"
import { emptyFacts } from "../../career/profile-view"
import type { ContentType } from "../../document/kinds"
import { builtInWriter } from "./built-in"

const tellings = [
  "In March I ran the ILI vaccination evening for 140 patients with two nurses. The ILI evening finished an hour early.",
  "I rewrote the triage sheet. Waiting time fell from 50 minutes to 31 minutes.",
  "I answered 40 patient grievances about parking. I wrote a reply template for the desk.",
]
const person = {
  id: "out",
  name: "",
  profile: { ...emptyFacts, title: "Practice Nurse" },
  reflections: tellings.map((text, at) => ({ question: "What did you do?", date: `2026-03-1${at}`, text })),
}

async function written(type: ContentType, customPrompt: string) {
  const { body, advice } = await builtInWriter.write({
    ...{ type, customPrompt, profile: person.profile, evidence: ledgerOf(person), lines: [], posting: null },
    today: "2026-11-21",
  })
  return { text: JSON.stringify(body), advice: advice.join(" ") }
}

test.each(["resume", "linkedin_post", "cover_letter", "thread_tweet", "bio"] as const)(
  "a %s leaves out what the instructions exclude, and says so",
  async (type) => {
    const { text, advice } = await written(type, "Leave off the March ILI evening. dont mention grievances")
    expect(text).not.toMatch(/\bILI\b|grievance/)
    expect(text).toContain("triage")
    expect(advice).not.toContain("Not followed")
    expect(advice).toContain("Left out, as you asked: every line that mentions “March ILI evening”, “grievances”.")
  },
)
