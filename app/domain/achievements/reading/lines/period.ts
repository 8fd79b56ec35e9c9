import type { Talk } from "../../../language/talk/read-talk"
import type { Draft } from "../facts/draft"

/** The local day of an instant in a time zone, as YYYY-MM-DD. */
export function dayIn(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(new Date(moment))
}

/** When an action took place: the year named in its sentence, else the day of capture. */
export function periodOf(talk: Talk, draft: Draft, day: string): { from: string; to: string } {
  const sentence = talk.clauses[draft.deed.clause]?.sentence
  const own = talk.clauses.filter((clause) => clause.sentence === sentence)
  const [first, last] = [own[0]?.first ?? 0, own.at(-1)?.last ?? 0]
  const years = talk.amounts
    .filter(({ unit, first: at }) => unit === "year" && at >= first && at < last)
    .map(({ value }) => value)
    .filter((year) => year > 1950 && year <= Number(day.slice(0, 4)))
  if (years.length === 0) return { from: day, to: day }
  const [from, to] = [Math.min(...years), Math.max(...years)]
  const end = `${to}-12-31`
  return { from: `${from}-01-01`, to: end > day ? day : end }
}
