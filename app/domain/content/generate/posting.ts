import type { Posting } from "../../evidence/schema"
import type { Posting as ReadPosting } from "../../job-analysis/reading/posting"
import { readPosting } from "../../job-analysis/reading/read-posting"
import { jobAsked } from "../../writer/instructions"

/** Title and company do not depend on the day; only a closing date without a year does. */
const anyDay = new Date(0)

/**
 * A posting as it was pasted. Title and company are filled in if the text states them, otherwise left empty. Without a
 * posting, the job that the instructions name.
 */
export function postingOf(text: string | null, instructions: string | null = null): Posting | null {
  if (!text) return jobAsked(instructions)
  return jobIn(text, readPosting(text, anyDay))
}

/** The job of a posting that was read, with "" for a title or a company that it does not state. */
export const jobIn = (text: string, { title, company }: Pick<ReadPosting, "title" | "company">): Posting => ({
  text,
  title: title ?? "",
  company: company ?? "",
})
