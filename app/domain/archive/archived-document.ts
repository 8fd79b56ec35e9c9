import * as z from "zod"
import { postingLimit } from "../content/rules"
import { headingFields, sectionKinds, skillGroups } from "../document/body"
import { JsonResume } from "../document/json-resume/schema"
import { contentTypeNames, promptLimit } from "../document/kinds"
import { sentencesOf } from "../document/leaves"
import { ResumeContent } from "../document/resume-schema"
import { claimKinds, claimStatuses, rules } from "../evidence/schema"
import { ClaimReason } from "../wording/claim-reason"
import { moment, recordId, shortText, textUpTo } from "./archived-values"

const rule = z.enum(rules)
const coded = z.object({ rule }).and(ClaimReason)
/** Archives from before codes were introduced contain the sentence as shown. */
const sentence = z
  .object({ rule, detail: textUpTo(2000) })
  .transform(({ rule, detail }) => ({ rule, code: "text" as const, text: detail }))
const reason = z.union([coded, sentence]).refine((value) => JSON.stringify(value).length <= 3000)

const claim = z.object({
  text: textUpTo(10_000),
  kind: z.enum(claimKinds),
  evidenceIds: z.array(recordId).max(200),
  status: z.enum(claimStatuses),
  reasons: z.array(reason).max(100),
})

const part = <S extends z.ZodType>(sentence: S) =>
  z.object({
    kind: z.enum(["heading", "subheading", "paragraph", "bullet"]),
    label: textUpTo(100).optional(),
    list: z.literal(true).optional(),
    sentences: z.array(sentence).max(500),
  })

const leaf = claim.extend({
  id: z.string().regex(/^s\d{1,9}$/),
  own: z.literal(true).optional(),
  since: z.number().int().min(1).optional(),
})
const place = z.number().int().min(0)
const heading = leaf
  .extend({ fields: z.partialRecord(z.enum(headingFields), z.tuple([place, place])) })
  .refine(({ text, fields }) => Object.values(fields).every(([from, to]) => from < to && to <= text.length))
const entry = z.object({
  heading: heading.nullable(),
  group: z.enum(skillGroups).optional(),
  label: textUpTo(200).optional(),
  notes: z.array(leaf).max(500),
  bullets: z.array(leaf).max(500),
})
const section = z.object({
  kind: z.enum(sectionKinds),
  entries: z.array(entry).max(1000),
  hidden: z.literal(true).optional(),
})
const sections = z
  .array(section)
  .max(sectionKinds.length)
  .refine((all) => new Set(all.map(({ kind }) => kind)).size === all.length)

const tree = z
  .object({
    format: z.literal(2),
    next: z.number().int().min(1).max(1_000_000_000),
    person: ResumeContent.pick({ name: true, contact: true }),
    origin: z.object({ resume: JsonResume, places: z.record(z.string().max(40), z.string().max(40)) }).optional(),
    body: z.union([z.object({ parts: z.array(part(leaf)).max(2000) }), z.object({ sections })]),
  })
  .refine(({ next, body }) => {
    const ids = sentencesOf(body).map(({ id }) => id)
    return new Set(ids).size === ids.length && ids.every((id) => Number(id.slice(1)) < next)
  })

/** A document of an archive: its tree or, in the first format, its parts with separate fields. */
export const ArchivedDocument = z.object({
  id: recordId,
  trashed: z.union([z.literal(0), z.literal(1)]),
  type: z.enum(contentTypeNames),
  title: textUpTo(500).min(1),
  document: z.union([z.array(part(claim)).max(2000), tree]),
  structured: ResumeContent.nullable().default(null),
  advice: z.array(textUpTo(2000)).max(100),
  writer: shortText,
  customPrompt: textUpTo(promptLimit).nullable(),
  posting: textUpTo(postingLimit).nullable().default(null),
  jobAnalysisId: recordId.nullable().default(null),
  overrideAt: moment.nullable(),
  version: z.number().int().min(1).max(1_000_000),
  createdAt: moment,
  updatedAt: moment,
  trashedAt: moment.nullable(),
})
export type ArchivedDocument = z.output<typeof ArchivedDocument>
