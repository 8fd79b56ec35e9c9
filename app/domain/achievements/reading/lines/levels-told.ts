import { isFirstPerson } from "../../../language/talk/clauses/talk-clause"
import type { Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import type { Change } from "../amounts/changes"
import type { Deed } from "../deeds/deeds"
import { listed } from "../facts/attach"
import type { Facts } from "../facts/facts"

/** "CI was 38 minutes, now 11": two levels without a verb of change. */
export function stood({ talk }: Facts, { topic, fromText, toText, clause, firstClause }: Change): string | null {
  if (clause === firstClause) return null
  const head = topic.findIndex(({ lower }, at) => at > 0 && /^(?:of|in|for|on|from|per)$/.test(lower))
  const noun = topic.at(head > 0 ? head - 1 : -1)?.lower ?? ""
  const are = /[^s]s$/.test(noun) && !/(?:us|is|ss|ics)$/.test(noun)
  const wasTold = /^(?:was|were|had|took|used)$/.test(talk.words[talk.clauses[firstClause]?.verb ?? -1]?.lower ?? "")
  return wasTold ? `${textOf(topic)} ${are ? "were" : "was"} ${fromText}, now ${toText}` : null
}

/** "Got it down to 11 minutes" with "it took 38": the action gives both ends. */
export function reached({ talk }: Facts, deeds: Deed[], change: Change): string | null {
  const { clause, fromText, toText, said } = change
  const last = deeds.at(-1)
  const isOwn = !said && last?.clause === clause && isFirstPerson(talk.clauses[clause]?.actor)
  const end = ` to ${toText}`
  const began = isOwn ? null : levelReached(talk, deeds, change)
  if (began) return began
  if (!isOwn || !last.text.includes(end) || / from /.test(last.text)) return null
  return listed([...deeds.slice(0, -1), { ...last, text: last.text.replace(end, ` from ${fromText}${end}`) }])
}

/** "Got antibiotics in within the hour for 94% of patients" with "it had been 71% before": the former level follows. */
function levelReached({ clauses }: Talk, deeds: Deed[], change: Change): string | null {
  const { from, to, fromText, toText, said } = change
  const last = deeds.at(-1)
  const [first, end] = [clauses[last?.clause ?? -1]?.first, clauses[last?.lastClause ?? -1]?.last]
  if (!last || first === undefined || end === undefined || said) return null
  const isOfDeed = to.first >= first && to.last <= end && (from.first >= end || from.last <= first)
  const noun = change.topic.at(-1)?.lower ?? "\n"
  if (!isOfDeed || !last.text.includes(toText) || !last.text.toLowerCase().includes(noun)) return null
  return `${listed(deeds)}, ${to.value > from.value ? "up" : "down"} from ${fromText}`
}

/** The topic of a change without its article. */
const nameOf = ({ topic }: Change) =>
  textOf(topic)
    .replace(/^(?:the|a|an) /i, "")
    .toLowerCase()

/** "Did it with a triage queue", about a reply time that fell: the action caused the change. */
export function broughtTo(deeds: Deed[], change: Change): string | null {
  const [deed] = deeds
  const [, noun = "", way = ""] = /^did (?:the )?(.+?)( (?:with|by|through) .+)$/.exec(deed?.text ?? "") ?? []
  if (deeds.length !== 1 || change.said || noun.toLowerCase() !== nameOf(change)) return null
  return `brought the ${noun} from ${change.fromText} to ${change.toText}${way}`
}

/** "Automated the report; the report went from …": the object is not repeated. */
export function ofSame(deeds: Deed[], change: Change): string | null {
  const text = listed(deeds)
  const { from, to, fromText, toText, said } = change
  const isNamed =
    deeds.length === 1 &&
    text
      .toLowerCase()
      .split(/ (?:with|by|through|using|from|to|in(?= p?[a-z]+ with)) /)[0]
      ?.endsWith(` ${nameOf(change)}`)
  if (
    !isNamed ||
    / (?:to|from) /.test(fromText) ||
    (said && !said.endsWith(`, now ${toText}`)) ||
    text.includes(fromText) ||
    text.includes(toText)
  )
    return null
  return `${text}, ${to.value > from.value ? "up" : "down"} from ${fromText.replace(/^(?:took|takes|was|were|needed|cost) /, "")} to ${toText}`
}

/** "cut the complaints to 12, last year it was 30": without its earlier level, the change would appear twice. */
export const isLevelOnly = ({ talk }: Facts, { lastClause }: Deed, { firstClause, clause }: Change) =>
  lastClause === firstClause && !/^(?:when|where)$/.test(talk.clauses[clause]?.lead ?? "")
