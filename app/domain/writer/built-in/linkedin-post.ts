import type { Part } from "../../document/document-part"
import { readInstructions } from "../instructions"
import type { Material } from "../material-schema"
import { writingRules } from "../rules"
import type { Writing, WritingRequest } from "../writer"
import { connective, paragraph, wordsIn } from "./compose"
import { storyAdvice } from "./stories/advice"
import { hashtagsOf } from "./stories/hashtags"
import { questionsOf } from "./stories/question"
import { type Story, storiesOf } from "./stories/story"

/** A post with one idea: the strongest line, what happened, what the person learned, a question about the deed. */
export function writeLinkedinPost(request: WritingRequest, material: Material): Writing {
  const [story] = storiesOf(request, material, 1)
  const most = Math.min(
    readInstructions(request.customPrompt).words ?? Number.POSITIVE_INFINITY,
    writingRules.linkedin_post.maxWords,
  )
  return {
    title: "LinkedIn post",
    body: { parts: story ? postOf(story, material, most, questionsOf(story)[0]) : [] },
    advice: storyAdvice(material, story ? [story] : [], 1),
  }
}

/** A story as a post; of what happened, the last sentences go first where it is to be short. */
export function postOf(story: Story, material: Material, mostWords: number, question = ""): Part[] {
  const tags = hashtagsOf([story], material)
  const parts = (told: Story["prose"]) =>
    [[story.hook], told, story.lesson ? [story.lesson] : [], question ? [connective(question)] : [], tags]
      .filter(({ length }) => length > 0)
      .map((sentences) => paragraph(...sentences))
  const told = [...story.prose]
  while (told.length > 0 && wordsIn(parts(told)) > mostWords) told.pop()
  return parts(told)
}
