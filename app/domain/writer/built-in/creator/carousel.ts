import type { DraftSentence } from "../../../evidence/schema"
import type { Material } from "../../material-schema"
import { countWords } from "../../rules"
import type { Writing, WritingRequest } from "../../writer"
import { labelled } from "../compose"
import { creatorAdvice } from "./advice"
import { poolOf, seriesOf } from "./cast"
import { captionOf, ownWords, questionFor } from "./close"
import { othersInTurn, type Page, pagesOf } from "./pages"
import { type Story, storiesOf } from "./story"

/** Words that one slide may have. */
export const slideWords = 30
export const mostSlides = 8

/** One idea a slide: the strongest result on the cover, how it came about, what else that job held, the point, a question. */
export function writeCarouselPost(request: WritingRequest, material: Material): Writing {
  const stories = storiesOf(request, material)
  const pool = seriesOf(stories)
  const own = ownWords(request, material).filter((line) => fits([line]))
  const asked = poolOf(stories).filter((story) => fits([story.written.hook]))
  const lead = asked.find((story) => /\d/.test(story.written.hook.text)) ?? asked[0]
  const slides = lead ? slidesOf(lead, pool, own, request) : own.slice(0, 2).map((line) => [line])
  const used = pool.filter((story) => slides.some((lines) => lines.includes(story.whole) || story === lead))
  const caption = captionOf("Caption", used, slides.flat(), request, material)
  const advice = creatorAdvice(request, material, used)
  return {
    title: "Carousel post",
    body: { parts: [...slides.map((lines, at) => labelled(`Slide ${at + 1}`, ...lines)), ...caption] },
    advice: [...(lead ? tooFew(slides.length) : []), ...advice].slice(0, 5),
  }
}

function slidesOf(lead: Story, pool: Story[], own: DraftSentence[], request: WritingRequest): Page[] {
  const others = pool.filter((story) => story !== lead)
  const more = othersInTurn(lead, others, fits)
  const question = questionFor(lead, request)
  const point = lead.lesson ? [lead.lesson] : own.slice(0, 1)
  const close =
    lead.lesson && fits([lead.lesson, question]) ? [[lead.lesson, question]] : [...point.map(alone), [question]]
  const body = [...pagesOf(lead, fits), ...more].filter(fits)
  return [...body.slice(0, mostSlides - close.length), ...close.filter(fits)]
}

const alone = (line: DraftSentence): Page => [line]

function fits(lines: Page): boolean {
  return countWords(lines.map((line) => line.text).join(" ")) <= slideWords
}

function tooFew(slides: number): string[] {
  return slides >= 5
    ? []
    : [`Reflect on more of what you did: there is enough for ${slides} slides, and a carousel works from 5 on.`]
}
