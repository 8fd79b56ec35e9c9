import { canBeFilmed } from "../videos/shots"
import { objectOf } from "./object"

/** Things that are everybody's or nobody's in particular. */
const unasked =
  /^(?:ones?|sets?|copy|copies|numbers?|lots?|lots?|bits?|things?|ways?|parts?|sides?|ends?|days?|weeks?|months?|years?|hours?|minutes?|times?|points?|places?|levels?|cases?|ideas?|lines?|numbers?|pieces?|rows?|nights?|mornings?|people|folks?|girls?|boys?|names?|years|words?|steps?|works?|pages?)$/

/** How the things that sentences name are, or are dealt with, where the viewer works. */
export function objectQuestions(sentences: string[]): string[] {
  const bare = (text: string) =>
    objectOf(text.replace(/ (?:for|with|in|on|from|to|over|by|at|across) .*/, "."))?.replace(/ of .*/, "") ?? ""
  return sentences.flatMap((text) => objectQuestion(bare(text)) ?? [])
}

/** "How do you handle leavers?", "What does your rota look like?"; null for what nobody else has. */
function objectQuestion(object: string): string | null {
  const words = object.split(" ")
  const head = words.at(-1) ?? ""
  if (!object || words.length > 3 || unasked.test(head) || /\d|\p{Lu}\p{Ll}/u.test(object)) return null
  if (/(?<!s|u|i)s$/.test(head)) return `How do you handle ${object}?`
  return canBeFilmed(object) ? `What does your ${object} look like?` : null
}
