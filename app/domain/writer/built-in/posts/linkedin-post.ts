import type { Part } from "../../../document/document-part"
import type { DraftSentence } from "../../../evidence/schema"
import { readInstructions } from "../../instructions"
import { lengthAsked } from "../../length-asked"
import type { Material } from "../../material-schema"
import { countWords, writingRules } from "../../rules"
import type { Writing, WritingRequest } from "../../writer"
import { carriedBy, type IsCarried } from "../carried-by"
import { connective, paragraph, pick, wordsIn } from "../compose"
import { storyAdvice } from "../stories/advice"
import { tellsChange } from "../stories/change"
import { tellsBefore } from "../stories/course"
import { hashtagsOf } from "../stories/hashtags"
import { questionsOf } from "../stories/questions/question"
import { asRead } from "../stories/sequence"
import { type Story, storiesOf } from "../stories/story"
import { isOpen } from "../stories/told/well-formed"
import { contentWords, overlap } from "../wording/focus"
import { placedIn } from "../wording/in-its-role"
import { joinedPairs } from "../wording/joined-pairs"
import { leastOnTopic } from "../wording/topic"
import { variedOpenings } from "../wording/varied-openings"

/** A post about one idea: the strongest line, the events, the person's lesson, a question about the action. */
export function writeLinkedinPost(request: WritingRequest, material: Material): Writing {
  const stories = storiesOf(request, material, maxWeighed, "whole")
  const story = fitForPost(stories)
  const { noQuestion, noHashtags } = readInstructions(request.customPrompt)
  const most = Math.min(
    lengthAsked(request.customPrompt, request.type)?.words ?? Number.POSITIVE_INFINITY,
    writingRules.linkedin_post.maxWords,
  )
  return {
    title: "LinkedIn post",
    body: {
      parts: story
        ? postOf(story, {
            material,
            isCarried: carriedBy(request),
            maxWords: most,
            question: noQuestion ? "" : questionsOf(story)[0],
            noHashtags,
            second: request.isOneOfSeries ? undefined : secondFor(story, stories),
          })
        : [],
    },
    advice: storyAdvice(material, story ? [story] : [], 1),
  }
}

/** The number of stories from which one is selected for a post. */
const maxWeighed = 5
/** The maximum difference in strength at which the more complete story is preferred. */
const maxLost = 15

/** The requested story; else, of those nearly as strong as the best, the most complete. */
export function fitForPost(stories: Story[]): Story | undefined {
  const [best] = stories
  if (!best || best.lead.onTopic >= leastOnTopic || best.lead.relevance >= 4) return best
  const near = stories.filter(({ lead }) => lead.quality >= best.lead.quality - maxLost)
  const worth = (story: Story, at: number) => fullness(story) - at * step
  const ranked = near.map((story, at) => ({ story, worth: worth(story, at) }))
  return ranked.sort((a, b) => b.worth - a.worth)[0]?.story ?? best
}

/** How many more words a weaker story needs for each stronger one that it replaces. */
const step = 6
/** The number of words from which a story counts as full. */
const full = 70

/** How complete a story is: its words up to `full`, with a bonus for a situation and for a figure. */
function fullness({ told, change, lesson }: Story): number {
  const words = countWords([...told, ...(lesson ? [lesson] : [])].map(({ text }) => text).join(" "))
  const stood = told.some(({ text }) => tellsBefore(text)) ? 10 : 0
  return Math.min(words, full) + stood + (change || told.some(({ text }) => /\d/.test(text)) ? 10 : 0)
}

/** A post with fewer words tells a second story, if there is one from the same job. */
const leastWords = 60
const another = "One more from the same job:"

/** The next story of the same role, unless the person asked for the first one. */
const secondFor = (story: Story, stories: Story[]): Story | undefined =>
  story.lead.role === null || story.lead.onTopic >= leastOnTopic
    ? undefined
    : stories.find((each) => each !== story && each.lead.role === story.lead.role && !isOpen(each.hook.text))

/** Words that lead from a figure to the action without making a claim or implying a cause. */
const links = ["Here is the story behind it.", "This is how it went.", "Here is what happened."] as const

const linkTo = ([first]: DraftSentence[], { hook }: Story): DraftSentence[] =>
  first && tellsChange(hook.text) && /^(?:I|We) /.test(first.text) && !/^(?:I|We) /.test(hook.text)
    ? [connective(pick(hook.text, links))]
    : []

interface PostAsked {
  material: Material
  isCarried: IsCarried
  maxWords: number
  question?: string
  noHashtags?: boolean
  second?: Story | undefined
}

/** A story as a post. If it must be short, the last sentences of the events are dropped first. */
export function postOf(story: Story, asked: PostAsked): Part[] {
  const { question = "", maxWords } = asked
  const tags = asked.noHashtags ? [] : hashtagsOf([story], asked.material)
  const sentences = asRead(story)
  const placed = inItsPlace(story, sentences, asked)
  const inPlace = sentences.map((each) => placed.get(each) ?? each)
  const parts = (told: DraftSentence[]) => {
    const [first, ...rest] = told
    const course = [first ? [first] : [], [...linkTo(rest, story), ...joinedPairs(rest, asked.isCarried)]]
    const close = [story.lesson ? [story.lesson] : [], question ? [connective(question)] : [], tags]
    const [opening, ending] = [course, close].map((all) =>
      all.filter(({ length }) => length > 0).map((each) => paragraph(...each)),
    )
    return [...variedOpenings(opening ?? []), ...(ending ?? [])]
  }
  const told = [...inPlace]
  while (told.length > 1 && wordsIn(parts(told)) > maxWords) told.pop()
  const alone = parts(told)
  const others = asked.second ? asRead(asked.second) : []
  if (others.length === 0 || told.length < inPlace.length || wordsIn(alone) >= leastWords) return alone
  const more = paragraph(connective(another), ...joinedPairs(others, asked.isCarried))
  const at = Math.min(2, told.length)
  const both = [...alone.slice(0, at), more, ...alone.slice(at)]
  return wordsIn(both) <= maxWords ? both : alone
}

/**
 * The action of the post in a wording that includes its employer, which a stranger does not know. Nothing if the post
 * names it already.
 */
function inItsPlace({ lead, hook }: Story, sentences: DraftSentence[], { material, isCarried }: PostAsked) {
  const role = material.roles[lead.role ?? -1]
  const named = role?.company.split(/\s+/).slice(0, 2).join(" ")
  if (!role || (named && sentences.some(({ text }) => text.includes(named))))
    return new Map<DraftSentence, DraftSentence>()
  const words = contentWords(lead.bullet)
  const deed = sentences.find(({ text }) => /^(?:I|We) /.test(text) && overlap(contentWords(text), words) >= 2)
  // If only the second action named the employer, it would seem to differ from the first one's.
  const isSecond =
    deed !== hook && /^(?:I|We) /.test(hook.text) && sentences.indexOf(hook) < sentences.indexOf(deed ?? hook)
  const form = deed && !isSecond && placedIn(deed, role, false, isCarried)
  return new Map<DraftSentence, DraftSentence>(form ? [[deed, form]] : [])
}
