import type { HeldRole } from "../../../career/held-roles"
import { figuresIn, verbatimOf } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { nameTag } from "../../../language/talk/word-classes/word-class"
import type { FollowUp, ProposedLine } from "../../line"
import type { Change } from "../amounts/changes"
import type { Deed } from "../deeds/deeds"
import type { Draft } from "../facts/draft"
import type { Facts } from "../facts/facts"
import { isTied } from "../facts/link"
import { definite } from "../phrases/named-again"
import { nounPhrase } from "../phrases/noun-phrase"
import { behindVerb } from "../phrases/topics"
import { inside } from "../phrases/wording"
import { askedAbout, askedBeyond } from "./what-is-missing"

/** The one question about what the strongest line lacks; null if it lacks nothing, or there is nothing to ask about. */
export function followUpOf(facts: Facts, drafts: Draft[], lines: ProposedLine[], roles: HeldRole[]): FollowUp | null {
  const best = lines[0]
  const draft = drafts.find(({ text }) => text === best?.text)
  if (!best || !draft) return noLine(facts)
  const noun = objectOf(facts, draft)
  if (best.role.kind === "ask") {
    const ids = best.role.roleIds
    const names = roles.filter(({ id }) => ids.includes(id)).map(({ title, employer }) => employer || title)
    const [last, ...rest] = [...new Set(names)].reverse()
    if (last && rest.length > 0)
      return { about: "role", question: `Which job was this: ${rest.reverse().join(", ")} or ${last}?` }
    return { about: "role", question: "Which of your jobs was this in?" }
  }
  if (draft.deed.shared)
    return { about: "share", question: "What was your own part in this, and what was your colleagues'?" }
  const loose = draft.change && draft.deed.verb !== "saw" ? null : unexplained(facts)
  if (loose) return loose
  if (draft.change || (draft.outcome && draft.figures > 0) || tellsResult(draft.text)) return null
  const told = askedBeyond(draft.text, noun)
  if (told) return told
  return {
    about: draft.figures === 0 ? "result" : "before",
    question: askedAbout(draft.deed.verb, noun),
  }
}

/** Words of a line that already has a result. */
const results = [
  /\d ?% (?:of|over|above|under|below|ahead of) (?:the )?(?:\p{L}+ )?(?:quota|target|plan|goal|budget)\b/iu,
  /\b(?:all|both|\d+|two|three|four|five|six)(?: of \p{L}+)? (?:passed|qualified|stayed|graduated|(?:got|were) promoted)\b/iu,
  // "4 minutes instead of 11", "down to about 15"
  /\d \S+ instead of \d|\b(?:down|up) (?:from|to|by) (?:about |around )?[£$€]?\d/i,
  // "Coached the apprentice; the apprentice passed first time": the learner's result.
  /[;,.] (?:.{1,40} )?(?:passed|qualified|graduated|(?:was|were|got) promoted)\b| (?:runs|does|works|leads) .{1,40} alone\b/i,
  /\b(?:early|ahead of (?:schedule|time|plan)|under budget|on time|in full|won|renewed)\b|\braised [£$€]?\d/i,
  // "Saved 300 euros a month by switching couriers": the means is stated, too.
  /\b(?:by (?:about |around |over |nearly )?(?:\d|an? (?:third|quarter|half)|half)|saved|saves|saving)\b.* by \S+ing\b/i,
]

const tellsResult = (text: string) => results.some((result) => result.test(text))

/** A measured change without a linked action: the person knows its cause. */
function unexplained({ talk, deeds, changes }: Facts): FollowUp | null {
  const change = changes.find(
    (each) => !each.said && !deeds.some((deed) => tells(deed, each) || isTied(talk, deed, each)),
  )
  return change ? { about: "share", question: howItCame(change) } : null
}

const tells = (deed: Deed, change: Change) => deed.clause <= change.clause && change.clause <= deed.lastClause

const howItCame = ({ topic, fromText, toText }: Change) =>
  `You wrote that ${inside(textOf(topic))} went from ${fromText} to ${toText}. What did you do for that?`

function noLine({ talk, deeds, changes, outcomes }: Facts): FollowUp | null {
  const [change] = changes
  const corrected = talk.clauses.find(({ corrects }) => corrects)?.corrects
  if (corrected) {
    const [wrong, right] = [corrected.wrong, corrected.right].map(({ first, last }) =>
      textOf(talk.words.slice(first, last)),
    )
    return {
      about: "result",
      question: `You wrote ${wrong} and then ${right}. What did you do, told once more with the right figure?`,
    }
  }
  if (change && !change.said) return { about: "share", question: howItCame(change) }
  const [deed] = deeds
  const told = deed && talk.clauses[deed.clause]
  // "I did weekly 1-1s": an action without a result.
  if (deed && told && deed.count >= 3 && told.verb >= 0 && outcomes.length === 0 && changes.length === 0) {
    const last = talk.clauses[deed.lastClause]?.last ?? told.last
    const words = verbatimOf(talk, told.verb, last)
    if (figuresIn(talk, last, talk.words.length).length === 0 && words.length <= 80)
      return { about: "result", question: `You wrote “${words}”. What came of it? A number helps, even a rough one.` }
  }
  return deeds.length > 0 || outcomes.length > 0
    ? { about: "object", question: "What exactly did you do, and what came of it?" }
    : null
}

/** A number with a letter, a particle before a noun, or a noun: not the start of what follows a noun phrase. */
const isWithin = ({ words, classes }: Facts["talk"], at: number) =>
  words[at]?.glued === true ||
  classes[at] === "noun" ||
  (/^(?:up|out|in|on|over|down)$/.test(words[at]?.lower ?? "") && classes[at + 1] === "noun")

/** The object of an action, worded for a question: "the intake form". */
function objectOf({ talk }: Facts, { deed }: Draft): string | null {
  const clause = talk.clauses[deed.clause]
  const noun = clause && nounPhrase(talk, behindVerb(talk, clause), clause.last)
  const end = noun?.findIndex(({ lower }, at) => at > 0 && /^(?:for|in|on|from|with)$/.test(lower)) ?? -1
  // "the charity 10k stall", "the catch up group": the phrase ends inside the noun.
  const behind = noun ? talk.words.findIndex(({ from }) => from > (noun.at(-1)?.from ?? 0)) : -1
  const isCut = end <= 0 && behind > 0 && behind < (clause?.last ?? 0) && isWithin(talk, behind)
  if (isCut) return null
  const named = definite(noun && end > 0 ? noun.slice(0, end) : (noun ?? null))
  const isPerson = named?.[0]?.capital === true && nameTag(named[0].lower) === "person"
  const text = named && (isPerson ? textOf(named) : inside(textOf(named)))
  return text && text.split(" ").length <= 6 ? text : null
}
