import { figuresIn } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { plainDeed } from "../deeds/plain-deed"
import type { Draft } from "../facts/draft"
import type { Facts } from "../facts/facts"
import { finished } from "../phrases/wording"

/** The measures of how well somebody works, which need no action beside them. */
const measure = /^(?:rate|accuracy|score|average|rating|ratio|uptime|percentage|attendance)$/

/** "my first go cannulation rate is 91%", without an action: the person's own level, with a figure. */
export function ownLevel({ talk, changes }: Facts): Draft[] {
  const { words, classes, clauses } = talk
  return clauses.flatMap((clause, at): Draft[] => {
    const { subject, verb, last, mood } = clause
    if (!subject || !/^(?:done|ongoing)$/.test(mood) || words[subject[0]]?.lower !== "my") return []
    const named = words.slice(subject[0] + 1, subject[1])
    const isOwn = named.length >= 2 && named.length <= 5 && measure.test(named.at(-1)?.lower ?? "")
    const start = words[verb + 1]?.lower === "at" ? verb + 2 : verb + 1
    const isStand =
      classes[verb] === "be" || (start > verb + 1 && /^(?:sits|stands|sat|stood)$/.test(words[verb]?.lower ?? ""))
    const [amount, more] = figuresIn(talk, verb + 1, last)
    const isLevel =
      amount && !more && amount.first === start && amount.last === last && /^(?:%|count)$/.test(amount.unit)
    const isOfChange = changes.some(({ clause: to, firstClause }) => to === at || firstClause === at)
    const isNamed = named.every(({ lower }) => !/['’]/.test(lower) && lower !== "of")
    if (!isOwn || !isStand || !isLevel || isOfChange || !isNamed) return []
    const isPast = /^(?:was|were|sat|stood)$/.test(words[verb]?.lower ?? "")
    const article = /^[aeiou]/i.test(named[0]?.text ?? "") ? "an" : "a"
    const text = `${isPast ? "had" : "has"} ${article} ${textOf(named)} of ${textOf(words.slice(start, last))}`
    const deed = plainDeed(at, text, { verb: "had", figures: 1, ongoing: !isPast })
    return [{ text: finished(text), deed, change: null, outcome: null, figures: 1, clauses: [at] }]
  })
}
