import type { Amount } from "../../../language/talk/amounts/quantities"
import { lowerText, type Told } from "../../../language/talk/moods/moods"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { textOf } from "../../../language/talk/spelling/reading-copy"
import { isLabel } from "../amounts/measures"
import type { Choose, Draft } from "../facts/draft"
import type { Facts } from "../facts/facts"
import { hasForm, maxWords } from "../lines/form-of-line"
import { countWords } from "../phrases/closed"
import { finished } from "../phrases/wording"
import { ownFigures } from "./own-figures"
import { holds } from "./stretches"

/** The maximum ratio of two levels of one thing. */
const maxTimes = 60
/** The same for a time whose unit appears only once. */
const maxTimesOfTime = 12

const time =
  "(?:last (?:year|month|week|quarter|season|term|time|summer|winter|spring|autumn|christmas|easter)|(?:the|this) (?:year|month|week|quarter|season|term|time) (?:before|last year))"
const lastTime = new RegExp(
  `^(?:and |but |where )?(?:compared (?:to|with) )?(${time})(?: (?:in|for|with) [^,]{1,24}?)?(?: (?:it|we|there|they|i) (?:was|were|had|made|did|got|took|sold))?$`,
)

/** "it was 7 last time", "against 49 the year before" */
const isOfIt =
  /^(?:(?:and |but )?(?:it|there|we|they) (?:was|were|had|took|made|did)|(?:against|versus|vs|up from|down from))$/
/** "and in the year | before that it was" */
const yearBefore =
  /^(?:and |but )?(?:in )?(the (?:year|month|week|quarter|season|term) before)(?: that)? (?:it|there|we|they) (?:was|were|had)$/
const isTime = new RegExp(`^${time}$`)

/** "…, we took £850. Last year it was 500": a line that ends with a figure gets the one of the time before. */
export function withLevelLastTime({ talk }: Facts, line: Draft, choose: Choose): Draft {
  const at = Math.max(...line.clauses)
  const now = talk.clauses[at]
  if (!now || line.change || / (?:from|compared|previously) | (?:before|last \w+)\)\.$/.test(line.text)) return line
  const told = toldLast(talk, at)
  if (!told) return line
  const level = ownFigures(talk, now.first, now.last).at(-1)
  const digits = talk.words.slice(level?.first, level?.last).find(({ kind }) => kind === "number")
  if (!level || !digits || !isOfOneKind(level, told, digits.text) || !holds(line.text, digits.text)) return line
  const start = line.text.replace(/\.$/, "")
  const { figure, which } = told
  const forms = [`${start}, compared with ${figure} ${which}`, `${start}, ${which} ${figure}`].flatMap(
    (form): Draft[] => {
      const text = finished(form)
      const isFit = countWords(text) <= maxWords && hasForm(text)
      return isFit ? [{ ...line, text, figures: line.figures + 1, clauses: [...line.clauses, ...told.clauses] }] : []
    },
  )
  return choose(forms) ?? line
}

/** Both have one unit, or the earlier one is a number of the same size. */
function isOfOneKind(now: Amount, { amount: before, isBare }: LastTime, digits: string): boolean {
  const isSame = now.unit === before.unit
  const isTime = /^(?:second|month)$/.test(now.unit)
  if (!isSame && !(isBare && before.unit === "count")) return false
  const level = isSame || /^[A-Z]{3}$/.test(now.unit) ? now.value : Number(digits.replaceAll(",", ""))
  const [small, large] = [Math.min(level, before.value), Math.max(level, before.value)]
  const most = isTime && !isSame ? maxTimesOfTime : maxTimes
  return small !== large && ((isTime && isSame) || (small > 0 && large / small <= most))
}

interface LastTime {
  figure: string
  which: string
  amount: Amount
  /** The figure has no noun. */
  isBare: boolean
  clauses: number[]
}

/** "last year 19", "last year | it was 1,400": the figure of the time before, right after a clause. */
function toldLast(talk: Talk, at: number): LastTime | null {
  const [now, next, more] = talk.clauses.slice(at, at + 3)
  if (!now || !next || next.sentence - now.sentence > 1) return null
  const isSplit = next.verb < 0 && more?.mark === "" && more.sentence === next.sentence && more.verb >= 0
  const last = isSplit && levelsIn(talk, next.first, next.last).length === 0 ? more : next
  if (!/^(?:done|chatter)$/.test(last.mood)) return null
  const [amount, ...others] = levelsIn(talk, next.first, last.last)
  if (!amount || others.length > 0) return null
  const rounded = /^(?:about|around|only|just|nearly|over)$/.test(talk.words[amount.first - 1]?.lower ?? "")
  const start = rounded ? amount.first - 1 : amount.first
  const behind = lowerText(talk.words, { first: amount.last, last: last.last })
  if (last === next && isOfIt.test(lowerText(talk.words, { first: next.first, last: start })) && isTime.test(behind))
    return {
      figure: textOf(talk.words.slice(start, amount.last)),
      which: behind,
      amount,
      isBare: true,
      clauses: [at + 1],
    }
  const opening = lowerText(talk.words, { first: next.first, last: start })
  const [, which = ""] = lastTime.exec(opening) ?? yearBefore.exec(opening) ?? []
  if (!which || last.last - amount.last > 2 || !isNounBehind(talk, amount, last)) return null
  const figure = textOf(talk.words.slice(start, last.last))
  const isBare = last.last === amount.last
  return { figure, which, amount, isBare, clauses: last === next ? [at + 1] : [at + 1, at + 2] }
}

/** The figures of a range without labels ("year 4"), unlike "last year 19". */
const levelsIn = (talk: Talk, from: number, to: number) =>
  figuresIn(talk, from, to).filter(
    ({ first }) => !isLabel(talk, first) || /^(?:last|previous)$/.test(talk.words[first - 2]?.lower ?? ""),
  )

/** Nothing but the counted noun after the figure. */
const isNounBehind = ({ classes }: Talk, { last: behind }: Amount, { last }: Told) =>
  classes.slice(behind, last).every((one) => one === "noun" || one === "adjective")
