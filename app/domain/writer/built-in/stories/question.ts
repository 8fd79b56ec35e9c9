import { isOtherPerson } from "../../../language/people"
import type { Change } from "./change"
import { deedQuestion } from "./deed-question"
import { objectOf } from "./object"
import type { Story } from "./story"

/** Things that somebody fills with something: a reader can be asked what belongs in them. */
const writings =
  /\b(?:booklet|form|guide|playbook|template|checklist|glossary|dashboard|handout|spreadsheet|welcome pack)s?$/i

/** A question to whoever reads, by what was done. None names a tool, a number or how the person fared. */
const byDeed: [RegExp, string][] = [
  [
    /^(?:Train|Taught|Teach|Mentor|Coach|Supervis|Tutor|Showed|Walked|Accompanied)/,
    "What helped you most when you were new to the job?",
  ],
  [
    /^(?:Called|Phoned|Rang|Emailed|Wrote to|Asked|Sat|Interview|Survey|Visited|Persuaded|Drove)/,
    "When did you last ask people one by one?",
  ],
  [
    /^(?:Found|Noticed|Spotted|Caught|Discovered|Traced|Matched|Checked|Measured|Recorded|Tested|Read|Repeated|Audited|Took|Tracked|Counted)/,
    "What do you check that nobody asks you to check?",
  ],
  [/^(?:Renegotiat|Negotiat)/, "When did you last ask for better terms?"],
  [/^(?:Hired|Recruit)/, "What makes you say yes to a job?"],
  [
    /^(?:Changed|Moved|Split|Reorgani|Cut|Reduced|Stopped|Switched|Put|Replaced|Cached|Rebuilt|Reworked|Rewrote|Redesigned|Shortened|Simplified|Saved|Let)/,
    "What small change made the biggest difference where you work?",
  ],
  [
    /^(?:Organi|Coordinat|Managed|Plann|Rebook|Hosted|Finish|Handed|Delivered|Shipped|Launched|Vaccinated)/,
    "What do you plan first when there is little time?",
  ],
  [/^(?:Gave|Present|Spoke|Did a small teaching)/, "What makes you remember a talk a week later?"],
  [/^(?:Fixed|Repaired|Solved|Restored|Added|Took heap)/, "What is the oddest fault you have had to find?"],
  [/^(?:Started|Set|Founded|Introduced|Implement)/, "What small change made the biggest difference where you work?"],
  [
    /^(?:Translat|Wrote|Draft|Edit|Assess|Built|Created|Design)/,
    "What do you always do before you hand something over?",
  ],
]

/** Asked of a deed that no other question fits. */
const plain = (object: string | null) =>
  object?.includes(" ")
    ? `How would you go about ${isMany(object) ? "" : "a "}${object}?`.replace(/ a (?=[aeiou])/i, " an ")
    : "What would you have done first?"

const isMany = (thing: string) => /\p{Ll}{2,}(?<!s)s$/u.test(thing)

/** Where people come together again and again, or once to learn. */
const gatherings: [RegExp, (what: string) => string][] = [
  [/\b(club|reading group|newsletter|podcast)\b/i, (what) => `What would bring you back to a ${what} every week?`],
  [
    /\b(workshop|course|training|class|session|webinar|seminar)s?\b/i,
    (what) => `What makes a ${what} worth your time?`,
  ],
]

function gatheringQuestions(bullet: string): string[] {
  if (!/^(?:With the team, )?(?:Ran|Led|Gave|Held|Taught|Started|Set|Founded|Wrote|Did|Organi)/i.test(bullet)) return []
  return gatherings.flatMap(([named, ask]) => {
    const what = named.exec(bullet.split("; ")[0] ?? "")?.[1]?.toLowerCase()
    return what ? [ask(what === "training" ? "training session" : what)] : []
  })
}

/** The questions that fit a story, the most telling first. */
export function questionsOf({ lead, change }: Pick<Story, "lead" | "change">): string[] {
  const bullet = lead.bullet.replace(/^With the team, ./, (found) => found.slice(-1).toUpperCase())
  const object = objectOf(bullet)?.replace(/ (?:of|for|with) .*/, "")
  const made =
    object &&
    writings.test(object) &&
    /^(?:Made|Wrote|Built|Drafted|Created|Designed|Rebuilt|Did|Set up|Put together)\b/.test(bullet)
  const asked = byDeed.find(([verb]) => verb.test(bullet))?.[1]
  return [
    ...(change ? changeQuestions(change) : []),
    ...(made
      ? [
          `What would you put into ${/^\p{Ll}+s$/u.test(object.split(" ").at(-1) ?? "") ? "" : /^[aeiou]/i.test(object) ? "an " : "a "}${object}?`,
        ]
      : []),
    ...gatheringQuestions(bullet),
    ...(asked ? [asked] : []),
    plain(object || null),
  ]
}

/** Things that somebody counts or measures: a "room" or a "need" is not asked after. */
const measured =
  /(?:(?<!page|house|kid|star|month|year|game|room)s|\b(?:rate|count|time|cost|spend|spending|bill|lag|latency|churn|overtime|waste|traffic|turnover|absence|downtime|backlog|closing|close|reconciliation|pipeline|round|score|attendance|usage|consumption|price|revenue|queue|wait|handover|correspondence|reporting|onboarding|throughput|accuracy|coverage|engagement|reach|retention|conversion|response))$/

/** The direction that people want: nobody is asked how they keep a thing down that should rise. */
const wanted =
  /\b(?:sales|revenue|income|subscribers|customers|members|followers|readers|responses|attendance|houses|orders|students)$/

/** The question that a story with a change answers: "How do you bring late court statements down?" */
export function answeredBy(change: Change): string | null {
  if (changeQuestions(change).length === 0) return null
  const { topic, hasArticle, direction, isTime } = change
  const thing = hasArticle ? `the ${topic}` : topic
  if (direction === "up") return `How do you get ${thing} up?`
  return isTime ? `How do you make ${thing} faster?` : `How do you bring ${thing} down?`
}

/** The last words of a video: whether the viewer would do what was done, else what fits the story. */
export const closingsOf = (story: Story): string[] => [...deedQuestionsOf(story), ...questionsOf(story)]

/** Whether the viewer would do what was done, for each deed of a story that is a choice. */
export function deedQuestionsOf({ lead, told }: Pick<Story, "lead" | "told">): string[] {
  return [lead.claim, ...told.map(({ text }) => text)].flatMap((text) => deedQuestion(text) ?? [])
}

function changeQuestions({ topic, hasArticle, direction, isTime }: NonNullable<Story["change"]>): string[] {
  const head = topic.split(/\s+/).at(-1) ?? ""
  if (isOtherPerson(head) || head === "pts") return []
  if (!measured.test(topic))
    return direction === "down" && topic.includes(" ") ? [`What would you do about ${topic}?`] : []
  if (direction === "down" && wanted.test(topic)) return []
  const isPlural = !hasArticle && /s$/.test(topic)
  const yours = isPlural ? topic : `your ${topic}`
  const where = isPlural ? " where you work" : ""
  if (direction === "up") return [`What has helped ${yours} go up${where}?`]
  return [isTime ? `What has made ${yours} faster${where}?` : `What has brought ${yours} down${where}?`]
}
