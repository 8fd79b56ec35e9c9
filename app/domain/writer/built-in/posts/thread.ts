import { postLimit } from "../../../document/kinds"
import type { DraftSentence } from "../../../evidence/schema"
import { readInstructions } from "../../instructions"
import type { Material } from "../../material-schema"
import type { Writing, WritingRequest } from "../../writer"
import { connective, labeled } from "../compose"
import { storyAdvice } from "../stories/advice"
import { hashtagsOf } from "../stories/hashtags"
import { questionsOf } from "../stories/questions/question"
import { asRead } from "../stories/sequence"
import { askedFor, storiesOf } from "../stories/story"
import { toldOnce } from "../wording/told-once"

export const maxPosts = 9
/** The number of facts from which one story is enough for a thread. */
const enough = 3

/** The question after several stories, about none in particular. */
const ofList = "Which of these would help your team most?"

/** Posts of at most 280 characters, one fact each: the hook, the events, the lesson, the question. */
export function writeThread(request: WritingRequest, material: Material): Writing {
  const stories = askedFor(storiesOf(request, material, 5))
  const { noQuestion, noHashtags } = readInstructions(request.customPrompt)
  const [story] = stories
  if (!story) return { title: "Thread", body: { parts: [] }, advice: storyAdvice(material, [], 1) }
  const isWhole = story.body.length >= enough
  const told = isWhole ? [story] : stories
  const others = isWhole ? [] : stories.slice(1).map(({ hook }) => hook)
  const [first = story.hook, ...lines] = toldOnce([...asRead(story), ...others], ({ text }) => text)
  const lesson = story.lesson ? [story.lesson] : []
  const middle = [...lines, ...lesson].slice(0, maxPosts - 2).map((line) => [line])
  const isList = !isWhole && middle.length >= 2
  const opening = isList ? [connective("More in the thread below.")] : []
  const question = isList ? ofList : (questionsOf(story)[0] ?? "")
  const posts = [
    [first, ...opening],
    ...middle,
    [...(noQuestion ? [] : [connective(question)]), ...(noHashtags ? [] : hashtagsOf(told, material).slice(0, 2))],
  ].filter((post) => post.length > 0 && fits(post))
  return {
    title: "Thread",
    body: { parts: posts.map((sentences, at) => labeled(`${at + 1}/${posts.length}`, ...sentences)) },
    advice: storyAdvice(material, told.slice(0, 1), 1),
  }
}

function fits(sentences: DraftSentence[]): boolean {
  return `${maxPosts}/${maxPosts}: ${sentences.map(({ text }) => text).join(" ")}`.length <= postLimit
}
