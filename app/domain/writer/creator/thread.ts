import type { DraftSentence } from "../../evidence/schema"
import { connective, labelled } from "../compose"
import { hashtagsFor } from "../hashtags"
import type { Material } from "../material-schema"
import type { Writing, WritingRequest } from "../writer"
import { creatorAdvice } from "./advice"
import { poolOf } from "./cast"
import { ownWords, questionFor } from "./close"
import { distinct, type Story, storiesOf, supportedOf } from "./story"

/** Characters that one post of a thread may have, its number included. */
export const postLimit = 280
export const mostPosts = 9

/** Posts of 280 characters at most, one fact each: the hook, its story, then the best of each place worked at. */
export function writeThread(request: WritingRequest, material: Material): Writing {
  const stories = storiesOf(request, material)
  const lead = poolOf(stories).find((story) => fits([story.hook]))
  const own = ownWords(request, material)
  const posts = lead ? postsOf(lead, stories, own, request, material) : own.slice(0, 2).map((line) => [line])
  const kept = posts.filter(fits)
  const used = stories.filter((story) =>
    kept.some((lines) => lines.includes(story.whole) || lines.includes(story.hook)),
  )
  return {
    title: "Thread",
    parts: kept.map((lines, at) => labelled(`${at + 1}/${kept.length}`, ...lines)),
    structured: null,
    advice: creatorAdvice(request, material, used),
  }
}

function postsOf(
  lead: Story,
  stories: Story[],
  own: DraftSentence[],
  request: WritingRequest,
  material: Material,
): DraftSentence[][] {
  const others = poolOf(stories).filter((story) => story !== lead)
  const [first, ...rest] = distinct(lead.rest, [lead.hook]).map((line) => [line])
  const setting = lead.setting ? [[lead.setting, ...(lead.isRich ? [] : own.slice(0, 1))]] : []
  const story = [[lead.hook], ...(first ? [first] : []), ...setting, ...rest]
  const point = lead.lesson ? [[lead.lesson]] : []
  const asked = others.length > 2 ? connective("What would you like to hear more about?") : questionFor(lead, request)
  const tags = hashtagsFor(material, [lead.of]).slice(0, 2)
  const fit = supportedOf(tags, request)
  const last = [asked, ...tags.filter((tag) => fit.has(tag))]
  const told = byPlace(others, new Set([lead.setting?.text]))
  const room = mostPosts - story.length - point.length - 1
  return [...story, ...point, ...told.slice(0, Math.max(0, room)), fits(last) ? last : [asked]]
}

/** Place by place, newest first; the place is named with the first thing told of it. */
function byPlace(stories: Story[], said: Set<string | undefined>): DraftSentence[][] {
  const inOrder = [...stories].slice(0, mostPosts - 3).sort((a, b) => (a.of.role ?? 0) - (b.of.role ?? 0))
  return inOrder.map((story) => {
    const isNew = story.setting && !said.has(story.setting.text)
    if (story.setting) said.add(story.setting.text)
    return isNew && story.setting && fits([story.setting, story.whole]) ? [story.setting, story.whole] : [story.whole]
  })
}

function fits(lines: DraftSentence[]): boolean {
  const text = lines.map((line) => line.text).join(" ")
  return `${mostPosts}/${mostPosts}: ${text}`.length <= postLimit
}
