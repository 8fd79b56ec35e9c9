import * as z from "zod"
import { phrase, type Said, saidWith, worded } from "./phrase"

const word = { word: z.string() }
const words = { words: z.array(z.string()) }
const text = { text: z.string() }
const levels = ["took part", "helped", "did it", "led or managed it", "founded or owned it"]
const level = z
  .number()
  .int()
  .min(0)
  .max(levels.length - 1)

/** Why a sentence about the person is not supported, by what is missing or what contradicts it. */
const reasons = {
  /** Plain text: stored before codes were introduced. */
  text: phrase(text, ({ text }) => text),

  nothing: phrase({}, () => "You have not written anything about this yet."),
  unsaid: phrase(words, ({ words }) => `You wrote something close, but nothing says ${listed(words)}.`),
  unclear: phrase(words, ({ words }) => `You wrote ${listed(words)}, but not clearly about this.`),
  unnamed: phrase(words, ({ words }) => `Nothing you wrote names ${listed(words)} in this context.`),
  partly: phrase({}, () => "You wrote only part of this."),
  apart: phrase({}, () => "Nothing you wrote says that these things belong together."),
  elsewhere: phrase(word, ({ word }) => `You wrote “${word}”, but about something else.`),
  near_elsewhere: phrase(
    { word: z.string(), text: z.string() },
    ({ word, text }) => `You wrote “${text}”, not “${word}”, and about something else.`,
  ),
  not_denied: phrase({}, () => "Nothing you wrote says that this did not happen."),
  not_none: phrase(text, ({ text }) => `You wrote “${text}”, so there were some.`),

  denied: phrase({}, () => "You wrote that this did not happen."),
  planned: phrase({}, () => "You wrote this as a plan or a wish, not as something done."),
  failed: phrase({}, () => "You wrote that this failed or made a loss."),
  goal: phrase({}, () => "You wrote this as a goal, not as something you did."),
  hearsay: phrase({}, () => "You wrote this as something said or thought, not as something done."),
  conditional: phrase({}, () => "You wrote this only under a condition."),
  stops_short: phrase({}, () => "You wrote that it stopped short of this, or covered only part of it."),

  number_absent: phrase(text, ({ text }) => `Nothing you wrote gives “${text}” for this.`),
  number_elsewhere: phrase(text, ({ text }) => `You wrote the number “${text}”, but not clearly for this.`),
  number_other: phrase(text, ({ text }) => `In what you wrote, “${text}” counts something else.`),
  not_led: phrase(
    { text: z.string(), word: z.string() },
    ({ text, word }) => `You wrote “${text}”, but nothing ties it to “${word}”.`,
  ),
  number_reversed: phrase(text, ({ text }) => `In what you wrote, “${text}” goes the other way.`),
  number_derived: phrase(
    text,
    ({ text }) => `“${text}” follows from other numbers, but you did not state it yourself.`,
  ),
  number_wrong: phrase(text, ({ text }) => `“${text}” does not match the numbers you wrote.`),
  less_often: phrase({}, () => "You wrote that this happens less often."),

  name_absent: phrase(text, ({ text }) => `“${text}” is not in anything you wrote.`),
  name_apart: phrase(text, ({ text }) => `You wrote the parts of “${text}”, but not together.`),
  name_other: phrase(text, ({ text }) => `You wrote “${text}” in a different role.`),
  title_lesser: phrase(
    { own: z.string(), text: z.string() },
    ({ own, text }) => `You wrote “${own}”, which is not the same as “${text}”.`,
  ),
  title_not_yours: phrase(word, ({ word }) => `Nothing you wrote calls you “${word}”.`),
  title_of_other: phrase(word, ({ word }) => `In what you wrote, “${word}” is somebody else.`),
  role_absent: phrase({ role: z.string() }, ({ role }) => `Your history has no role “${role}”.`),
  role_other: phrase({ role: z.string() }, ({ role }) => `What you wrote about this was not at “${role}”.`),

  by_other: phrase({}, () => "You wrote that somebody else did this."),
  others_idea: phrase({}, () => "You wrote that this was somebody else's idea or project."),
  of_you: phrase({}, () => "You wrote this about yourself, not about somebody else."),
  together: phrase({}, () => "You wrote that you did this together with others."),
  possession: phrase(word, ({ word }) => `In what you wrote, “${word}” belongs to somebody else.`),
  level: phrase(
    { word: z.string(), stated: level, known: level },
    ({ word, stated, known }) =>
      `${word ? `“${word}”` : "This"} says that you ${levels[stated]}; you wrote that you ${levels[known]}.`,
  ),
  level_absent: phrase(
    { word: z.string(), stated: level },
    ({ word, stated }) => `“${word}” says that you ${levels[stated]}; nothing you wrote says so.`,
  ),
  cause_unsaid: phrase({}, () => "You wrote both, but not that one led to the other."),
  cause_shared: phrase({}, () => "You wrote that something else had a part in this too."),
  cause_other: phrase({}, () => "You wrote that somebody or something else caused this."),
  alone: phrase(word, ({ word }) => `“${word}” says that nobody else was involved; you did not write that.`),

  posting_only: phrase(
    words,
    ({ words }) => `You have not written about ${listed(words)}; only the job posting has it.`,
  ),
  reach: phrase(
    { word: z.string(), claim: z.string() },
    ({ word, claim }) => `“${word}” claims ${claim}. You never wrote that.`,
  ),
  one_only: phrase(word, ({ word }) => `“${word}” says that there were several; you wrote about one.`),
  reach_elsewhere: phrase({}, () => "What you wrote does not reach that far."),

  too_long: phrase(
    { characters: z.number(), words: z.number() },
    ({ characters, words }, locale) =>
      `This sentence is too long to check. Split it: at most ${characters.toLocaleString(locale)} characters and ${words} words.`,
  ),
  too_many_numbers: phrase(
    { most: z.number() },
    ({ most }) => `This sentence has more than ${most} numbers, too many to check together. Split it.`,
  ),
  beyond_check: phrase(
    { most: z.number() },
    ({ most }) => `A text is checked up to its ${most}th sentence. Check the rest separately.`,
  ),
  entered: phrase({}, () => "This was entered by hand and has not been checked."),
}

/** Why a sentence is not supported, as stored. */
export type ClaimReason = Said<typeof reasons>
export const ClaimReason = saidWith(reasons)

/** Words a stored reason; older ones are the plain sentence itself. */
export function wordClaimReason(reason: ClaimReason | { detail: string }, locale?: string): string {
  return "detail" in reason ? reason.detail : worded<string, typeof reasons>(reasons, reason, locale)
}

function listed(words: string[]): string {
  const quoted = words.map((word) => `“${word}”`)
  return quoted.length < 2 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`
}
