import { weekOf } from "../../app/domain/feed/pool/rules"
import { slotStart } from "../../app/domain/feed/pool/slot"
import { angles, subjects } from "./gazette-subjects"

/** A story of the Sandbox Gazette, the sandbox's own newspaper. It is fictional and labeled as such. */
export interface GazetteStory {
  slug: string
  title: string
  summary: string
  paragraphs: string[]
  type: (typeof angles)[number]["type"]
  publishedAt: Date
}

export const gazetteName = (name: string) => `Sandbox Gazette: ${capital(name.replaceAll("-", " "))}`

const hour = 3_600_000
const day = 24 * hour
/** When the stories of a week are published, in milliseconds after its Monday. */
const publishTimes = [5 * hour, 5.5 * hour, 2 * day + 9 * hour, 4 * day + 9 * hour]
/** How many weeks a feed goes back. */
const weeks = 4

/** The current stories of a feed, newest first: four per week, deterministic for each week. */
export function storiesOf(name: string, now: Date): GazetteStory[] {
  return Array.from({ length: weeks }, (_, back) => weekOf(new Date(now.getTime() - back * 7 * day)))
    .flatMap((week) => publishTimes.map((_, turn) => storyOf(name, week, turn)))
    .filter((story) => story.publishedAt <= now)
    .sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
}

/** Stories that match any search query. */
export function storiesAbout(query: string, now: Date, count: number): GazetteStory[] {
  const subject = query
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 60)
  const slug = subject.replaceAll(" ", "-") || "nothing"
  return Array.from({ length: count }, (_, turn) => write(`about-${slug}`, subject || "nothing", weekOf(now), turn))
}

/** The story with a slug from one of the functions above; null for any other. */
export function storyAt(slug: string): GazetteStory | null {
  const [, name = "", week = "", turn = ""] = /^([\p{L}\p{N}-]+)-(\d{4}-w\d{2})-(\d+)$/u.exec(slug) ?? []
  if (!name || Number(week.slice(6)) > 53) return null
  if (!name.startsWith("about-")) return subjects[name] ? storyOf(name, week.toUpperCase(), Number(turn)) : null
  return write(name, name.slice(6).replaceAll("-", " "), week.toUpperCase(), Number(turn))
}

function storyOf(name: string, week: string, turn: number): GazetteStory {
  const all = subjects[name] ?? []
  return write(name, all[(numberOf(week) * publishTimes.length + turn) % all.length] ?? name, week, turn)
}

function write(name: string, subject: string, week: string, turn: number): GazetteStory {
  const angle = angles[(numberOf(week) * publishTimes.length + turn) % angles.length] ?? angles[0]
  const title = capital(angle.title.replace("{s}", subject))
  const number = week.slice(6).replace(/^0/, "")
  return {
    slug: `${name}-${week.toLowerCase()}-${turn}`,
    title,
    type: angle.type,
    publishedAt: new Date(slotStart(week).getTime() + (publishTimes[turn % publishTimes.length] ?? 0)),
    summary: `A made-up piece about ${subject}, from the Sandbox Gazette of week ${number}: what was tried, what it took and what somebody would do again.`,
    paragraphs: [
      `This page is part of the sandbox that runs on your machine. It stands in for an article about ${subject}, and nobody it speaks of exists.`,
      `The team had lived with the old way for years. Then one of them wrote down, for a month, every time that ${subject} had cost an afternoon, and the list was long enough to be read aloud.`,
      "They changed one thing a week, kept what helped, and dropped the rest without a meeting. After a quarter the list was short.",
      `What they would do again: begin with the people who feel it every day, measure before and after, and write down what was learned about ${subject} while it is fresh.`,
    ],
  }
}

/** Weeks since 1970, so that the rotation of stories continues across the end of a year. */
const numberOf = (week: string) => Math.round(slotStart(week).getTime() / (7 * day))

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}
