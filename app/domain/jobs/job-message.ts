import type { Message } from "../kernel/deps"
import { aloneAfterCrashes } from "./rules"

/** The message that runs a job: in a shared batch, or alone once too many of its claims have expired. */
export function jobMessage(jobId: string, crashes = 0): Message {
  return { v: 1, type: "job", jobId, ...(crashes >= aloneAfterCrashes ? { alone: true } : {}) }
}
