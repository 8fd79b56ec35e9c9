import type { Part } from "../../../document/part"
import type { DraftSentence } from "../../../evidence/schema"
import type { Material } from "../../material-schema"
import type { Writing, WritingRequest } from "../../writer"
import { bullet, connective, heading, labelled, paragraph } from "../compose"
import { hashtagsFor } from "../hashtags"
import { creatorAdvice } from "./advice"
import { seriesOf } from "./cast"
import { freshQuestion, namesTopic, ownWords, questionFor } from "./close"
import { othersInTurn, pagesOf } from "./pages"
import { distinct, inFull, placed, type Story, storiesOf, supportedOf } from "./story"
import { timed, within } from "./timing"

/** Seconds of Wednesday's video. */
const videoSeconds = 30

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const
type Weekday = (typeof weekdays)[number]

/** Which days are filled where there are fewer stories than days: the pieces that need least around them first. */
const filledFirst: Weekday[] = ["Monday", "Wednesday", "Friday", "Thursday", "Tuesday"]

/** The days that choose their story, in turn; what is left goes to the others. */
const choosiest: Weekday[] = ["Thursday", "Monday", "Friday", "Wednesday", "Tuesday"]

/** Five pieces for a week, each from another achievement: a post, a story, a short video, a carousel, a question. */
export function writeWeeklyContentKit(request: WritingRequest, material: Material): Writing {
  const stories = storiesOf(request, material)
  const inTurn = seriesOf(stories)
  const chosen = [...inTurn, ...stories.filter((story) => !inTurn.includes(story))].slice(0, weekdays.length)
  const introduce = introducing()
  const plan = planOf(chosen, request)
  const days = weekdays.flatMap((day) => {
    const story = plan.get(day)
    return story ? [{ day, story: introduce(story) }] : []
  })
  const spare = sparesOf(stories.filter((story) => !chosen.includes(story) && story.of.told === "reflection"))
  const asked = new Set<string>()
  const ask = (story: Story) => freshQuestion(story, request, asked)
  const make: Record<Weekday, (story: Story) => Part[]> = {
    Monday: (story) => post(story, spare(story, 1), ask(story), request, material),
    Tuesday: (story) => storyPrompt(story, ask(story)),
    Wednesday: (story) => video(story, ask(story)),
    Thursday: (story) => carousel(story, spare(story, 2), ask(story)),
    Friday: (story) => question(story, spare(story, 1), ask(story)),
  }
  const parts = days.flatMap(({ day, story }) => make[day](story))
  const advice = creatorAdvice(request, material, chosen)
  return { title: "Weekly content kit", body: { parts }, advice: [...tooFew(plan.size), ...advice].slice(0, 5) }
}

/** What is left of the same place, so that it stands beside a story without a place of its own; each is given once. */
function sparesOf(left: Story[]): (beside: Story, most: number) => Story[] {
  const free = [...left]
  return (beside, most) => {
    const near = free.filter((story) => story.of.role === beside.of.role).slice(0, most)
    for (const story of near) free.splice(free.indexOf(story), 1)
    return near.map((story) => ({ ...story, setting: null }))
  }
}

/** Whoever follows the week is told once where something was, and nothing twice that the person told twice. */
function introducing(): (story: Story) => Story {
  const said = new Set<string>()
  const fresh = (line: DraftSentence) => !said.has(line.text)
  return (story) => {
    const { written, setting, rest } = story
    const told = {
      ...story,
      setting: setting && fresh(setting) ? setting : null,
      rest: rest.filter(fresh),
      written: { ...written, rest: written.rest.filter(fresh) },
    }
    for (const line of [...(setting ? [setting] : []), ...rest, ...written.rest]) said.add(line.text)
    return told
  }
}

function tooFew(days: number): string[] {
  const more = weekdays.length - days
  const things = more === 1 ? "1 more thing" : `${more} more things`
  return more > 0 ? [`Reflect on ${things} you did to fill the week: each day tells another one.`] : []
}

/** Each story on the day that suits it: what names a topic as the question, what has steps as slides, the strongest as the post. */
function planOf(stories: Story[], request: WritingRequest): Map<Weekday, Story> {
  const suits: Record<Weekday, (story: Story) => boolean> = {
    Monday: () => true,
    Tuesday: (story) => story.screen !== null,
    Wednesday: (story) => story.lesson !== null || story.of.headline !== null,
    Thursday: (story) => story.written.rest.length > 0 && (story !== stories[0] || stories.length === 4),
    Friday: (story) => story !== stories[0] && namesTopic(questionFor(story, request)),
  }
  const left = [...stories]
  const plan = new Map<Weekday, Story>()
  const take = (day: Weekday, story: Story | undefined) => {
    if (!story) return
    plan.set(day, story)
    left.splice(left.indexOf(story), 1)
  }
  const days = filledFirst.slice(0, stories.length)
  for (const day of choosiest.filter((each) => days.includes(each))) take(day, left.find(suits[day]))
  for (const day of days) if (!plan.has(day)) take(day, left[0])
  return plan
}

function post(story: Story, spare: Story[], asked: DraftSentence, request: WritingRequest, material: Material): Part[] {
  const { hook, rest } = story.written
  const tags = hashtagsFor(material, [story.of])
  const fit = supportedOf(tags, request)
  const own = story.isRich ? [] : ownWords(request, material).slice(0, 1)
  const told = distinct([...placed(story, rest), ...own], [hook])
  const lesson = distinct(story.lesson ? [story.lesson] : [], [hook, ...told])
  const paragraphs = [
    [hook],
    told,
    story.isRich ? [] : spare.flatMap(pageOf),
    lesson,
    [asked],
    tags.filter((tag) => fit.has(tag)),
  ]
  return [heading("Monday: a post"), ...paragraphs.filter((each) => each.length > 0).map((each) => paragraph(...each))]
}

/** Another story in a line, with the place it belongs to. */
function pageOf(story: Story): DraftSentence[] {
  return [...setting(story), ...inFull(story)]
}

function storyPrompt(story: Story, asked: DraftSentence): Part[] {
  const said = distinct([story.hook, ...story.rest], [])
  return [
    heading("Tuesday: a story prompt"),
    bulletOf("Frame 1, on screen", story.screen ?? story.title ?? story.hook),
    bulletOf("Frame 2, say", ...(story.screen || story.title ? said : said.slice(1))),
    bulletOf("Frame 3, sticker for answers", asked),
    bulletOf("Film", connective("Point the camera at the place where it happened.")),
  ].filter((part) => part.sentences.length > 0)
}

function video(story: Story, asked: DraftSentence): Part[] {
  const lesson = story.lesson ? [story.lesson] : []
  const told = distinct(placed(story, story.rest), [story.hook])
  const middle = told.map((line) => ({ say: [line] }))
  const close = [...distinct(lesson, [story.hook, ...told]), asked].map((line) => ({ say: [line] }))
  const beats = within([{ say: [story.hook], screen: story.screen }], middle, close, videoSeconds)
  return [heading("Wednesday: a short video"), ...timed(beats)]
}

function carousel(story: Story, spare: Story[], asked: DraftSentence): Part[] {
  const cover = story.screen ? [[story.screen]] : []
  const isShort = story.written.rest.length === 0
  const own = isShort ? [...setting(story), ...inFull(story)].map((line) => [line]) : pagesOf(story, () => true)
  const lesson = story.lesson ? [[story.lesson]] : []
  const more = story.isRich ? [] : othersInTurn(story, spare, () => true)
  const slides = [...cover, ...own, ...lesson, ...more, [asked]]
  return [heading("Thursday: a carousel"), ...slides.map((lines, at) => bulletOf(`Slide ${at + 1}`, ...lines))]
}

function question(story: Story, spare: Story[], asked: DraftSentence): Part[] {
  return [
    heading("Friday: a question to your audience"),
    paragraph(...pageOf(story)),
    labelled("Ask", asked),
    labelled("Where", connective("Ask it as a poll, or as a box for answers.")),
    ...spare.map((each) => labelled("To keep the talk going", ...pageOf(each))),
  ]
}

const setting = (story: Story) => (story.setting ? [story.setting] : [])

const bulletOf = (label: string, ...sentences: DraftSentence[]): Part => ({ ...bullet(...sentences), label })
