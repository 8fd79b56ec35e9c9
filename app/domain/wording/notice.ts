import * as z from "zod"
import { contentLabels } from "../kernel/content-label"
import { formatDay } from "../kernel/format"
import type { Feature } from "../kernel/tier"
import { limitText, plans } from "../plans/catalog"
import { upgradeFeatures } from "../plans/rules"
import { FailureReason, wordFailure } from "./failure-reason"
import { phrase, type Said, saidWith, worded } from "./phrase"

/** A notification's text. */
export interface WordedNotice {
  title: string
  body: string
}

const failure = { failure: FailureReason }
const paid = { plan: z.enum(["starter", "pro"]) }
const contentType = z.enum(Object.keys(contentLabels) as [keyof typeof contentLabels])
const kept = "Your account continues on the Free plan. Everything you wrote and generated is still yours."

const units: Record<Feature, [one: string, many: string]> = {
  growthPulse: ["reflection", "reflections"],
  content: ["document", "documents"],
}
const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? "" : "s"}`

const notices = {
  /** Plain text from before codes were introduced. */
  text: phrase({ title: z.string(), body: z.string() }, ({ title, body }): WordedNotice => ({ title, body })),
  limit_reached: phrase(
    {
      feature: z.enum(["growthPulse", "content"]),
      tier: z.enum(["free", "starter", "pro"]),
      limit: z.number(),
      startsAnew: z.string(),
    },
    ({ feature, tier, limit, startsAnew }, locale): WordedNotice => {
      const used = limit === 1 ? "and you have used it. It resets" : "and you have used them all. They reset"
      const more = tier === "pro" ? "" : " A larger plan gives you more right away."
      return {
        title: `${upgradeFeatures[feature]}: this month's limit is reached`,
        body: `Your ${plans[tier].name} plan gives you ${limitText(limit, ...units[feature])}, ${used} on ${formatDay(startsAnew, locale)}.${more}`,
      }
    },
  ),
  document_ready: phrase(
    { type: contentType, title: z.string() },
    ({ type, title }): WordedNotice => ({
      title: `${contentLabels[type]} ready`,
      body: title,
    }),
  ),
  document_failed: phrase(
    { type: contentType.nullable(), ...failure },
    ({ type, failure }): WordedNotice => ({
      title: `${type ? contentLabels[type] : "Your document"} could not be written`,
      body: wordFailure(failure),
    }),
  ),
  resume_read: phrase(
    {},
    (): WordedNotice => ({ title: "We have read your resume", body: "Look through it and keep what is right." }),
  ),
  resume_not_read: phrase(
    failure,
    ({ failure }): WordedNotice => ({ title: "Your resume could not be read", body: wordFailure(failure) }),
  ),
  text_analyzed: phrase(
    { score: z.number() },
    ({ score }): WordedNotice => ({ title: "Content analyzed", body: `It scored ${score} out of 100.` }),
  ),
  text_not_analyzed: phrase(
    failure,
    ({ failure }): WordedNotice => ({ title: "Analysis failed", body: wordFailure(failure) }),
  ),
  engagement_imported: phrase(
    { pieces: z.number(), added: z.number() },
    ({ pieces, added }): WordedNotice => ({
      title: "Engagement imported",
      body: `${counted(pieces, "post")}: ${added} new, ${pieces - added} with newer numbers.`,
    }),
  ),
  engagement_not_imported: phrase(
    failure,
    ({ failure }): WordedNotice => ({ title: "Import failed", body: wordFailure(failure) }),
  ),
  posting_ready: phrase(
    { title: z.string(), company: z.string() },
    ({ title, company }): WordedNotice => ({
      title: "Job analyzed",
      body: [title || "Untitled posting", company].filter(Boolean).join(", "),
    }),
  ),
  posting_failed: phrase(
    failure,
    ({ failure }): WordedNotice => ({ title: "Analysis failed", body: wordFailure(failure) }),
  ),
  export_ready: phrase(
    { days: z.number() },
    ({ days }): WordedNotice => ({
      title: "Your export is ready",
      body: `Everything we hold about you, as one ZIP. It can be downloaded for ${counted(days, "day")}.`,
    }),
  ),
  export_failed: phrase(
    failure,
    ({ failure }): WordedNotice => ({
      title: "Your export could not be made",
      body: wordFailure(failure),
    }),
  ),
  import_done: phrase(
    { reflections: z.number(), documents: z.number() },
    ({ reflections, documents }): WordedNotice => ({
      title: "Your archive has been imported",
      body: `${counted(reflections, "reflection")} and ${counted(documents, "document")} are in this account now.`,
    }),
  ),
  import_failed: phrase(
    failure,
    ({ failure }): WordedNotice => ({
      title: "Your archive could not be imported",
      body: wordFailure(failure),
    }),
  ),
  feed_ready: phrase(
    { newItems: z.number() },
    ({ newItems }): WordedNotice => ({
      title: "Your insights for this week are ready",
      body: `${newItems === 1 ? "One is" : `${newItems} are`} new, chosen from what you told us.`,
    }),
  ),
  feed_failed: phrase(
    failure,
    ({ failure }): WordedNotice => ({
      title: "Failed to refresh content feed",
      body: wordFailure(failure),
    }),
  ),
  work_failed: phrase(
    failure,
    ({ failure }): WordedNotice => ({
      title: "A background task could not be finished",
      body: wordFailure(failure),
    }),
  ),
  plan_ended: phrase(
    { ...paid, because: z.enum(["refunded", "unpaid"]).nullable() },
    ({ plan, because }): WordedNotice => {
      const why = { refunded: "Your payment was refunded. ", unpaid: "It could not be charged. " }
      return { title: `Your ${plans[plan].name} plan has ended`, body: `${because ? why[because] : ""}${kept}` }
    },
  ),
  payment_failed: phrase(
    { ...paid, until: z.string() },
    ({ plan, until }, locale): WordedNotice => ({
      title: "Your payment failed",
      body: `We could not charge your card. Your ${plans[plan].name} plan continues until ${formatDay(until, locale)}; please pay before then.`,
    }),
  ),
  plan_ending: phrase(
    { ...paid, endsAt: z.string() },
    ({ plan, endsAt }, locale): WordedNotice => ({
      title: `Your ${plans[plan].name} plan ends on ${formatDay(endsAt, locale)}`,
      body: `It is canceled and runs until ${formatDay(endsAt, locale)}. You can resume it before then.`,
    }),
  ),
  plan_active: phrase(
    { ...paid, isAnnual: z.boolean() },
    ({ plan, isAnnual }): WordedNotice => ({
      title: `Your ${plans[plan].name} plan is active`,
      body: `It is billed by the ${isAnnual ? "year" : "month"}. Your usage this month still counts.`,
    }),
  ),
}

/** A notification's content, as stored: a code with its parameters. */
export type NoticeWords = Said<typeof notices>
export const NoticeWords = saidWith(notices)

export const wordNotice = (said: NoticeWords, locale?: string): WordedNotice =>
  worded<WordedNotice, typeof notices>(notices, said, locale)

/** Reads a stored notification: the code in `words` or, in older rows, the plain text. */
export function readNotice({ words, ...text }: WordedNotice & { words: unknown }): NoticeWords {
  return NoticeWords.safeParse(words).data ?? { code: "text", ...text }
}
