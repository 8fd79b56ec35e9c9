import type { DraftSentence } from "../../evidence/schema"
import { labelled } from "../compose"
import type { Material } from "../material-schema"
import { countWords } from "../rules"
import type { Writing, WritingRequest } from "../writer"
import { creatorAdvice } from "./advice"
import { poolOf } from "./cast"
import { captionOf, ownWords, questionFor } from "./close"
import { distinct, type Story, storiesOf } from "./story"

/** Words that one slide may have. */
export const slideWords = 30
export const mostSlides = 8

/** One idea a slide: the strongest result on the cover, how it came about, what else that job held, the point, a question. */
export function writeCarouselPost(request: WritingRequest, material: Material): Writing {
  const stories = storiesOf(request, material)
  const lead = poolOf(stories).find((story) => fits([coverOf(story)]))
  const own = ownWords(request, material)
  if (!lead) {
    const parts = own
      .filter((line) => fits([line]))
      .slice(0, 2)
      .map((line, at) => labelled(`Slide ${at + 1}`, line))
    return { title: "Carousel post", parts, structured: null, advice: creatorAdvice(request, material, []) }
  }
  const cover = coverOf(lead)
  const told = distinct([lead.hook, ...lead.rest], [cover]).map((line) => [line])
  const others = poolOf(stories).filter((story) => story !== lead)
  const nearFirst = [...others.filter(sameRole(lead)), ...others.filter((story) => !sameRole(lead)(story))]
  const more = withSettings(lead, nearFirst)
  const point = lead.lesson ?? own[0] ?? null
  const question = questionFor(lead, request)
  const close = point && fits([point, question]) ? [[point, question]] : [...(point ? [[point]] : []), [question]]
  const opening = [[cover], ...(lead.setting ? [[lead.setting]] : [])]
  const body = [...told, ...more].filter(fits)
  const room = mostSlides - close.length - opening.length
  const slides = [...withSettingLast(opening, body.slice(0, room), lead), ...close].filter(fits)
  const parts = slides.map((lines, at) => labelled(`Slide ${at + 1}`, ...lines))
  const used = [lead, ...nearFirst.filter((story) => slides.some((lines) => lines.includes(story.whole)))]
  const caption = captionOf("Caption", used, slides.flat(), request, material)
  return {
    title: "Carousel post",
    parts: [...parts, ...caption],
    structured: null,
    advice: [...tooFew(slides.length), ...creatorAdvice(request, material, used)].slice(0, 5),
  }
}

/** The strongest result in one line. */
function coverOf(story: Story): DraftSentence {
  if (/\d/.test(story.hook.text)) return story.hook
  return /\d/.test(story.whole.text) ? story.whole : story.hook
}

/** A line that says how it was done stands next to the cover, and where it was comes after it. */
function withSettingLast(opening: DraftSentence[][], body: DraftSentence[][], lead: Story): DraftSentence[][] {
  const [cover = [], ...setting] = opening
  return lead.isRich || body.length === 0
    ? [cover, ...setting, ...body]
    : [cover, ...body.slice(0, 1), ...setting, ...body.slice(1)]
}

/** Other results, each with the place it belongs to where that is another one than before. */
function withSettings(lead: Story, stories: Story[]): DraftSentence[][] {
  const said = new Set([lead.setting?.text])
  return stories.map((story) => {
    const isNew = story.setting && !said.has(story.setting.text)
    if (story.setting) said.add(story.setting.text)
    return isNew && story.setting && fits([story.setting, story.whole]) ? [story.setting, story.whole] : [story.whole]
  })
}

const sameRole = (lead: Story) => (story: Story) => story.of.role === lead.of.role

function fits(lines: DraftSentence[]): boolean {
  return countWords(lines.map((line) => line.text).join(" ")) <= slideWords
}

function tooFew(slides: number): string[] {
  return slides >= 5
    ? []
    : [`Reflect on more of what you did: there is enough for ${slides} slides, and a carousel works from 5 on.`]
}
