import type { Talk } from "../../../language/talk/read-talk"

/** True if an amount's clause, or the phrase that opens it, names a month or a year. */
export function dated(talk: Talk, { clause }: { clause: number }): boolean {
  const { first: own = 0, last = 0, sentence } = talk.clauses[clause] ?? {}
  const before = talk.clauses[clause - 1]
  const first =
    before && before.sentence === sentence && before.verb < 0 && before.last - before.first <= 5 ? before.first : own
  const isDate = /^(?:month-name|month-of-year|year|quarter-name|quarter-of-year)$/
  return (
    talk.amounts.some((amount) => isDate.test(amount.unit) && amount.first >= first && amount.first < last) ||
    talk.words.slice(first, last).some(({ lower }) => seasons.test(lower))
  )
}

const seasons = /^(?:spring|summer|autumn|winter|easter|christmas)$/
