import { readdirSync, readFileSync } from "node:fs"
import * as z from "zod"
import { emptyFacts } from "../../app/domain/career/profile-view"
import { evidenceFields, evidenceKinds, type Ledger } from "../../app/domain/evidence/schema"
import { industries } from "../../app/domain/kernel/industry"
import { tones } from "../../app/domain/users/tone"

const rules = ["V1", "V2", "V3", "V4", "V5", "V6", "whose", "negation", "mood", "placement", "honest"] as const
const Posting = z.object({ text: z.string(), title: z.string(), company: z.string() })
const Profile = z
  .object({
    title: z.string(),
    industry: z.enum([...industries, ""]),
    bio: z.string(),
    experience: z.string(),
    skills: z.array(z.string()),
    xFactor: z.string(),
    desiredProfessionalTone: z.union([z.literal(""), z.enum(Object.keys(tones))]),
    shortTermGoals: z.string(),
    longTermGoals: z.string(),
  })
  .partial()
const Field = z.enum(evidenceFields).nullish()
/** Maps the corpora's alternative field names. */
const fieldNames: Record<string, string> = { skills: "skill", goals: "shortTermGoals", certificate: "qualification" }
const Person = z.object({
  profession: z.string(),
  personName: z.string(),
  profile: Profile.nullish(),
  posting: Posting.nullish(),
  evidence: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(evidenceKinds),
      text: z.string(),
      field: z.preprocess((field) => (typeof field === "string" ? (fieldNames[field] ?? field) : field), Field),
    }),
  ),
})
const Case = z.object({
  id: z.string(),
  person: z.string(),
  sentence: z.string(),
  cites: z.array(z.string()),
  expect: z.enum(["not-supported", "not-carried", "not-blocked", "carried"]),
  rule: z.enum(rules),
  why: z.string(),
  placement: z.object({ role: z.string() }).optional(),
})
const File = z.object({ people: z.record(z.string(), Person), cases: z.array(Case) })

export interface CorpusCase extends z.infer<typeof Case> {
  ledger: Ledger
  profession: string
}

type CorpusFolder = "./" | "fluent/" | "fluent/fresh/" | "fluent/blind/" | "fluent/held-out/"

/** All cases in a folder's files, each with its person's ledger. */
export function loadCorpus(path: CorpusFolder = "./"): CorpusCase[] {
  const folder = new URL(path, import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .flatMap((name) => {
      const file = File.parse(JSON.parse(readFileSync(new URL(name, folder), "utf8")))
      return file.cases.map((one) => ({ ...one, ...personOf(file, one.person) }))
    })
}

function personOf(file: z.infer<typeof File>, key: string): { ledger: Ledger; profession: string } {
  const person = file.people[key]
  if (!person) throw new Error(`No person ${key}`)
  const { desiredProfessionalTone: _, ...facts } = person.profile ?? {}
  return {
    profession: person.profession,
    ledger: {
      items: person.evidence.map((item) => ({ ...item, field: item.field ?? null, source: "", createdAt: "" })),
      profile: person.profile ? { ...emptyFacts, ...facts } : null,
      personName: person.personName,
      posting: person.posting ?? null,
    },
  }
}
