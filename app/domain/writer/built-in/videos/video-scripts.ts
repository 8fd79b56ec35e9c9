import type { Part } from "../../../document/document-part"
import { lengthAsked } from "../../length-asked"
import type { Material } from "../../material-schema"
import { countWords } from "../../rules"
import type { Writing, WritingRequest } from "../../writer"
import { connective, heading, labeled, paragraph } from "../compose"
import { storyAdvice } from "../stories/advice"
import { tellsChange } from "../stories/change"
import { tellsResult } from "../stories/course"
import { hashtagsOf } from "../stories/hashtags"
import { askedFor, type Story, storiesOf } from "../stories/story"
import { tellsSameFact } from "../wording/told-once"
import { arcOf, beatsOf, hookOf, maxHookWords, noHook } from "./beats"
import { type Beat, timed } from "./timing"

/** The length in seconds of each type of video. */
export const videoSeconds = { tiktok_script: 60, reel_script: 45, youtube_short: 50 } as const

/** One story told to the camera. */
export function writeTiktokScript(request: WritingRequest, material: Material): Writing {
  return script("TikTok script", "tiktok_script", request, material, (_, beats) => timed(beats))
}

/** The same in scenes, each with a few words on screen. */
export function writeReelScript(request: WritingRequest, material: Material): Writing {
  return script("Reel script", "reel_script", request, material, (_, beats) => timed(beats.map(withScreen)))
}

/** With a searchable title and a description. */
export function writeYoutubeShort(request: WritingRequest, material: Material): Writing {
  return script("YouTube Short", "youtube_short", request, material, (story, beats) => [
    labeled("Title", titleOf(story)),
    ...timed(beats),
  ])
}

/** One sentence between an opening and a question is not enough for a video: what is missing. */
function tooShort({ told, problem }: Story): string[] {
  if (told.length > 1) return []
  const lacks = [
    ...(problem ? [] : ["how things were before"]),
    ...(told.some(({ text }) => /^(?:I|We) /.test(text)) ? [] : ["what you did"]),
    ...(told.some(({ text }) => tellsChange(text) || tellsResult(text)) ? [] : ["what came of it"]),
  ]
  const missing = lacks.length > 0 ? ` Still missing: ${new Intl.ListFormat("en-US").format(lacks)}.` : ""
  return [`This is too little for a video, which needs two sentences of a story.${missing}`]
}

type Kind = keyof typeof videoSeconds

function script(
  title: string,
  kind: Kind,
  request: WritingRequest,
  material: Material,
  partsOf: (story: Story, beats: Beat[]) => Part[],
): Writing {
  const story = chosen(askedFor(storiesOf(request, material, 5)), kind)
  if (!story) return { title, body: { parts: [] }, advice: storyAdvice(material, [], 1) }
  const words = lengthAsked(request.customPrompt, request.type)?.words
  const seconds = Math.min(videoSeconds[kind], words ? Math.ceil(words / 2.5) : videoSeconds[kind])
  const beats = beatsOf(story, seconds)
  return {
    title,
    body: { parts: [...partsOf(story, beats), ...captionOf(kind, story, beats, material)] },
    advice: [...tooShort(story), ...storyAdvice(material, [story], 1)],
  }
}

/**
 * Each script type uses the next story that is complete enough, so that a person who posts all three does not repeat
 * one.
 */
function chosen(stories: Story[], kind: Kind): Story | undefined {
  const asked = stories.filter(({ lead }) => lead.relevance >= 4)
  const from = asked.length > 0 ? asked : stories
  // One that is described counts more than one that is only named.
  const told = [from, stories].map((some) => some.filter(({ body }) => body.length > 0))
  const pool = (told.find(({ length }) => length > 0) ?? from)
    .filter((story) => countWords(hookOf(story).text) <= maxHookWords)
    .sort((a, b) => Number(b.body.length > 0) - Number(a.body.length > 0) || arcOf(b) - arcOf(a))
  const nth = { tiktok_script: 0, reel_script: 1, youtube_short: 2 }[kind]
  return pool[nth % Math.max(1, pool.length)] ?? stories.find(({ short }) => short !== null) ?? stories[0]
}

/** A line that is short enough to read along is shown on screen. */
function withScreen(beat: Beat): Beat {
  return beat.screen || beat.say.text.split(/\s+/).length > 10 ? beat : { ...beat, screen: beat.say }
}

function titleOf(story: Story) {
  const hook = hookOf(story).text === noHook ? story.hook : hookOf(story)
  return { ...hook, text: hook.text.replace(/\.$/, "") }
}

/** The caption: the whole hook if only its short form was spoken, the question with an invitation, the hashtags. */
function captionOf(kind: Kind, story: Story, beats: Beat[], material: Material): Part[] {
  const isSaid = beats.some(({ say }) => tellsSameFact(say.text, story.hook.text))
  const line = isSaid ? [] : [story.hook]
  const asked = beats.at(-1)?.say.text ?? ""
  return [
    heading(kind === "youtube_short" ? "Description" : "Caption"),
    paragraph(...line, connective(asked), connective("Tell me in the comments."), ...hashtagsOf([story], material)),
  ]
}
