import type { Part } from "../../document/document-part"
import type { DraftSentence } from "../../evidence/schema"
import { readInstructions } from "../instructions"
import type { Material } from "../material-schema"
import { countWords, writingRules } from "../rules"
import type { Writing, WritingRequest } from "../writer"
import { carriedBy, type IsCarried } from "./carried-by"
import { connective, paragraph, pick, wordsIn } from "./compose"
import { contentWords, overlap } from "./focus"
import { placedIn } from "./in-its-role"
import { joinedPairs } from "./joined-pairs"
import { storyAdvice } from "./stories/advice"
import { tellsChange } from "./stories/change"
import { tellsBefore } from "./stories/course"
import { hashtagsOf } from "./stories/hashtags"
import { questionsOf } from "./stories/question"
import { asRead } from "./stories/sequence"
import { type Story, storiesOf } from "./stories/story"
import { variedOpenings } from "./varied-openings"

/** A post with one idea: the strongest line, what happened, what the person learned, a question about the deed. */
export function writeLinkedinPost(request: WritingRequest, material: Material): Writing {
  const story = fitForPost(storiesOf(request, material, maxWeighed))
  const { words, noQuestion, noHashtags } = readInstructions(request.customPrompt)
  const most = Math.min(words ?? Number.POSITIVE_INFINITY, writingRules.linkedin_post.maxWords)
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
          })
        : [],
    },
    advice: storyAdvice(material, story ? [story] : [], 1),
  }
}

/** Stories of which one is chosen for a post. */
const maxWeighed = 5
/** Points of strength that a post may lose to tell more. */
const maxLost = 15

/** The story that is asked for, else of those nearly as strong as the best the one that is told most fully. */
export function fitForPost(stories: Story[]): Story | undefined {
  const [best] = stories
  if (!best || best.lead.relevance >= 4) return best
  const near = stories.filter(({ lead }) => lead.quality >= best.lead.quality - maxLost)
  const worth = (story: Story, at: number) => fullness(story) - at * step
  const ranked = near.map((story, at) => ({ story, worth: worth(story, at) }))
  return ranked.sort((a, b) => b.worth - a.worth)[0]?.story ?? best
}

/** Words that a story has to tell more for each that is stronger. */
const step = 6
/** Words beyond which a story is full. */
const full = 70

/** A story of a deed is told fully where it says how things stood and what came of it. */
function fullness({ told, change, lesson }: Story): number {
  const words = countWords([...told, ...(lesson ? [lesson] : [])].map(({ text }) => text).join(" "))
  const stood = told.some(({ text }) => tellsBefore(text)) ? 10 : 0
  return Math.min(words, full) + stood + (change || told.some(({ text }) => /\d/.test(text)) ? 10 : 0)
}

/** The words that lead from a number to the deed: they state nothing, and no cause. */
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
}

/** A story as a post; of what happened, the last sentences go first where it is to be short. */
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
  return parts(told)
}

/** The deed of the post as one that names where it was done: a stranger does not know. Nothing where the post names it. */
function inItsPlace({ lead, hook }: Story, sentences: DraftSentence[], { material, isCarried }: PostAsked) {
  const role = material.roles[lead.role ?? -1]
  const named = role?.company.split(/\s+/).slice(0, 2).join(" ")
  if (!role || (named && sentences.some(({ text }) => text.includes(named))))
    return new Map<DraftSentence, DraftSentence>()
  const words = contentWords(lead.bullet)
  const deed = sentences.find(({ text }) => /^(?:I|We) /.test(text) && overlap(contentWords(text), words) >= 2)
  // Named only in the second deed, the place would seem to be another than that of the first.
  const isSecond =
    deed !== hook && /^(?:I|We) /.test(hook.text) && sentences.indexOf(hook) < sentences.indexOf(deed ?? hook)
  const form = deed && !isSecond && placedIn(deed, role, false, isCarried)
  return new Map<DraftSentence, DraftSentence>(form ? [[deed, form]] : [])
}
