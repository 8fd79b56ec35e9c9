import type { DraftSentence } from "../../../evidence/schema"
import { readInstructions } from "../../instructions"
import type { Material } from "../../material-schema"
import { countWords } from "../../rules"
import type { Writing, WritingRequest } from "../../writer"
import { connective, heading, labeled, paragraph } from "../compose"
import { storyAdvice } from "../stories/advice"
import { extendsBriefly, repeats } from "../stories/distinct"
import { hashtagsOf } from "../stories/hashtags"
import { questionsOf } from "../stories/questions/question"
import { leftOut } from "../stories/sequence"
import { askedFor, type Story, storiesOf } from "../stories/story"

/** The maximum number of words on a slide. */
export const slideWords = 30
export const maxSlides = 8
const coverWords = 14

/** One story in slides: the result on the cover, one step per slide in order, the question last. */
export function writeCarouselPost(request: WritingRequest, material: Material): Writing {
  const stories = askedFor(storiesOf(request, material, 4))
  const asked = stories.filter(({ lead }) => lead.relevance >= 4)
  const story = (asked.length > 0 ? asked : stories).reduce<Story | undefined>(fuller, undefined)
  if (!story) return { title: "Carousel post", body: { parts: [] }, advice: storyAdvice(material, [], 1) }
  const { noQuestion, noHashtags } = readInstructions(request.customPrompt)
  const slides = slidesOf(story, noQuestion ? "" : (questionsOf(story)[0] ?? ""))
  const advice = storyAdvice(material, [story], 1)
  const caption = [connective("Swipe to see how it went."), ...(noHashtags ? [] : hashtagsOf([story], material))]
  return {
    title: "Carousel post",
    body: {
      parts: [
        ...slides.map((lines, at) => labeled(`Slide ${at + 1}`, ...lines)),
        heading("Caption"),
        paragraph(...caption),
      ],
    },
    advice: [
      ...(slides.length < 4 ? [`There is enough for ${slides.length} slides; a carousel needs at least 5.`] : []),
      ...advice,
    ].slice(0, 5),
  }
}

/** Prefers the longer story; ties go to the better one. */
const fuller = (best: Story | undefined, each: Story) =>
  !best || each.body.length > best.body.length + 1 ? each : best

/** The slides of a story with their lines. */
export function slidesOf(story: Story, question: string): DraftSentence[][] {
  const cover = countWords(story.hook.text) <= coverWords ? story.hook : (story.short ?? story.hook)
  const isSaid = (line: DraftSentence) => repeats(cover, line) || extendsBriefly(cover, line)
  const steps = leftOut(story.told, (line) => isSaid(line) || countWords(line.text) > slideWords)
  const fit = steps.slice(0, maxSlides - 2)
  const asked = question ? [connective(question)] : []
  const last =
    story.lesson && countWords(`${story.lesson.text} ${question}`) <= slideWords ? [story.lesson, ...asked] : asked
  return [[cover], ...fit.map((line) => [line]), last].filter(({ length }) => length > 0)
}
