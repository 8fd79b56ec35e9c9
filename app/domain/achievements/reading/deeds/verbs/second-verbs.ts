import { isFirstPerson } from "../../../../language/talk/clauses/talk-clause"
import type { Told } from "../../../../language/talk/moods/moods"
import type { Talk } from "../../../../language/talk/read-talk"
import { textOf } from "../../../../language/talk/spelling/reading-copy"
import { formsOfVerb } from "../../../../language/talk/word-classes/word-class"
import { tellsDeed } from "./verbs-of-state"

/** "I do a walk round every night and fix things": in a line, a second present verb agrees with the first. */
export function agreeing(talk: Talk, { verb, last }: Told, text: string, form: "third" | "past" = "third"): string {
  const isSecond = (joint: string, lower: string) =>
    talk.words.some(
      (word, at) =>
        at > verb &&
        at < last &&
        word.lower === lower &&
        talk.classes[at] === "base" &&
        // "asked them to count in and count out": a second infinitive.
        !talk.words
          .slice(verb + 1, at)
          .some(({ lower: to }, nth) => to === "to" && talk.classes[verb + 2 + nth] === "base") &&
        talk.words[at - 1]?.lower === joint,
    )
  return text.replace(/\b(and|then) (\p{Ll}+)\b/gu, (all, joint: string, lower: string) =>
    isSecond(joint, lower) ? `${joint} ${formsOfVerb(lower, "base")[form]}` : all,
  )
}

/** "hired | and trained 12 temps", "planned, built | and ran a stall": verbs that share the object of the last one. */
export function withFirstVerbs(talk: Talk, { subject, lead, sentence, verb }: Told, at: number, text: string): string {
  const { words, classes, clauses } = talk
  if (subject !== null || lead !== "and" || classes[verb] !== "past") return text
  const verbs: string[] = []
  for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
    const before = clauses[back]
    if (before?.sentence !== sentence || before.mood !== "done" || !isFirstPerson(before.actor)) break
    const isAlone =
      before.last - before.verb === 1 ||
      (before.last - before.verb === 2 && /^(?:up|out|off|down)$/.test(words[before.verb + 1]?.lower ?? ""))
    const lower = words[before.verb]?.lower ?? ""
    if (!isAlone || classes[before.verb] !== "past" || !tellsDeed(talk, before, before.verb, lower)) break
    if (back < at - 1 && before.subject === null && !/^[,\n.!?;]$/.test(before.mark)) break
    verbs.unshift(textOf(words.slice(before.verb, before.last)).toLowerCase())
  }
  if (verbs.length === 0) return text
  return verbs.length === 1 ? `${verbs[0]} and ${text}` : `${verbs.join(", ")}, and ${text}`
}
