import type { DraftSentence } from "../../evidence/schema"
import { adviceFor } from "../advice"
import { connective, fact, factOf, heading, labelled, paragraph, pick } from "../compose"
import { hashtagsFor } from "../hashtags"
import { hookOf } from "../linkedin-post"
import type { Achievement, Material } from "../material-schema"
import { phrasesFor } from "../phrases"
import { questionAbout } from "../question"
import { countWords } from "../rules"
import type { Part, Writing, WritingRequest } from "../writer"
import { selfLines, storyLines, takeaway, tellable } from "./beats"

/** Characters that one post of a thread may have. */
export const postLimit = 280
/** Words that one slide may have. */
const slideWords = 30
const mostSlides = 8
const mostPosts = 9

/** One idea a slide: the strongest result on the cover, the story behind it, the point and a question at the end. */
export function writeCarouselPost(request: WritingRequest, material: Material): Writing {
  const ideas = ideasOf(request, material, (text) => countWords(text) <= slideWords, mostSlides)
  return series("Carousel post", request, material, ideas, (i) => `Slide ${i + 1}`)
}

/** Posts of 280 characters at most, the first of them the hook, one fact each. */
export function writeThread(request: WritingRequest, material: Material): Writing {
  const fits = (text: string) => text.length + `${mostPosts}/${mostPosts}: `.length <= postLimit
  const ideas = ideasOf(request, material, fits, mostPosts)
  return series("Thread", request, material, ideas, (i, all) => `${i + 1}/${all}`)
}

/** A piece for each weekday, each from another achievement as long as there are some. */
export function writeWeeklyContentKit(request: WritingRequest, material: Material): Writing {
  const told = tellable(material)
  const days: ((lead: Achievement) => Part[])[] = [
    (lead) => day("Monday: post", [fact(hookOf(lead), lead.evidenceIds), ...storyLines(lead, material).slice(0, 3)]),
    (lead) => day("Tuesday: story", [fact(lead.bullet, lead.evidenceIds), ask(request, lead)]),
    (lead) =>
      day("Wednesday: short video", [fact(hookOf(lead), lead.evidenceIds), ...storyLines(lead, material).slice(0, 2)]),
    (lead) =>
      day(
        "Thursday: carousel",
        [...new Set([hookOf(lead), ...lead.action, ...lead.result])]
          .slice(0, 4)
          .map((text) => fact(text, lead.evidenceIds)),
      ),
    (lead) => day("Friday: question to your audience", [...pointOf(lead, material), ask(request, lead)]),
  ]
  const parts = days.flatMap((make, i) => {
    const lead = told[i]
    return lead ? make(lead) : []
  })
  const used = told.slice(0, days.length)
  const more = days.length - used.length
  const advice = adviceFor(request, material, used)
  const lacking =
    more > 0
      ? [
          `Reflect on ${more} more ${more === 1 ? "achievement" : "achievements"} to fill the week: each day tells another one.`,
        ]
      : []
  return { title: "Weekly content kit", parts, structured: null, advice: [...lacking, ...advice] }
}

function day(name: string, sentences: DraftSentence[]): Part[] {
  return [heading(name), paragraph(...sentences)]
}

function ideasOf(
  request: WritingRequest,
  material: Material,
  fits: (text: string) => boolean,
  most: number,
): DraftSentence[] {
  const told = tellable(material)
  const lead = told.find((each) => fits(hookOf(each)))
  if (!lead) return selfLines(material).filter((line) => fits(line.text))
  const point = takeaway(lead, material)
  const close = [...(point && fits(point.text) ? [factOf(point)] : []), ask(request, lead)]
  const others = told
    .filter((each) => each !== lead && each.claim !== "")
    .map((each) => fact(each.claim, each.evidenceIds))
  const middle = [...storyLines(lead, material), ...others].filter((line) => fits(line.text))
  return [fact(hookOf(lead), lead.evidenceIds), ...middle.slice(0, most - 1 - close.length), ...close]
}

function series(
  title: string,
  request: WritingRequest,
  material: Material,
  ideas: DraftSentence[],
  label: (i: number, all: number) => string,
): Writing {
  const lead = tellable(material).slice(0, 1)
  const tags = hashtagsFor(material, lead)
  const caption = tags.length > 0 && ideas.length > 0 ? [heading("Caption"), paragraph(...tags)] : []
  const parts = ideas.map((idea, i) => labelled(label(i, ideas.length), idea))
  return { title, parts: [...parts, ...caption], structured: null, advice: adviceFor(request, material, lead) }
}

function pointOf(lead: Achievement, material: Material): DraftSentence[] {
  const point = takeaway(lead, material)
  return [point ? factOf(point) : fact(hookOf(lead), lead.evidenceIds)]
}

function ask(request: WritingRequest, lead: Achievement) {
  const { question } = phrasesFor(request.profile.desiredProfessionalTone)
  return connective(questionAbout(lead, pick(lead.bullet, question)))
}
