import * as z from "zod"
import { uploadLimit, uploadLimitText } from "../kernel/upload"
import { deleteWordMissing, isDeleteWord } from "./rules"

/** The confirmation that the page requires. */
export const DeleteAccount = z.object({
  confirmation: z.string(deleteWordMissing).refine(isDeleteWord, deleteWordMissing),
})
export type DeleteAccount = z.output<typeof DeleteAccount>

/** An export has no parameters. Its form may include the password. */
export const ExportAccount = z.object({})

/** A downloadable archive. */
export const ExportView = z.object({
  id: z.string(),
  /** Size in bytes. */
  bytes: z.number().int(),
  createdAt: z.string(),
  expiresAt: z.string(),
  href: z.string(),
})
export type ExportView = z.output<typeof ExportView>

const noFile = "Please choose the ZIP of your export."

/** The upload of an archive. */
export const ImportAccount = z.object({
  file: z.file(noFile).min(1, noFile).max(uploadLimit, `This file is too large. The limit is ${uploadLimitText}.`),
})
export type ImportAccount = z.output<typeof ImportAccount>

/** Counts of imported records. */
export const ImportSummary = z.object({
  reflections: z.number().int(),
  evidence: z.number().int(),
  documents: z.number().int(),
  /** Sentences that were supported in the source account but are not supported here. */
  doubted: z.number().int(),
})
export type ImportSummary = z.output<typeof ImportSummary>
