import type { DraftSentence } from "../../../../evidence/schema"
import { isByOthers } from "../../../../language/doers/by-others"
import type { Achievement } from "../../../material-schema"
import { shareEvidence } from "../../material/repeats"
import { fitsInText } from "../../wording/fits-in-text"
import { tellsAgain } from "../../wording/tells-again"
import { tellsBefore } from "../course"
import type { Story } from "../story"
import { isOpen } from "./well-formed"

/** The person's sentences around an action, in their original order. */
interface Around {
  /** The situation. */
  settings: DraftSentence[]
  /** Steps that led to the action. */
  steps: DraftSentence[]
  /** A sentence that depends on the action: "They still use it." */
  leaning: DraftSentence[]
  /** Further steps and the outcome. */
  after: DraftSentence[]
}

/**
 * The other sentences of an action's story, without repetitions. A sentence that depends on another only follows that
 * one. If the story does not contain the action itself, only the situation certainly belongs to it.
 */
export function aroundDeed(each: Achievement, all: Achievement[], stories: Story[], said: string[]): Around {
  const told = [each.whole || each.claim, ...each.result]
  const tells = (texts: string[]) => (sentence: DraftSentence) =>
    texts.some((other) => tellsAgain(other, sentence.text))
  const story = stories.find(
    (one) => one.lead === each || (shareEvidence(one.lead, each) && one.told.some(tells([...told, each.bullet]))),
  )
  const around: Around = { settings: [], steps: [], leaning: [], after: [] }
  if (!story) return around
  // A line may contain more than the text uses, so the line identifies the action only if no sentence does.
  const isDeed = story.told.some(tells(told)) ? tells(told) : tells([...told, each.bullet])
  const isOther = (text: string) => all.some((other) => other !== each && tellsAgain(other.whole || other.claim, text))
  const deedAt = story.told.findIndex(isDeed)
  let before: DraftSentence | undefined
  for (const [at, sentence] of story.told.entries()) {
    const { text } = sentence
    const leansOnTold = at > 0 && before === story.told[at - 1]
    if (isDeed(sentence)) before = sentence
    else if (
      isByOthers(text) ||
      !fitsInText(text) ||
      said.some((other) => tellsAgain(other, text)) ||
      (isOpen(text) && !leansOnTold)
    )
      before = undefined
    else {
      const place = placeOf(text, at < deedAt, at === 0 || at < deedAt, around.after.length === 0)
      const isOwn = place === "settings" || (deedAt >= 0 && !isOther(text))
      before = isOwn ? sentence : undefined
      if (isOwn) around[place].push(sentence)
    }
  }
  return around
}

function placeOf(text: string, isBefore: boolean, isEarly: boolean, isNext: boolean): keyof Around {
  if (isEarly && tellsBefore(text)) return "settings"
  if (isBefore && /^(?:I|We) /.test(text)) return "steps"
  return isNext && isOpen(text) ? "leaning" : "after"
}
