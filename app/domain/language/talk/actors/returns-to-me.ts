import type { TalkClause } from "../clauses/talk-clause"
import type { Word } from "../spelling/reading-copy"
import type { WordClass } from "../word-classes/word-classes"

const asks = /^(?:asked|checked|found|learned|learnt|worked|showed|told|explained|noted|wrote|knew|saw|decided|agreed)$/

/**
 * "I asked the parents what time suited them and moved the club": after a question within a statement, the next verb
 * with its own object is the person's again.
 */
export function withReturnsToMe(
  copy: readonly Word[],
  classes: readonly WordClass[],
  clauses: TalkClause[],
): TalkClause[] {
  return clauses.map((clause, at): TalkClause => {
    const [main, question] = [clauses[at - 2], clauses[at - 1]]
    if (!main || !question || main.sentence !== clause.sentence || main.actor !== "me") return clause
    if (clause.lead !== "and" || clause.subject !== null || clause.actor !== "thing") return clause
    const isAsked =
      asks.test(copy[main.verb]?.lower ?? "") && /^(?:what|how|when|which|where|why|who)$/.test(question.lead)
    const isDeed = classes[clause.verb] === "past" && /^(?:determiner|number)$/.test(classes[clause.verb + 1] ?? "")
    return isAsked && question.mark === "" && isDeed ? { ...clause, actor: "me" } : clause
  })
}
