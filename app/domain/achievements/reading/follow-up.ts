import type { HeldRole } from "../../career/held-roles"
import { textOf } from "../../language/talk/reading-copy"
import type { FollowUp, ProposedLine } from "../line"
import type { Draft } from "./draft"
import type { Facts } from "./facts"
import { nounPhrase } from "./topics"

/** The one question about what the strongest line lacks; null where it lacks nothing, or there is nothing to ask about. */
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
  if (draft.change) return null
  if (draft.figures === 0)
    return {
      about: "result",
      question: noun
        ? `What changed because of ${noun}? A number helps, even a rough one.`
        : "What changed because of this? A number helps, even a rough one.",
    }
  return draft.outcome ? null : { about: "before", question: "What was it like before, and what came of it?" }
}

function noLine({ deeds, changes }: Facts): FollowUp | null {
  const change = changes[0]
  if (change)
    return {
      about: "share",
      question: `What did you do yourself to bring ${textOf(change.topic)} from ${change.fromText} to ${change.toText}?`,
    }
  return deeds.length > 0 ? { about: "object", question: "What exactly did you do, and what came of it?" } : null
}

function objectOf({ talk }: Facts, { deed }: Draft): string | null {
  const clause = talk.clauses[deed.clause]
  const noun = clause && nounPhrase(talk, clause.verb + 1, clause.last)
  return noun && noun.length <= 5 && !/\d/.test(textOf(noun)) ? textOf(noun) : null
}
