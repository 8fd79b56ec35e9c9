import type { Part } from "../../../document/document-part"
import type { DraftSentence } from "../../../evidence/schema"
import type { Material } from "../../material-schema"
import type { Writing, WritingRequest } from "../../writer"
import { carriedBy } from "../carried-by"
import { bullet, connective, heading, labeled, paragraph } from "../compose"
import { storyAdvice } from "../stories/advice"
import { extendsBriefly, repeats } from "../stories/distinct"
import { closingsOf, questionsOf } from "../stories/questions/question"
import { asRead, leftOut } from "../stories/sequence"
import { type Story, storiesOf } from "../stories/story"
import { beatsOf, hookOf } from "../videos/beats"
import { timed } from "../videos/timing"
import { slidesOf } from "./carousel-post"
import { fitForPost, postOf } from "./linkedin-post"

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const
type Weekday = (typeof weekdays)[number]

/** The order in which days are filled if there are few stories. */
const filledFirst: Weekday[] = ["Monday", "Wednesday", "Thursday", "Friday", "Tuesday"]
/** On the other days, those that need the fullest story come first; the strongest story becomes the post. */
const neediest: Weekday[] = ["Thursday", "Wednesday", "Tuesday", "Friday"]

const videoSeconds = 30
const postWords = 120

/**
 * One piece per weekday, each from a different story: a post, a story prompt, a short video, a carousel, a question.
 */
export function writeWeeklyContentKit(request: WritingRequest, material: Material): Writing {
  const stories = storiesOf(request, material, weekdays.length)
  const plan = planOf(stories)
  const ask = asking()
  const isCarried = carriedBy(request)
  const make: Record<Weekday, (story: Story) => Part[]> = {
    Monday: (story) => [
      heading("Monday: a post"),
      ...postOf(story, { material, isCarried, maxWords: postWords, question: ask(story) }),
    ],
    Tuesday: (story) => [heading("Tuesday: a story prompt"), ...framesOf(story, ask(story))],
    Wednesday: (story) => [
      heading("Wednesday: a short video"),
      ...timed(beatsOf(story, videoSeconds, ask(story, closingsOf(story)))),
    ],
    Thursday: (story) => [
      heading("Thursday: a carousel"),
      ...slidesOf(story, ask(story)).map((lines, at) => bulletOf(`Slide ${at + 1}`, ...lines)),
    ],
    Friday: (story) => [
      heading("Friday: a question to your audience"),
      paragraph(...asRead(story).slice(0, 2)),
      labeled("Ask", connective(ask(story, closingsOf(story)))),
    ],
  }
  const parts = weekdays.flatMap((day) => {
    const story = plan.get(day)
    return story ? make[day](story) : []
  })
  return {
    title: "Weekly content kit",
    body: { parts },
    advice: storyAdvice(material, stories, weekdays.length),
  }
}

/**
 * The strongest story becomes the post, and the fullest others go where most is needed. A kit with few stories leaves
 * days out.
 */
function planOf(stories: Story[]): Map<Weekday, Story> {
  const strongest = fitForPost(stories)
  const others = stories.filter((each) => each !== strongest)
  const days = filledFirst.slice(1, others.length + 1)
  const held = ({ body, short }: Story) => body.length + (short ? 1 : 0)
  const fullest = others.sort((a, b) => held(b) - held(a))
  const plan = new Map<Weekday, Story>(strongest ? [["Monday", strongest]] : [])
  for (const [at, day] of neediest.filter((each) => days.includes(each)).entries()) {
    const story = fullest[at]
    if (story) plan.set(day, story)
  }
  return plan
}

/** A question for each story, without repetition within a week. */
function asking(): (story: Story, fitting?: string[]) => string {
  const asked = new Set<string>()
  return (story, fitting = questionsOf(story)) => {
    const options = [
      ...fitting,
      "What would you have done differently?",
      "Where would you have started?",
      "Which part of this would be hardest where you work?",
    ]
    const fresh = options.find((each) => !asked.has(each)) ?? ""
    asked.add(fresh)
    return fresh
  }
}

function framesOf(story: Story, question: string): Part[] {
  const hook = hookOf(story)
  const isSaid = (line: DraftSentence) => line === hook || repeats(hook, line) || extendsBriefly(hook, line)
  const told = leftOut(story.told, isSaid).slice(0, 2)
  return [
    bulletOf("Frame 1, on screen", hook),
    ...(told.length > 0 ? [bulletOf("Frame 2, say", ...told)] : []),
    bulletOf(`Frame ${told.length > 0 ? 3 : 2}, sticker for answers`, connective(question)),
  ]
}

const bulletOf = (label: string, ...sentences: DraftSentence[]): Part => ({ ...bullet(...sentences), label })
