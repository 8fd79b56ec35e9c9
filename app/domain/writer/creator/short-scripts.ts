import { adviceFor } from "../advice"
import { connective, fact, factOf, heading, labelled, paragraph, pick } from "../compose"
import { hashtagsFor } from "../hashtags"
import { hookOf } from "../linkedin-post"
import type { Achievement, Material } from "../material-schema"
import { phrasesFor } from "../phrases"
import { questionAbout } from "../question"
import type { Part, Writing, WritingRequest } from "../writer"
import { fitting, selfLines, storyLines, takeaway, tellable, timed } from "./beats"

const seconds = { tiktok: 60, reel: 45, short: 50 } as const

/** The turning point of one story, told straight to the camera. */
export function writeTiktokScript(request: WritingRequest, material: Material): Writing {
  const lead = tellable(material)[0]
  if (!lead) return onlySelf("TikTok script", request, material)
  const point = takeaway(lead, material)
  const close = [...(point ? [factOf(point)] : []), ask(request, lead)]
  const spoken = fitting([fact(hookOf(lead), lead.evidenceIds), ...storyLines(lead, material)], close, seconds.tiktok)
  return script("TikTok script", request, material, lead, [heading("Say to camera"), ...timed(spoken, seconds.tiktok)])
}

/** Before and after in few words on the screen, the deed spoken in between. */
export function writeReelScript(request: WritingRequest, material: Material): Writing {
  const [first, second] = tellable(material)
  // Whoever posts both should not tell the same story twice, where there is another.
  const lead = second && second.result.length > 0 ? second : first
  if (!lead) return onlySelf("Reel script", request, material)
  const before = lead.situation[0] ?? lead.task[0]
  const after = lead.result[0] ?? hookOf(lead)
  const scenes: Part[] = [
    labelled("On screen, 0–3 s", fact(hookOf(lead), lead.evidenceIds)),
    ...(before ? [labelled("Before", fact(before, lead.evidenceIds))] : []),
    ...lead.action.slice(0, 3).map((text, i) => labelled(`Scene ${i + 1}`, fact(text, lead.evidenceIds))),
    ...(after !== hookOf(lead) ? [labelled("After", fact(after, lead.evidenceIds))] : []),
    labelled("Last frame", ask(request, lead)),
  ]
  return script("Reel script", request, material, lead, scenes)
}

/** One thing the person learned, taught with the story that taught it. */
export function writeYoutubeShort(request: WritingRequest, material: Material): Writing {
  const all = tellable(material)
  const lead = all.find((each) => each.lessons.length > 0) ?? all[2] ?? all[0]
  if (!lead) return onlySelf("YouTube Short", request, material)
  const point = takeaway(lead, material)
  const opening = point ? factOf(point) : fact(hookOf(lead), lead.evidenceIds)
  const hook = point ? [fact(hookOf(lead), lead.evidenceIds)] : []
  const spoken = fitting([opening, ...hook, ...storyLines(lead, material)], [ask(request, lead)], seconds.short)
  const title = labelled("Title", fact(lead.bullet, lead.evidenceIds))
  return script("YouTube Short", request, material, lead, [title, ...timed(spoken, seconds.short)])
}

function script(title: string, request: WritingRequest, material: Material, lead: Achievement, parts: Part[]): Writing {
  const tags = hashtagsFor(material, [lead])
  const caption = tags.length > 0 ? [heading("Caption"), paragraph(fact(hookOf(lead), lead.evidenceIds), ...tags)] : []
  return { title, parts: [...parts, ...caption], structured: null, advice: adviceFor(request, material, [lead]) }
}

function ask(request: WritingRequest, lead: Achievement) {
  const { question } = phrasesFor(request.profile.desiredProfessionalTone)
  return connective(questionAbout(lead, pick(lead.bullet, question)))
}

function onlySelf(title: string, request: WritingRequest, material: Material): Writing {
  const lines = selfLines(material)
  const parts = lines.length > 0 ? [paragraph(...lines)] : []
  return { title, parts, structured: null, advice: adviceFor(request, material, []) }
}
