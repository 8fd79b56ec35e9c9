import type { ContentType } from "../content/schema"
import { writeBio } from "./bio"
import { titled } from "./compose"
import { writeCoverLetter } from "./cover-letter"
import { writeCarouselPost } from "./creator/carousel"
import { writeReelScript, writeTiktokScript, writeYoutubeShort } from "./creator/short-scripts"
import { writeThread } from "./creator/thread"
import { writeWeeklyContentKit } from "./creator/weekly-kit"
import { writeLinkedinPost } from "./linkedin-post"
import { materialOf } from "./material"
import type { Material } from "./material-schema"
import { onlySupported } from "./only-supported"
import { writeResume } from "./resume"
import { writeSelectionCriteria } from "./selection-criteria"
import type { Writer, Writing, WritingRequest } from "./writer"

const compose: Record<ContentType, (request: WritingRequest, material: Material) => Writing> = {
  resume: writeResume,
  linkedin_post: writeLinkedinPost,
  bio: writeBio,
  cover_letter: writeCoverLetter,
  selection_criteria: writeSelectionCriteria,
  tiktok_script: writeTiktokScript,
  reel_script: writeReelScript,
  youtube_short: writeYoutubeShort,
  carousel_post: writeCarouselPost,
  thread_tweet: writeThread,
  weekly_content_kit: writeWeeklyContentKit,
}

/** A document composed from the person's evidence alone, before it is proof-read: the same request, the same text. */
export function composeBuiltIn(request: WritingRequest): Writing {
  return compose[request.type](request, materialOf(request))
}

/**
 * The writer that needs no provider: deterministic, composes only what the ledger holds, and leaves out every sentence
 * of its own that the verifier would not call supported.
 */
export const builtInWriter: Writer = {
  name: "built-in",
  async write(request) {
    const { profile, evidence: items, posting } = request
    const { writing } = onlySupported(composeBuiltIn(request), { items, profile, personName: "", posting })
    return request.type === "linkedin_post"
      ? { ...writing, title: titled(writing.title, firstWords(writing)) }
      : writing
  },
}

/** A post has no name of its own: in a list it is known by how it begins. */
function firstWords(writing: Writing): string {
  return writing.parts[0]?.sentences[0]?.text ?? ""
}
