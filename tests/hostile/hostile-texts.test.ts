import { expect, test } from "vitest"
import { makeLines } from "../../app/domain/achievements/reading/lines/make-lines"
import { redact } from "../../app/domain/ai/redaction"
import { readHistory } from "../../app/domain/career/history/read-history"
import { emptyFacts } from "../../app/domain/career/profile-view"
import { textLimit } from "../../app/domain/career/rules"
import type { ProfileFacts } from "../../app/domain/career/schema"
import { promptLimit } from "../../app/domain/document/kinds"
import { passageOf } from "../../app/domain/document/passage"
import { checkLimit } from "../../app/domain/evidence/check-schema"
import { evidenceFromProfile } from "../../app/domain/evidence/evidence-from-profile"
import type { EvidenceField, EvidenceItem, Ledger } from "../../app/domain/evidence/schema"
import { longestItem } from "../../app/domain/evidence/verifier/budget"
import { checkText, verifySentences } from "../../app/domain/evidence/verifier/verify"
import { chooseQuestion } from "../../app/domain/growth-pulse/question/choose-question"
import { readPosting } from "../../app/domain/job-analysis/reading/read-posting"
import { stripHtml } from "../../app/domain/language/html-to-text"
import { splitSentences } from "../../app/domain/language/sentences/split-sentences"
import { termsOf } from "../../app/domain/language/words/stems"
import { readResumeText } from "../../app/domain/resume-import/reading/read-file"
import { UnreadableResume } from "../../app/domain/resume-import/reading/unreadable"
import { pastedLimit } from "../../app/domain/resume-import/rules"
import { achievementQuality } from "../../app/domain/rubric/achievement-quality"
import { keywords } from "../../app/domain/rubric/keywords"
import { tellsOfPeople } from "../../app/domain/rubric/ledger-lacks"
import { isMeasured } from "../../app/domain/rubric/measures"
import { builtInWriter, writeFrom } from "../../app/domain/writer/built-in/built-in"
import { materialOf } from "../../app/domain/writer/built-in/material/material"
import { rewriteOf } from "../../app/domain/writer/built-in/rewrite-sentence"
import { readInstructions } from "../../app/domain/writer/instructions"
import type { Material } from "../../app/domain/writer/material-schema"
import { writingPrompt } from "../../app/domain/writer/provider/provider-prompt"
import type { WritingRequest } from "../../app/domain/writer/writer"
import { cpuOf } from "../support/server/cpu"
import { hostileTexts } from "./hostile-texts"

/**
 * CPU budget in milliseconds of a request and of one slice of a job, which is where documents and prompts are written.
 * Twice the product's budget, because other tests compete for caches and memory. Superlinear time exceeds it many times
 * over.
 */
const budgets = { call: 600, job: 2000 }
const jobs = new Set(["a resume from a profile", "a pasted resume", "an instruction", "an instruction to a provider"])
/** The documents that are written from the same reflections. */
const documents = ["resume", "linkedin_post", "cover_letter", "weekly_content_kit"] as const
const imported = 10_000
const postingLimit = 60_000
const plain = "I led 14 nurses at Elm House and cut waiting times from 40 to 25 minutes in 2019."

const item = (text: string, id = "e1", field: EvidenceField | null = null): EvidenceItem => ({
  id,
  kind: field ? "profile" : "reflection",
  text,
  source: "",
  field,
  createdAt: "2026-01-01T00:00:00Z",
})
const ledgerOf = (...texts: string[]): Ledger => ({
  items: texts.map((text, at) => item(text, `e${at}`)),
  profile: null,
  personName: "Ada Park",
  posting: null,
})
const draft = (text: string, kind: "fact" | "connective") => ({ text, kind, evidenceIds: ["e0"] })
const person = {
  firstName: "Ada",
  lastName: "Park",
  email: "ada.park@example.com",
  phone: "+61 400 111 222",
  links: ["https://github.com/adapark"],
}
const skillsOf = (text: string) => (text.match(/[\s\S]{1,100}/g) ?? []).slice(0, 200)
const profileOf = (text: string): ProfileFacts => ({
  ...emptyFacts,
  title: text,
  bio: text,
  experience: text,
  xFactor: text,
  shortTermGoals: text,
  longTermGoals: text,
  skills: skillsOf(text),
})
const requestOf = (type: WritingRequest["type"], evidence: EvidenceItem[], more: Partial<WritingRequest> = {}) => ({
  ...{ type, evidence, lines: [], customPrompt: null, profile: emptyFacts, posting: null, today: "2026-01-01" },
  ...more,
})
const told = (text: string) => [item(text), item(`${text.slice(0, 4000)} ${plain}`, "e2"), item(plain, "e3")]
const writeFromProfile = (text: string) => {
  const profile = profileOf(text)
  const evidence = evidenceFromProfile(profile).map((each, at) => item(each.text, `p${at}`, each.field))
  return builtInWriter.write(requestOf("resume", evidence, { profile }))
}

/** A text that is not a resume is refused, which must not take long either. */
function readPasted(text: string) {
  try {
    return readResumeText(text)
  } catch (error) {
    if (error instanceof UnreadableResume) return null
    throw error
  }
}

/** The readers of user texts: name, maximum input length and call. */
const readers: [name: string, most: number, read: (text: string) => unknown][] = [
  ["a text to check", checkLimit, (text) => checkText(text, ledgerOf(plain))],
  ["a text to check against itself", checkLimit, (text) => checkText(text, ledgerOf(text.slice(0, textLimit)))],
  [
    "a posting",
    checkLimit,
    (text) => checkText(plain, { ...ledgerOf(plain), posting: { text, title: "", company: "" } }),
  ],
  ["an item", longestItem, (text) => checkText(`${plain} ${plain}`, ledgerOf(`${text} ${plain}`, text))],
  ["a stated sentence", imported, (text) => verifySentences([draft(text, "fact")], ledgerOf(text))],
  ["a sentence of 1,500", 1500, (text) => verifySentences([draft(text, "fact")], ledgerOf(text, `${plain} ${text}`))],
  ["a connecting sentence", imported, (text) => verifySentences([draft(text, "connective")], ledgerOf(text))],
  ["the split into sentences", checkLimit, splitSentences],
  ["the passage beside a sentence", imported, (text) => passageOf(text, text)],
  ["a history", textLimit, readHistory],
  ["a profile's evidence", textLimit, (text) => evidenceFromProfile(profileOf(text))],
  ["a reflection's keywords", imported, keywords],
  ["a reflection's achievement", imported, achievementQuality],
  [
    "a reflection's lines",
    4000,
    (response) =>
      makeLines({
        entry: { id: "r1", question: "What did you improve?", response, createdAt: "2026-01-01T00:00:00Z" },
        items: [item(response)],
        roles: [],
        skills: [],
        timeZone: "UTC",
      }),
  ],
  ["a reflection's figures", imported, (text) => [isMeasured(text), tellsOfPeople(text)]],
  [
    "the next question",
    textLimit,
    (text) =>
      chooseQuestion({
        ...{ turn: 3, salt: "a", title: text, industry: "", shortTermGoals: text, longTermGoals: text },
        ...{ skills: skillsOf(text), lacks: { wanted: {}, skills: [] }, now: new Date("2026-03-30") },
        told: Array.from({ length: 21 }, (_, at) => ({
          id: `${at}`,
          question: text,
          response: text,
          createdAt: "2026-01-02",
        })),
      }),
  ],
  ["redaction", 40_000, (text) => redact([text], person)],
  ["redaction of a name", 100, (text) => redact([text.repeat(80)], { ...person, firstName: text, lastName: text })],
  ["another wording of a sentence", imported, (text) => rewriteOf(text, [item(plain)])],
  ["another wording from an item", imported, (text) => rewriteOf(plain, [item(text)])],
  [
    "an instruction",
    promptLimit,
    (text) => builtInWriter.write(requestOf("selection_criteria", [item(plain)], { customPrompt: text })),
  ],
  // Every step of writing one document parses the instructions again.
  ["an instruction, fifty times", promptLimit, (text) => Array.from({ length: 50 }, () => readInstructions(text))],
  [
    "an instruction to a provider",
    promptLimit,
    (text) => writingPrompt(requestOf("selection_criteria", told(text), { customPrompt: text }), person, "abc"),
  ],
  ["a resume from a profile", textLimit, writeFromProfile],
  ["the terms of an article", checkLimit, termsOf],
  ["the text of a page", checkLimit, (text) => stripHtml(text, checkLimit)],
  ["a posting as text", postingLimit, (text) => readPosting(text, new Date("2026-03-30"))],
  ["a pasted resume", pastedLimit, readPasted],
  ["a posting as a page", postingLimit, (text) => readPosting(`<h1>Nurse</h1><p>${text}`, new Date("2026-03-30"))],
]

test.each(readers)(
  "%s reads text of any shape within its CPU budget",
  { timeout: 300_000 },
  async (reader, most, read) => {
    const budget = jobs.has(reader) ? budgets.job : budgets.call
    expect(hostileTexts.length).toBeGreaterThanOrEqual(60)
    const slow: string[] = []
    for (const { name, make } of hostileTexts) {
      const text = make(most)
      const cpu = await cpuOf(() => read(text), budget)
      if (cpu > budget) slow.push(`${name}: ${Math.round(cpu)} ms`)
    }
    expect(slow).toEqual([])
  },
)

test("documents from reflections of any shape are written within their CPU budget", { timeout: 600_000 }, async () => {
  const slow: string[] = []
  for (const { name, make } of hostileTexts) {
    const evidence = told(make(textLimit))
    const requests = documents.map((type) => requestOf(type, evidence))
    // Each document's cost includes that of reading the material, which is the same for all and measured once.
    let material: Material | undefined
    const reading = await cpuOf(() => {
      material = materialOf(requests[0]!)
    }, budgets.job)
    for (const request of requests) {
      const parts = reading + (await cpuOf(() => writeFrom(request, material!), budgets.job - reading))
      const cpu = parts > budgets.job ? await cpuOf(() => builtInWriter.write(request), budgets.job) : parts
      if (cpu > budgets.job) slow.push(`${request.type} of ${name}: ${Math.round(cpu)} ms`)
    }
  }
  expect(slow).toEqual([])
})
