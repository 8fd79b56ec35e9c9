import type { ContentType } from "../content/schema"
import { writeBio } from "./bio"
import { writeCoverLetter } from "./cover-letter"
import { writeCarouselPost, writeThread, writeWeeklyContentKit } from "./creator/series"
import { writeReelScript, writeTiktokScript, writeYoutubeShort } from "./creator/short-scripts"
import { writeLinkedinPost } from "./linkedin-post"
import { materialOf } from "./material"
import type { Material } from "./material-schema"
import { writeResume } from "./resume"
import { writeSelectionCriteria } from "./selection-criteria"
import type { Writer, Writing, WritingRequest } from "./writer"

const kinds: Record<ContentType, (request: WritingRequest, material: Material) => Writing> = {
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

/** The writer without a model: deterministic, composed only from the person's own evidence. */
export const builtInWriter: Writer = {
  name: "built-in",
  write: async (request) => kinds[request.type](request, materialOf(request)),
}
