import { isOtherPerson } from "../../../../language/doers/people"
import { laidOut } from "../../../../language/laid-out"
import type { Achievement } from "../../../material-schema"
import { groupSkills } from "../../resume/skill-groups"
import type { Change } from "../change"
import type { Story } from "../story"
import { deedQuestion, wayQuestion } from "./deed-question"
import { generalQuestions, specificQuestions } from "./deed-questions"
import { objectOf } from "./object"
import { topicQuestions } from "./topic-question"

/** Containers that somebody fills, so that a reader can be asked what belongs in them. */
const writings =
  /\b(?:booklet|form|guide|playbook|template|checklist|glossary|dashboard|handout|spreadsheet|welcome pack)s?$/i

/** The question for an action that no other question fits. */
export const anyDeed = "How does your team handle this?"

/** The question for a change, after the video has named it. */
export const anyChange = "What has worked for you?"

/** Recurring meetings or training sessions. */
const gatherings: [RegExp, (what: string) => string][] = [
  [/\b(club|reading group|newsletter|podcast)\b/i, (what) => `What would bring you back to a ${what} every week?`],
  [
    /\b(workshop|course|training|class|session|webinar|seminar)s?\b/i,
    (what) => `What makes a ${what} worth your time?`,
  ],
]

function gatheringQuestions(bullet: string): string[] {
  if (!/^(?:With the team, )?(?:Ran|Led|Gave|Held|Taught|Started|Set|Founded|Wrote|Made|Did|Organi)/i.test(bullet))
    return []
  return gatherings.flatMap(([named, ask]) => {
    const what = named.exec(bullet.split("; ")[0] ?? "")?.[1]?.toLowerCase()
    return what ? [ask(what === "training" ? "training session" : what)] : []
  })
}

type Asked = Pick<Story, "lead" | "change" | "told">

/** The questions that fit a story, most specific first. None names a tool. */
export function questionsOf(story: Asked): string[] {
  const { lead, change } = story
  const questions = [...(change ? changeQuestions(change) : []), ...deedsQuestions(story)]
  return questions.filter((question) => !namesTool(question, lead))
}

function deedsQuestions(story: Asked): string[] {
  const { lead } = story
  const bullet = lead.bullet.replace(/^With the team, ./, (found) => found.slice(-1).toUpperCase())
  const object = objectOf(bullet)?.replace(/ (?:of|for|with) .*/, "")
  const made =
    object &&
    writings.test(object) &&
    /^(?:Made|Wrote|Built|Drafted|Created|Designed|Rebuilt|Did|Set up|Put together)\b/.test(bullet)
  const deeds = story.told.map(({ text }) =>
    text.replace(/^(?:I|We) (\p{Ll})/u, (_, first: string) => first.toUpperCase()),
  )
  return [
    ...(made
      ? [
          `What would you put in ${/^\p{Ll}+s$/u.test(object.split(" ").at(-1) ?? "") ? "" : /^[aeiou]/i.test(object) ? "an " : "a "}${object}?`,
        ]
      : []),
    ...gatheringQuestions(bullet),
    ...specificQuestions([bullet, ...deeds]),
    ...deedQuestionsOf(story),
    ...topicQuestions(bullet.split("; ").slice(0, 1)),
    ...generalQuestions([bullet, ...deeds]),
    ...[lead.claim ?? "", ...story.told.map(({ text }) => text)].flatMap((text) => wayQuestion(text) ?? []),
    anyDeed,
  ]
}

function namesTool(question: string, { skills = [] }: Pick<Achievement, "skills">): boolean {
  const asked = ` ${question.toLowerCase().replace(/[^\p{L}\p{N}.+#]+/gu, " ")} `
  const { tools } = groupSkills(skills.map((text) => ({ text, evidenceIds: [] })))
  return tools.some(({ text }) => asked.includes(` ${text.toLowerCase()} `))
}

/** Things that are counted or measured: there is no question about a "room" or a "need". */
const measured = new RegExp(laidOut`
  (?:
    (?<!page|house|kid|star|month|year|game|room)s|
    \b(?:
      rate|count|time|cost|spend|spending|bill|lag|latency|churn|overtime|waste|traffic|turnover|absence|downtime|
      backlog|closing|close|reconciliation|pipeline|round|score|attendance|usage|consumption|price|revenue|queue|wait|
      handover|correspondence|reporting|onboarding|throughput|accuracy|coverage|engagement|reach|retention|conversion|
      response
    )
  )$
`)

/** The desirable direction: nobody is asked how to keep something down that should rise. */
const wanted =
  /\b(?:sales|revenue|income|subscribers|customers|members|followers|readers|responses|attendance|houses|orders|students)$/

/** The question that a story with a change answers: "How do you bring late court statements down?" */
export function answeredBy(change: Change): string | null {
  if (changeQuestions(change).length === 0) return null
  const { topic, hasArticle, direction, isTime } = change
  const thing = hasArticle ? `the ${topic}` : isPluralTopic(change) ? topic : `your ${topic}`
  if (direction === "up") return isPluralTopic(change) && !wanted.test(topic) ? null : `How do you get ${thing} up?`
  if (!isTime) return `How do you bring ${thing} down?`
  return isPluralTopic(change) ? `How do you make ${thing} faster?` : `How do you shorten ${thing}?`
}

const isPluralTopic = ({ topic, hasArticle }: Change) =>
  !hasArticle && /(?<!s)s(?= (?:on|for|of|in|at|to|with)\b|$)/.test(topic)

/** A question about the viewer's own case: "How long does your monthly closing take?" */
function ownQuestions(change: Change): string[] {
  if (changeQuestions(change).length === 0) return []
  const { topic, from, to, isTime } = change
  if (/\btime\b/.test(topic) && isTime) return [`How long is your ${topic}?`]
  if (/ (?:on|for|of|in|at|to|with) /.test(topic)) return []
  const isMany = /(?<!s)s$/.test(topic)
  if (isTime) return [isMany ? `How long do your ${topic} take?` : `How long does your ${topic} take?`]
  const [, rate = ""] = / (an? \p{L}+)\b/u.exec(`${from} ${to}`) ?? []
  const isCount =
    isMany &&
    !/(?:sales|takings|earnings|savings|fees|costs|prices|bills|expenses|times|rates|hours)$/.test(topic) &&
    !/[%£$€]|per ?cent|\dk?\b.*\b(?:dollar|euro|pound)/i.test(from + to)
  // Things that people want more of do not just happen: "How many books do you have a week?"
  if (isCount && change.direction === "up") return []
  if (isCount) return rate ? [`How many ${topic} do you have ${rate}?`] : []
  return [anyChange]
}

/**
 * The closing question of a video: about the viewer's own case, whether they would do the same, or else whatever fits
 * the story. It does not repeat the opening question.
 */
export function closingsOf(story: Asked, isAsked = false): string[] {
  const { change } = story
  const own = [...(change ? ownQuestions(change) : []), ...(isAsked ? deedsQuestions(story) : questionsOf(story))]
  return own.filter((question) => !namesTool(question, story.lead))
}

/** Whether the viewer would do the same, for each action of a story that is a choice. */
function deedQuestionsOf({ lead, told }: Pick<Story, "lead" | "told">): string[] {
  return [lead.claim ?? "", ...told.map(({ text }) => text)].flatMap((text) => deedQuestion(text) ?? [])
}

function changeQuestions({ topic, hasArticle, direction, isTime }: NonNullable<Story["change"]>): string[] {
  const head = topic.split(/\s+/).at(-1) ?? ""
  if (isOtherPerson(head) || head === "pts") return []
  if (!measured.test(topic)) return []
  if (direction === "down" && wanted.test(topic)) return []
  // Not every count is one that people want to increase: "books".
  if (direction === "up" && !hasArticle && /^\S+s$/.test(topic) && !wanted.test(topic)) return []
  const isPlural = !hasArticle && /s$/.test(topic)
  const yours = isPlural ? topic : `your ${topic}`
  const where = isPlural ? " where you work" : ""
  if (direction === "up") return [`What has helped ${yours} go up${where}?`]
  return [isTime ? `What has made ${yours} faster${where}?` : `What has brought ${yours} down${where}?`]
}
