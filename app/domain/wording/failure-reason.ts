import * as z from "zod"
import { DomainError, type ErrorCode } from "../kernel/errors"
import { providerOutcomes } from "../kernel/provider-error"
import { archiveFaults } from "./archive-fault"
import { exportFaults } from "./export-fault"
import { pageFaults } from "./page-fault"
import { pdfFaults } from "./pdf-fault"
import { phrase, type Said, saidWith, worded } from "./phrase"
import { providerTexts } from "./provider-texts"
import { resumeFaults } from "./resume-fault"

/** Causes of failed background work. */
const causes = {
  /** Plain text: stored before codes were introduced, or from a refusal without a code of its own. */
  text: phrase({ text: z.string() }, ({ text }) => text),
  crashed: phrase({}, () => "This task kept failing on our side. Nothing was counted; please try again."),
  unreadable: phrase(
    {},
    () => "This task was stored in a format that is no longer supported. Nothing was counted; please start it again.",
  ),
  account_gone: phrase({}, () => "This account no longer exists."),
  document_gone: phrase({}, () => "This text no longer exists."),
  posting_gone: phrase({}, () => "This job analysis no longer exists."),
  text_gone: phrase({}, () => "The text to analyze no longer exists."),
  reflection_gone: phrase({}, () => "This reflection no longer exists."),
  import_file_gone: phrase({}, () => "The file of this import no longer exists. Please upload it again."),
  nothing_to_write_from: phrase({}, () => "There is nothing to write from yet. Answer one reflection question first."),
  nothing_close: phrase(
    {},
    () => "Nothing you wrote is close to this sentence. Edit it, remove it, or reflect on it first.",
  ),
  ai_calls_used: phrase({}, () => "You have reached today's limit of AI calls. Please try again tomorrow."),
  ai_switched_off: phrase({}, () => "The AI provider was switched off for this task."),
  ai_unavailable: phrase({}, () => "The AI provider is unavailable."),
  ai_failed: phrase({ outcome: z.enum(providerOutcomes) }, ({ outcome }) => providerTexts[outcome]),
  payments_unreachable: phrase({}, () => "The payment provider cannot be reached."),
  ...archiveFaults,
  ...exportFaults,
  ...pageFaults,
  ...resumeFaults,
  ...pdfFaults,
}
export type Cause = Said<typeof causes>

export const wordCause = (cause: Cause): string => worded<string, typeof causes>(causes, cause)

const failures = {
  ...causes,
  waited_too_long: phrase(
    { cause: saidWith(causes) },
    ({ cause }) =>
      `${wordCause(cause)} We retried for as long as we could. Nothing was counted; please try again later.`,
  ),
}
/** Reason of failed background work, as stored. */
export type FailureReason = Said<typeof failures>
export const FailureReason = saidWith(failures)

export const wordFailure = (reason: FailureReason): string => worded<string, typeof failures>(failures, reason)

/** Parses a stored reason; older ones are the plain sentence that the user was shown. */
export function readFailure(stored: string): FailureReason {
  try {
    const reason = FailureReason.safeParse(JSON.parse(stored))
    if (reason.success) return reason.data
  } catch {
    // A plain sentence is not JSON.
  }
  return { code: "text", text: stored }
}

/** A refusal of background work that stores its reason as a code. */
export function refusal(code: ErrorCode, reason: Cause): DomainError {
  return new DomainError(code, wordCause(reason), { reason })
}

/** Reason of a refusal, as stored. */
export function reasonOfRefusal({ reason, message }: DomainError): FailureReason {
  return FailureReason.safeParse(reason).data ?? { code: "text", text: message }
}
