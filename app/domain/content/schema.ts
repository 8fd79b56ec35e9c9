import * as z from "zod"
import { ResumeDraftFields } from "../document/draft/schema"
import { contentTypeNames, promptLimit } from "../document/kinds"
import { ResumeContent, StoredResumeContent } from "../document/resume-schema"
import { claimKinds, claimStatuses, rules } from "../evidence/schema"
import { version } from "../kernel/version"
import { postingLimit } from "./rules"

export const GenerateContent = z.object({
  type: z.enum(contentTypeNames, "Select content type / Please choose what type of content you'd like to generate."),
  customPrompt: z
    .string()
    .trim()
    .max(promptLimit, `Please keep your instructions to ${promptLimit.toLocaleString("en")} characters.`)
    .nullish()
    .transform((prompt) => prompt || null),
  posting: z
    .string()
    .trim()
    .max(postingLimit, `Please keep the posting to ${postingLimit.toLocaleString("en")} characters.`)
    .nullish()
    .transform((posting) => posting || null),
  /** The id of a saved posting, used instead of a pasted text. */
  jobAnalysisId: z
    .string()
    .max(100)
    .nullish()
    .transform((id) => id || null),
})
export type GenerateContent = z.output<typeof GenerateContent>

const structured = z.preprocess(parseJson, ResumeContent)

export const UpdateContent = z
  .object({
    structuredContentJson: structured.optional(),
    title: z
      .string()
      .trim()
      .min(1, "Please enter a title.")
      .max(200, "Please keep the title to 200 characters.")
      .optional(),
    version: version.optional(),
  })
  .refine((update) => update.structuredContentJson !== undefined || update.title !== undefined, {
    path: ["structuredContentJson"],
    message: "No resume content found",
  })
export type UpdateContent = z.output<typeof UpdateContent>

/** An edited resume, with the version that it is based on. */
export const EditResume = z.object({ resume: z.preprocess(parseJson, ResumeDraftFields), version })
export type EditResume = z.output<typeof EditResume>

/** Parses text that should be JSON. Unparseable text is returned as is, so that the schema rejects it. */
function parseJson(given: unknown): unknown {
  if (typeof given !== "string") return given
  try {
    return JSON.parse(given)
  } catch {
    return given
  }
}

const Sentence = z.object({
  text: z.string(),
  kind: z.enum(claimKinds),
  evidenceIds: z.array(z.string()),
  status: z.enum(claimStatuses),
  reasons: z.array(z.object({ rule: z.enum(rules), detail: z.string() })),
})

/** A generated document as returned by the API. `claims` are its sentences in order. */
export const ContentView = z.object({
  id: z.string(),
  type: z.enum(contentTypeNames),
  title: z.string(),
  content: z.string(),
  createdAt: z.string(),
  jobAnalysisId: z.string().optional(),
  structuredContentJson: StoredResumeContent.optional(),
  writer: z.string(),
  version: z.number().int(),
  advice: z.array(z.string()),
  claims: z.array(Sentence),
})
export type ContentView = z.output<typeof ContentView>

/** An entry of a list of documents: everything except the sentences. */
export const ContentSummary = ContentView.omit({ claims: true, advice: true })
export type ContentSummary = z.output<typeof ContentSummary>

/** Addresses a sentence by its id and the document version in which the user saw it. */
const place = { claim: z.string().max(40), version: z.coerce.number().int().min(1) }
const ClaimPlace = z.object(place)
export type ClaimPlace = z.output<typeof ClaimPlace>

/** A user's decision about a sentence. */
export const ReviseClaim = z.discriminatedUnion("intent", [
  z.object({ intent: z.literal("confirm"), ...place }),
  z.object({ intent: z.literal("remove"), ...place }),
  z.object({ intent: z.literal("rewrite"), ...place }),
  z.object({
    intent: z.literal("edit"),
    ...place,
    text: z.string("Please enter the sentence.").trim().min(1, "Please enter the sentence, or remove it.").max(2000),
  }),
])
export type ReviseClaim = z.output<typeof ReviseClaim>

/** The user exports a document despite blocked sentences. */
export const TakeOut = z.object({ intent: z.literal("override"), version: version.optional() })
export type TakeOut = z.output<typeof TakeOut>

/** Moves a document between library and trash. */
export const MoveContent = z.object({ intent: z.enum(["delete", "restore"]), id: z.string().max(100) })
export type MoveContent = z.output<typeof MoveContent>

/** Names an earlier or the current version of a document, by its number; an empty name removes the name. */
export const NameVersion = z.object({
  intent: z.literal("name"),
  number: version,
  name: z
    .string()
    .trim()
    .max(60, "Please keep the name to 60 characters.")
    .optional()
    .transform((name) => name || null),
})
export type NameVersion = z.output<typeof NameVersion>

/** Restores an earlier version by its number. `version` is the current one that the user saw. */
export const RestoreVersion = z.object({ intent: z.literal("restore"), number: version, version })
export type RestoreVersion = z.output<typeof RestoreVersion>

export const templateName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, "There is no such template.")

/** The template of a resume; of the newest if no id is given. */
export const UseTemplate = z.object({
  template: templateName,
  content: z
    .string()
    .max(100)
    .optional()
    .transform((id) => id || null),
})
export type UseTemplate = z.output<typeof UseTemplate>
