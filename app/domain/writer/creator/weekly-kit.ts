import type { DraftSentence } from "../../evidence/schema"
import { bullet, connective, heading, labelled, paragraph } from "../compose"
import { hashtagsFor } from "../hashtags"
import type { Material } from "../material-schema"
import type { Part, Writing, WritingRequest } from "../writer"
import { creatorAdvice } from "./advice"
import { poolOf } from "./cast"
import { freshQuestion, namesTopic, ownWords, questionFor } from "./close"
import { distinct, type Story, storiesOf, supportedOf } from "./story"
import { timed, within } from "./timing"

/** Seconds of Wednesday's video. */
const videoSeconds = 30

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const
type Weekday = (typeof weekdays)[number]

/** Which days are filled where there are fewer stories than days: the pieces that need least around them first. */
const filledFirst: Weekday[] = ["Monday", "Wednesday", "Friday", "Thursday", "Tuesday"]

/** Five pieces for a week, each from another achievement: a post, a story, a short video, a carousel, a question. */
export function writeWeeklyContentKit(request: WritingRequest, material: Material): Writing {
  const stories = storiesOf(request, material)
  const pool = poolOf(stories)
  const chosen = [...pool, ...stories.filter((story) => !pool.includes(story))].slice(0, weekdays.length)
  const spare = stories.find((story) => !chosen.includes(story) && story.of.told === "reflection")
  const plan = planOf(chosen, request)
  const asked = new Set<string>()
  const ask = (story: Story) => freshQuestion(story, request, asked)
  const make: Record<Weekday, (story: Story) => Part[]> = {
    Monday: (story) => post(story, ask(story), request, material),
    Tuesday: (story) => storyPrompt(story, ask(story)),
    Wednesday: (story) => video(story, ask(story)),
    Thursday: (story) => carousel(story, ask(story)),
    Friday: (story) => question(story, ask(story), spare),
  }
  const parts = weekdays.flatMap((day) => {
    const story = plan.get(day)
    return story ? make[day](story) : []
  })
  const more = weekdays.length - plan.size
  const lacking =
    more > 0
      ? [
          `Reflect on ${more} more ${more === 1 ? "thing" : "things"} you did to fill the week: each day tells another one.`,
        ]
      : []
  return {
    title: "Weekly content kit",
    parts,
    structured: null,
    advice: [...lacking, ...creatorAdvice(request, material, chosen)].slice(0, 5),
  }
}

/** Each story on the day that suits it: the strongest as the post, what names a topic as the question, the best told as slides. */
function planOf(stories: Story[], request: WritingRequest): Map<Weekday, Story> {
  const days = filledFirst.slice(0, stories.length)
  const suits: Record<Weekday, (story: Story) => boolean> = {
    Monday: () => true,
    Friday: (story) => namesTopic(questionFor(story, request)),
    Wednesday: (story) => story.lesson !== null || story.of.headline !== null,
    Thursday: (story) => story.isRich,
    Tuesday: (story) => story.screen !== null,
  }
  const left = [...stories]
  const plan = new Map<Weekday, Story>()
  for (const day of days) {
    const story = left.find(suits[day]) ?? left[0]
    if (!story) continue
    plan.set(day, story)
    left.splice(left.indexOf(story), 1)
  }
  return plan
}

function post(story: Story, asked: DraftSentence, request: WritingRequest, material: Material): Part[] {
  const tags = hashtagsFor(material, [story.of])
  const fit = supportedOf(tags, request)
  const own = story.isRich ? [] : ownWords(request, material).slice(0, 1)
  const [first, ...rest] = story.rest
  const told = distinct([...(first ? [first] : []), ...setting(story), ...rest, ...own], [story.hook])
  const lesson = distinct(story.lesson ? [story.lesson] : [], [story.hook, ...told])
  const shown = tags.filter((tag) => fit.has(tag))
  return [
    heading("Monday: a post"),
    paragraph(story.hook),
    ...(told.length > 0 ? [paragraph(...told)] : []),
    ...(lesson.length > 0 ? [paragraph(...lesson)] : []),
    paragraph(asked),
    ...(shown.length > 0 ? [paragraph(...shown)] : []),
  ]
}

function storyPrompt(story: Story, asked: DraftSentence): Part[] {
  const said = distinct([story.hook, ...story.rest], [])
  return [
    heading("Tuesday: a story in three frames"),
    bulletOf("Frame 1, on screen", story.screen ?? story.title ?? story.hook),
    bulletOf("Frame 2, say", ...(story.screen || story.title ? said : said.slice(1))),
    bulletOf("Frame 3, sticker for answers", asked),
    bulletOf("Film", connective("Point the camera at the place where it happened.")),
  ].filter((part) => part.sentences.length > 0)
}

function video(story: Story, asked: DraftSentence): Part[] {
  const lesson = story.lesson ? [story.lesson] : []
  const told = distinct([...story.rest, ...setting(story)], [story.hook])
  const middle = told.map((line) => ({ say: [line] }))
  const close = [...distinct(lesson, [story.hook, ...told]), asked].map((line) => ({ say: [line] }))
  const beats = within([{ say: [story.hook], screen: story.screen }], middle, close, videoSeconds)
  return [heading("Wednesday: a short video"), ...timed(beats)]
}

function carousel(story: Story, asked: DraftSentence): Part[] {
  const cover = story.screen ? [story.screen] : []
  const slides = [
    ...cover,
    ...distinct([story.hook, ...story.rest, ...setting(story)], []),
    ...(story.lesson ? [story.lesson] : []),
  ]
  return [heading("Thursday: a carousel"), ...[...slides, asked].map((line, at) => bulletOf(`Slide ${at + 1}`, line))]
}

function question(story: Story, asked: DraftSentence, spare: Story | undefined): Part[] {
  return [
    heading("Friday: a question to your audience"),
    paragraph(story.whole, ...distinct(setting(story), [story.whole])),
    labelled("Ask", asked),
    labelled("Where", connective("Ask it as a poll, or as a box for answers.")),
    ...(spare ? [labelled("To keep the talk going", spare.whole)] : []),
  ]
}

const setting = (story: Story) => (story.setting ? [story.setting] : [])

const bulletOf = (label: string, ...sentences: DraftSentence[]): Part => ({ ...bullet(...sentences), label })
