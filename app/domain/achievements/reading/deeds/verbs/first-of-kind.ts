import { lowerText, type Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"

/** "had my first solo night in charge of the ward", "did my first audit": a task that somebody was trusted with. */
export function isFirstOfKind({ words, classes }: Talk, { last }: Told, at: number): boolean {
  const verb = words[at]?.lower ?? ""
  const said = lowerText(words, { first: at + 1, last })
  if (!/^(?:had|did)$/.test(verb) || !/^(?:my|our) (?:very )?first \w/.test(said)) return false
  const isNamed =
    classes.slice(at + 3, last).includes("noun") && !/^\w+ first (?:day|week|month|year|time)\b/.test(said)
  return (
    isNamed &&
    (verb === "did" || /\b(?:solo|alone|on my own|by myself|unsupervised|in charge|as (?:the )?lead)\b/.test(said))
  )
}
