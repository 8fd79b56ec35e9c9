import * as z from "zod"
import { uploadLimit, uploadLimitText } from "../kernel/upload"
import { version } from "../kernel/version"
import { bands } from "./match/requirement/rules"
import { requirementKinds, workModes } from "./reading/posting"
import { applicationStatuses, longestPosting, noteLimits, pastedSource, sourceKinds } from "./rules"

const missing = "Missing job description / Please paste the job description."

const postingText = z
  .string(missing)
  .trim()
  .min(1, missing)
  .max(longestPosting, `Please keep the posting to ${longestPosting.toLocaleString("en")} characters.`)

const noAddress = "Missing URL / Please enter a job posting URL."
const address = z.string(noAddress).trim().min(1, noAddress).max(2000, "Please keep the address to 2,000 characters.")
const noFile = "No file selected / Please select a PDF file."

const Arriving = z.discriminatedUnion(
  "type",
  [
    z.object({
      type: z.literal("text"),
      source: z
        .string()
        .trim()
        .max(2000)
        .nullish()
        .transform((source) => source || pastedSource),
      content: postingText,
    }),
    z.object({
      type: z.literal("url"),
      /** A bare host name is read as https. */
      source: address.transform((given) => (/^[a-z][a-z0-9+.-]*:/i.test(given) ? given : `https://${given}`)),
    }),
    z.object({
      type: z.literal("file"),
      file: z.file(noFile).min(1, noFile).max(uploadLimit, `This file is too large. The limit is ${uploadLimitText}.`),
    }),
  ],
  "Choose text, url or file.",
)

/** A posting as submitted. A form with a file indicates so. */
export const AnalyzePosting = z.preprocess(
  (given) => (isRecord(given) && given.file !== undefined ? { ...given, type: "file" } : given),
  Arriving,
)
const isRecord = (given: unknown): given is Record<string, unknown> => typeof given === "object" && given !== null

export type AnalyzePosting = z.output<typeof AnalyzePosting>

const day = z
  .union([z.literal(""), z.iso.date("Please enter a date as YYYY-MM-DD, such as 2026-03-31.")])
  .nullable()
  .transform((given) => given || null)
const fact = z.string().trim().max(200, "Please keep this to 200 characters.")

/** A user's changes to an analysis; omitted fields are kept. */
export const ChangeAnalysis = z.object({
  version: version.optional(),
  title: fact.optional(),
  company: fact.optional(),
  location: fact.optional(),
  pay: fact.optional(),
  workMode: z
    .union([z.literal(""), z.enum(workModes)])
    .nullable()
    .transform((given) => given || null)
    .optional(),
  closingDate: day.optional(),
  status: z.enum(applicationStatuses, "Choose saved, applied, interviewing, offer or closed.").optional(),
  /** The day on which the status was reached; today if omitted. */
  statusOn: day.optional(),
  nextStep: z
    .string()
    .trim()
    .max(noteLimits.nextStep, `Please keep the next step to ${noteLimits.nextStep} characters.`)
    .optional(),
  nextStepOn: day.optional(),
  notes: z
    .string()
    .trim()
    .max(noteLimits.notes, `Please keep your notes to ${noteLimits.notes.toLocaleString("en")} characters.`)
    .optional(),
})
export type ChangeAnalysis = z.output<typeof ChangeAnalysis>

/** The posting's text as corrected by the user, which is then analyzed again. */
export const CorrectPosting = z.object({ version: version.optional(), text: postingText })
export type CorrectPosting = z.output<typeof CorrectPosting>

/** A requirement that the user dismisses as not theirs, or restores. */
export const PutAside = z.object({
  requirement: z.string().max(40),
  notMine: z.union([z.boolean(), z.enum(["true", "false"]).transform((given) => given === "true")]),
})
export type PutAside = z.output<typeof PutAside>

/** Moves an application on the board. `back` is the filter to return to. */
export const MoveApplication = z.object({
  id: z.string().max(100),
  version,
  status: ChangeAnalysis.shape.status.unwrap(),
  back: z.string().max(300).optional(),
})
export type MoveApplication = z.output<typeof MoveApplication>

/** Moves an analysis between list and trash. */
export const MoveAnalysis = z.object({ intent: z.enum(["delete", "restore"]), id: z.string().max(100) })
export type MoveAnalysis = z.output<typeof MoveAnalysis>

const days = z.partialRecord(z.enum(applicationStatuses), z.string())

/** An entry of a list of analyses. */
export const AnalysisSummary = z.object({
  id: z.string(),
  version: z.number().int(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  workMode: z.enum(workModes).nullable(),
  pay: z.string(),
  closingDate: z.string().nullable(),
  skills: z.array(z.string()),
  score: z.number().int().nullable(),
  band: z.enum(bands).nullable(),
  status: z.enum(applicationStatuses),
  statusDates: days,
  nextStep: z.string(),
  nextStepOn: z.string().nullable(),
  sourceKind: z.enum(sourceKinds),
  source: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type AnalysisSummary = z.output<typeof AnalysisSummary>

export const AnalysisView = AnalysisSummary.extend({
  requirements: z.array(
    z.object({ id: z.string(), quote: z.string(), must: z.boolean(), kind: z.enum(requirementKinds) }),
  ),
  /** Ids of the requirements that the user dismissed as not theirs. */
  notMine: z.array(z.string()),
  notes: z.string(),
  text: z.string(),
  isEnglish: z.boolean(),
  /** The model that read the posting, or `built-in`. */
  readBy: z.string(),
})
export type AnalysisView = z.output<typeof AnalysisView>
