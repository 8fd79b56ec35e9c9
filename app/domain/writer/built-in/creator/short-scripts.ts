import type { Part } from "../../../document/part"
import type { Material } from "../../material-schema"
import { countWords } from "../../rules"
import type { Writing, WritingRequest } from "../../writer"
import { connective, labelled, pick } from "../compose"
import { creatorAdvice } from "./advice"
import { castOf, poolOf } from "./cast"
import { captionOf, namesTopic, ownWords, questionFor } from "./close"
import { distinct, placed, type Story, storiesOf } from "./story"
import { type Beat, timed, within } from "./timing"
import { dangles } from "./wording"

/** Seconds that each kind of video may take. */
export const videoSeconds = { tiktok_script: 60, reel_script: 45, youtube_short: 50 } as const

/** Words that can be read off the screen in one go. */
const shownWords = 12

/** The turning point of one story, told straight to the camera; with little to tell, what else came out of that job. */
export function writeTiktokScript(request: WritingRequest, material: Material): Writing {
  const stories = storiesOf(request, material)
  const cast = castOf(stories)
  const story = cast.tiktok
  if (!story) return onlySelf("TikTok script", request, material)
  const others = poolOf(stories).filter((each) => ![story, cast.reel, cast.short].includes(each))
  const more = story.isRich ? [] : others.filter((each) => each.of.role === story.of.role).slice(0, 2)
  const own = story.isRich ? [] : ownWords(request, material).slice(0, 1)
  const also = more.flatMap((each) => [each.hook, ...each.rest.slice(0, 2)])
  const link = connective(pick(story.of.bullet, ["There is more from the same job.", "Same job, more to tell."]))
  const said = distinct(
    [...placed(story, story.rest), ...own, ...(also.length > 0 ? [link, ...also] : [])],
    [story.hook],
  )
  const lesson = distinct(story.lesson ? [story.lesson] : [], [story.hook, ...said])
  return script("TikTok script", "Caption", request, material, [story, ...more], [], {
    opening: [{ say: [story.hook], screen: story.screen }],
    middle: said.map((line) => ({ say: [line], screen: more.find((each) => each.hook === line)?.screen ?? null })),
    close: [...lesson, questionFor(story, request)].map((line) => ({ say: [line] })),
    seconds: videoSeconds.tiktok_script,
  })
}

/** Before and after on the screen, the deed spoken in between; where no two states are told, results one by one. */
export function writeReelScript(request: WritingRequest, material: Material): Writing {
  const stories = storiesOf(request, material)
  const cast = castOf(stories)
  const story = cast.reel
  if (!story) return onlySelf("Reel script", request, material)
  const changed = story.before !== null && story.after !== null
  const free = poolOf(stories).filter((each) => ![story, cast.tiktok, cast.short].includes(each))
  const more = changed || story.isRich ? [] : free.filter((each) => each.screen).slice(0, 2)
  const lines = distinct(story.rest, [story.hook])
  const isThin = !changed && !story.isRich && more.length === 0 && story.screen !== null
  // A story that another of the three videos speaks is shown here.
  const isShown = story === cast.tiktok || story === cast.short
  const scenes: Beat[] = isThin
    ? [{ say: [story.whole] }]
    : [
        ...lines.map((line, at) => {
          if (changed && at === lines.length - 1) return { say: [line], screen: story.after }
          return isShown && countWords(line.text) <= shownWords ? { say: [], screen: line } : { say: [line] }
        }),
        ...(changed && lines.length === 0 ? [{ say: [], screen: story.after }] : []),
        ...more.map((each) => ({ say: distinct([each.whole], [story.hook, ...lines]), screen: each.screen })),
      ]
  const question = changed
    ? connective("What would your before and after be?")
    : more.length > 0
      ? connective("What should I show in the next one?")
      : questionFor(story, request)
  return script("Reel script", "Caption", request, material, [story, ...more], [], {
    opening: [{ say: isThin ? [] : [story.hook], screen: changed ? story.before : story.screen }],
    middle: scenes.filter((beat) => beat.say.length > 0 || beat.screen),
    close: [{ say: [], screen: question }],
    seconds: videoSeconds.reel_script,
  })
}

/** One thing taught: what the person learned, or how they did it, with the story that shows it. */
export function writeYoutubeShort(request: WritingRequest, material: Material): Writing {
  const story = castOf(storiesOf(request, material)).short
  if (!story) return onlySelf("YouTube Short", request, material)
  const asked = questionFor(story, request)
  const taught = story.lesson && isSaidAlone(story.lesson.text) ? story.lesson : null
  const opening = taught ?? (namesTopic(asked) && !story.lesson ? asked : story.hook)
  const told = distinct(
    opening === story.hook
      ? placed(story, story.rest)
      : [...(story.setting ? [story.setting] : []), story.hook, ...story.rest],
    [opening],
  )
  const close = story.lesson
    ? connective("What taught you the same?")
    : opening === asked
      ? connective(pick(story.of.bullet, ["What would you try first?", "What would you add?"]))
      : asked
  const title = story.title ? [labelled("Title", story.title)] : []
  return script("YouTube Short", "Description", request, material, [story], title, {
    opening: [{ say: [opening], screen: story.screen }],
    middle: told.map((line) => ({ say: [line], screen: line === story.rest[0] ? story.method : null })),
    close: [...(story.lesson && !taught ? [story.lesson] : []), close].map((line) => ({ say: [line] })),
    seconds: videoSeconds.youtube_short,
  })
}

/** "It taught me …" and "They learn …" need a line before them. */
function isSaidAlone(lesson: string): boolean {
  return !dangles(lesson) && !/^(?:it|they|that|this|these|those|he|she)\b/i.test(lesson)
}

interface Cut {
  opening: Beat[]
  middle: Beat[]
  close: Beat[]
  seconds: number
}

function script(
  title: string,
  below: "Caption" | "Description",
  request: WritingRequest,
  material: Material,
  stories: Story[],
  head: Part[],
  cut: Cut,
): Writing {
  const parts = [...head, ...timed(within(cut.opening, cut.middle, cut.close, cut.seconds))]
  const said = parts.flatMap((part) => part.sentences)
  const caption = captionOf(below, stories, said, request, material)
  return { title, body: { parts: [...parts, ...caption] }, advice: creatorAdvice(request, material, stories) }
}

/** Nothing done is captured yet: what the person says of themselves, to be said to the camera. */
function onlySelf(title: string, request: WritingRequest, material: Material): Writing {
  const parts = timed(
    ownWords(request, material)
      .slice(0, 2)
      .map((line) => ({ say: [line] })),
  )
  return { title, body: { parts }, advice: creatorAdvice(request, material, []) }
}
