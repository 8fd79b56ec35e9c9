import type { Material } from "../../material-schema"
import type { WritingRequest } from "../../writer"
import { adviceFor, short } from "../advice"
import type { Story } from "./story"

const most = 5

/** What to add for a stronger video, series or week: first what this kind of text lacks, then what all texts lack. */
export function creatorAdvice(request: WritingRequest, material: Material, stories: Story[]): string[] {
  return [
    ...new Set([
      ...lackingIn(request, stories),
      ...adviceFor(
        request,
        material,
        stories.map((each) => each.of),
      ),
    ]),
  ].slice(0, most)
}

function lackingIn(request: WritingRequest, stories: Story[]): string[] {
  const lead = stories[0]
  if (!lead) return []
  const name = `“${short(lead.of.bullet)}”`
  const isVideo = ["tiktok_script", "reel_script", "youtube_short"].includes(request.type)
  if (request.type === "youtube_short" && !lead.lesson)
    return [`Add to ${name} what you learned from it, in one sentence: a Short that teaches opens with it.`]
  if (isVideo && lead.of.situation.length === 0 && lead.of.told === "reflection")
    return [`Add to ${name} how things were before, with a number if there is one: a video needs the turn.`]
  return []
}
