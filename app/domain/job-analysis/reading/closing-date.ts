import { monthNumber } from "../../language/months"
import { closes, countsAhead } from "./closing-words"

const abroad: Record<string, number> = {
  enero: 1,
  febrero: 2,
  marzo: 3,
  abril: 4,
  mayo: 5,
  junio: 6,
  julio: 7,
  agosto: 8,
  septiembre: 9,
  octubre: 10,
  noviembre: 11,
  diciembre: 12,
  januar: 1,
  februar: 2,
  märz: 3,
  mai: 5,
  juni: 6,
  juli: 7,
  oktober: 10,
  dezember: 12,
  janvier: 1,
  février: 2,
  mars: 3,
  avril: 4,
  juin: 6,
  juillet: 7,
  août: 8,
  septembre: 9,
  octobre: 10,
  novembre: 11,
  décembre: 12,
  gennaio: 1,
  febbraio: 2,
  aprile: 4,
  maggio: 5,
  giugno: 6,
  luglio: 7,
  settembre: 9,
  ottobre: 10,
  dicembre: 12,
  janeiro: 1,
  fevereiro: 2,
  março: 3,
  maio: 5,
  junho: 6,
  julho: 7,
  setembro: 9,
  outubro: 10,
  novembro: 11,
  dezembro: 12,
  januari: 1,
  februari: 2,
  maart: 3,
  mei: 5,
  augustus: 8,
}
const days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
const signs = new RegExp(`${closes.source}|${countsAhead.source}`, "i")

/** Phrases before the closing date, in any sentence about applying. */
const limit =
  /(?<!\p{L})(?:by|before|until|till|through|(?:no|not) later than|bis(?: zum| spätestens)?|spätestens(?: am)?|avant le|jusqu['’]au|hasta el|antes del|uiterlijk(?: op)?|vóór|voor|tot|entro il|até)\s+/giu
const asksToApply =
  /\bappl(?:y|ying|ications?)\b|\b(?:send|submit|text|call|ring|e-?mail|reply|message|whatsapp|register|interested|resume|résumé|cvs?|hear from you)\b|@|bewerb|postul|candidat|inscri|sollicit|reageer|envía/i
/** The end of a contract or the date of a check is not a closing date. */
const ofTheJob =
  /fixed[- ]term|contract|temporary|maternity|secondment|befristet|\bCDD\b|duration|interview|start date/i

/** "Only candidates who can join within 30 days" */
const ofStart =
  /\b(?:join|start|onboard\w*|notice period|available|heard? (?:back )?from us|reply to you|aim to|finish|decide)\b[^.]{0,30}$/i

/** Characters of a text that are searched. */
const maxRead = 3000

interface Day {
  at: number
  iso: string
}

/** The closing date for applications, if the posting states one: YYYY-MM-DD. */
export function closingDateOf(texts: string[], today: Date, isMonthFirst: boolean): string | null {
  let ahead: string | null = null
  for (let at = 0; at < texts.length; at++) {
    const text = (texts[at] ?? "").slice(0, maxRead)
    const sign = signs.exec(text)
    if (!sign) continue
    const rest = text.slice(sign.index, sign.index + 200)
    const follows = text.trim().length < 30 ? ` ${(texts[at + 1] ?? "").slice(0, 80)}` : ""
    const day = firstDay(rest + follows, today, isMonthFirst)
    if (day) return day
    // "Expires in 9 days" is relative to the day of reading, so an explicit date further down takes precedence.
    const isClosing = closes.test(text) || isAboutApplying(texts, at)
    if (isClosing && !ofStart.test(text.slice(0, sign.index))) ahead ??= relativeDay(rest, today)
  }
  return ahead ?? lastDay(texts, today, isMonthFirst)
}

const counts = ["one", "two", "three", "four", "five", "six"]

/** "In two weeks", "by tomorrow", "by the end of the month": relative to the day of reading. */
function relativeDay(text: string, today: Date): string | null {
  const [, count = "", unit = ""] = /\b(?:in|within) (\d{1,2}|\p{L}{3,5}) (day|week)s?\b/iu.exec(text) ?? []
  const many = Number(count) || counts.indexOf(count.toLowerCase()) + 1
  if (many > 0) return plus(today, unit.toLowerCase() === "week" ? many * 7 : many)
  if (/\bby tomorrow\b/i.test(text)) return plus(today, 1)
  if (!/\bend of (?:the|this) month\b/i.test(text)) return null
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 0)).toISOString().slice(0, 10)
}

/** A text about applying, or one below such a heading. */
const isAboutApplying = (texts: string[], at: number) =>
  asksToApply.test((texts[at] ?? "").slice(0, maxRead)) || asksToApply.test((texts[at - 1] ?? "").slice(0, 80))

/** "With a CV by Friday the 18th of September" */
function lastDay(texts: string[], today: Date, isMonthFirst: boolean): string | null {
  for (const [at, given] of texts.entries()) {
    const text = given.slice(0, maxRead)
    if (!isAboutApplying(texts, at)) continue
    for (const sign of text.matchAll(limit)) {
      if (ofTheJob.test(text.slice(Math.max(0, sign.index - 60), sign.index))) continue
      const day = firstDay(text.slice(sign.index, sign.index + 60).replace(/[;!?].*$/s, ""), today, isMonthFirst)
      if (day) return day
    }
  }
  return null
}

function firstDay(text: string, today: Date, isMonthFirst: boolean): string | null {
  const found: Day[] = []
  const add = (at: number, year: string | undefined, month: number, day: number) => {
    const iso = isoOf(year, month, day, today)
    if (iso) found.push({ at, iso })
  }
  for (const one of text.matchAll(/\b(\d{4})-(\d{2})-(\d{2})\b/g))
    add(one.index, one[1], Number(one[2]), Number(one[3]))
  for (const one of text.matchAll(/\b(\d{1,2})(?:[/.]|-(?=\d{1,2}-20))(\d{1,2})[/.-](\d{4}|\d{2})\b/g)) {
    const [a, b] = [Number(one[1]), Number(one[2])]
    const monthFirst = b > 12 || (isMonthFirst && a <= 12)
    add(one.index, one[3], monthFirst ? a : b, monthFirst ? b : a)
  }
  for (const one of text.matchAll(
    /\b(\d{1,2})(?:st|nd|rd|th|er|\.)?\s+(?:of |de )?(\p{L}{3,12})\.?(?:,?\s+(?:de )?(20\d{2}))?/giu,
  ))
    add(one.index, one[3], monthOf(one[2] ?? ""), Number(one[1]))
  for (const one of text.matchAll(
    /\b(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?\b(?!\s*(?:am|pm|:))(?:,?\s+(20\d{2}))?/giu,
  ))
    add(one.index, one[3], monthOf(one[1] ?? ""), Number(one[2]))
  // "Before Friday 18/12", "bis 20.12."
  for (const one of text.matchAll(
    /(?:day|[Bb]y|[Bb]efore|[Uu]ntil|[Bb]is(?: zum)?|avant le|antes del|closing|closes|deadline|date)\s*:?\s+(\d{1,2})[/.](\d{1,2})(?![\d/%]|\.\d)/gu,
  )) {
    const [a, b] = [Number(one[1]), Number(one[2])]
    const monthFirst = b > 12 || (isMonthFirst && a <= 12)
    if (found.length === 0) add(one.index, undefined, monthFirst ? a : b, monthFirst ? b : a)
  }
  const weekday = /\b(?:this|by|on|next|before)\s+(?:next )?(sun|mon|tue|wed|thu|fri|sat)\w*day\b/i.exec(text)
  if (weekday && found.length === 0) {
    const ahead = (days.indexOf((weekday[1] ?? "").toLowerCase()) - today.getUTCDay() + 7) % 7
    found.push({ at: weekday.index, iso: plus(today, ahead || 7) })
  }
  found.sort((a, b) => a.at - b.at)
  // "06/02/2026 to 06/16/2026": the end of a range is the closing date.
  const [first, second] = found
  const isSpan = first && second && /^[\d/.\s-]{6,12}(?:to|-|–|until)\s+$/.test(text.slice(first.at, second.at))
  return (isSpan ? second : first)?.iso ?? null
}

function monthOf(word: string): number {
  const lower = word.toLowerCase()
  return (
    abroad[lower] ??
    (/^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?$/.test(
      lower,
    )
      ? monthNumber(lower)
      : 0)
  )
}

/** A date without a year is the next such date; null for a date that does not exist. */
function isoOf(year: string | undefined, month: number, day: number, today: Date): string | null {
  const write = (full: number) => {
    const date = new Date(Date.UTC(full, month - 1, day))
    return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.toISOString().slice(0, 10) : null
  }
  if (year) return write(year.length === 2 ? 2000 + Number(year) : Number(year))
  const here = write(today.getUTCFullYear())
  return here && here >= today.toISOString().slice(0, 10) ? here : write(today.getUTCFullYear() + 1)
}

const plus = (today: Date, ahead: number) => new Date(today.getTime() + ahead * 86_400_000).toISOString().slice(0, 10)
