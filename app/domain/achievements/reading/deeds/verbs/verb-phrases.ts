import { namesOccupation } from "../../../../career/headings/role-heading"
import type { Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { formsOfVerb } from "../../../../language/talk/word-classes/word-class"
import { honors } from "./honors"

/** The verb of an action as worded in a line, and the ranges that follow it. */
export interface VerbGroup {
  verb: string
  lower: string
  /** Ranges of the reading copy after the verb, in the line's order. */
  rest: [number, number][]
  ongoing: boolean
}

/**
 * "I was site engineer for the bridge" becomes "worked as site engineer for the bridge", "my part was the drive" "did
 * the drive".
 */
export function asOccupation(talk: Talk, clause: Told, at: number, isPast: boolean): VerbGroup | null {
  const said = talk.words.slice(at, Math.min(at + 5, clause.last)).map((word) => word.lower)
  const end = said.findIndex((lower) => /^(?:for|of|at|in|on|from|with|,)$/.test(lower))
  const head = end < 0 ? said : said.slice(0, end)
  // "when I was assistant manager I set up …": the time of another action. Also "we were …", which is not an
  // occupation.
  const isJob =
    clause.actor === "me" &&
    !honors.test(head[0] ?? "") &&
    !/^(?:when|while)$/.test(clause.lead) &&
    head.length > 0 &&
    talk.classes.slice(at, at + head.length).every((one) => one !== "number") &&
    namesOccupation(head.join(" "))
  return isJob
    ? { verb: isPast ? "worked as" : "works as", lower: "worked", rest: [[at, clause.last]], ongoing: !isPast }
    : null
}

/** "did it by putting all interviews in one day": the means is the action, up to a second one. */
export function wayOf({ words: copy, classes }: Talk, clause: Told, at: number): VerbGroup | null {
  const by = /^(?:mostly|mainly|largely)$/.test(copy[at + 2]?.lower ?? "") ? at + 3 : at + 2
  if (!/^(?:it|this|that)$/.test(copy[at + 1]?.lower ?? "") || copy[by]?.lower !== "by" || classes[by + 1] !== "ing")
    return null
  const lower = copy[by + 1]?.lower ?? ""
  const second = copy.findIndex(
    (word, next) =>
      next > by + 2 && next < clause.last && word.lower === "and" && /ing$/.test(copy[next + 1]?.lower ?? ""),
  )
  return {
    verb: formsOfVerb(lower, "ing").past,
    lower,
    rest: [[by + 2, second < 0 ? clause.last : second]],
    ongoing: false,
  }
}
