import type { Part } from "../../document/document-part"
import type { DraftSentence } from "../../evidence/schema"
import { readInstructions } from "../instructions"
import type { Material } from "../material-schema"
import { writingRules } from "../rules"
import type { Writing, WritingRequest } from "../writer"
import { connective, paragraph, pick, wordsIn } from "./compose"
import { storyAdvice } from "./stories/advice"
import { tellsChange } from "./stories/change"
import { tellsBefore } from "./stories/course"
import { hashtagsOf } from "./stories/hashtags"
import { questionsOf } from "./stories/question"
import { type Story, storiesOf } from "./stories/story"

/** A post with one idea: the strongest line, what happened, what the person learned, a question about the deed. */
export function writeLinkedinPost(request: WritingRequest, material: Material): Writing {
  const story = fitForPost(storiesOf(request, material, maxWeighed))
  const { words, noQuestion, noHashtags } = readInstructions(request.customPrompt)
  const most = Math.min(words ?? Number.POSITIVE_INFINITY, writingRules.linkedin_post.maxWords)
  return {
    title: "LinkedIn post",
    body: {
      parts: story ? postOf(story, noHashtags ? null : material, most, noQuestion ? "" : questionsOf(story)[0]) : [],
    },
    advice: storyAdvice(material, story ? [story] : [], 1),
  }
}

/** Stories of which one is chosen for a post. */
const maxWeighed = 4
/** Points of strength that a post may lose to tell more. */
const maxLost = 15

/** What is asked for, else the best story that tells more than its hook: a lone sentence makes no post. */
export function fitForPost(stories: Story[]): Story | undefined {
  const [best] = stories
  if (!best || best.lead.relevance >= 4) return best
  const isFull = ({ body, lead }: Story) => body.length > 0 && lead.quality >= best.lead.quality - maxLost
  return stories.find(isFull) ?? best
}

/** What leads from a number to what was done: it states nothing, and no cause. */
const links = ["Here is the story behind it.", "This is how it went.", "Here is what happened."] as const

/** A deed with what came of it, and how things stood before: that is told in the order in which it happened. */
const isToldInOrder = ({ hook }: Story, [first]: DraftSentence[]) =>
  first !== undefined && /^(?:I|We) /.test(hook.text) && tellsBefore(first.text)

/** The hook among what else was done, at its place in the course of events. */
function inOrder({ hook, told }: Story, rest: DraftSentence[]): DraftSentence[] {
  const at = told.indexOf(hook)
  const before = rest.filter((each) => told.indexOf(each) >= 0 && told.indexOf(each) < at)
  return [...before, hook, ...rest.filter((each) => !before.includes(each))]
}

const linkTo = ([first]: DraftSentence[], { hook }: Story): DraftSentence[] =>
  first && tellsChange(hook.text) && /^(?:I|We) /.test(first.text) && !/^(?:I|We) /.test(hook.text)
    ? [connective(pick(hook.text, links))]
    : []

/** A story as a post; of what happened, the last sentences go first where it is to be short. */
export function postOf(story: Story, material: Material | null, maxWords: number, question = ""): Part[] {
  const tags = material ? hashtagsOf([story], material) : []
  const parts = (told: Story["prose"]) =>
    [
      ...(isToldInOrder(story, told)
        ? [[told[0]!], inOrder(story, told.slice(1))]
        : [[story.hook], [...linkTo(told, story), ...told]]),
      story.lesson ? [story.lesson] : [],
      question ? [connective(question)] : [],
      tags,
    ]
      .filter(({ length }) => length > 0)
      .map((sentences) => paragraph(...sentences))
  const told = [...story.prose]
  while (told.length > 0 && wordsIn(parts(told)) > maxWords) told.pop()
  return parts(told)
}
