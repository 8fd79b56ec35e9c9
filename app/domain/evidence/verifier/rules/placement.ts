import type { NumberMention } from "../../../language/numbers/mention"
import { isPast } from "../../../language/verbs/past-tense"
import { meaningsOf } from "../../../language/words/lexicon"
import { isContent, type Token, tokenize } from "../../../language/words/tokens"
import { credentials } from "../carriage/credentials"
import { doubts, type Finding } from "../finding"
import type { Known, Library } from "../library"
import { isTitle } from "./v3-titles"

/** A role of the person's work history, by its heading. */
interface Role {
  known: Known
  /** The words of its title and employer. */
  names: Set<string>
  /**
   * Words that a heading for it may contain. Includes the lower-case words of the role's line, since people type
   * "devops engineer".
   */
  called: Set<string>
  /** In months since year 0. A missing end is open. */
  from: number
  until: number
  current: boolean
}

/**
 * Placement: a line belongs under the role of its items, determined by their employer, else their dates, else the
 * present role.
 */
export function checkPlacement(role: string, used: Known[], library: Library): Finding[] {
  const roles = rolesOf(library)
  const here = headedBy(role, roles)
  if (!here) return [doubts("V3", { code: "role_absent", role })]
  const agreed = ({ id }: Known) => library.agreedRoles.get(id ?? "")
  const belongs = (known: Known) => {
    const heading = agreed(known)
    return heading === undefined ? fits(known, here, roles) : headedBy(heading, roles) === here
  }
  // A line agreed for this role may also use the bio, which is about the person at any time.
  const isAgreed = used.some((known) => agreed(known) !== undefined && belongs(known))
  const elsewhere = used.filter((known) => !belongs(known) && !(isAgreed && known.field === "bio"))
  if (elsewhere.length === 0) return []
  return [doubts("V3", { code: "role_other", role })]
}

/** Items used in one sentence with a role item must belong to that role, or to one of the roles it names. */
export function agreeOnRole(used: Known[], library: Library): boolean {
  const named = used.filter(({ field }) => field === "role")
  if (named.length === 0) return true
  const roles = rolesOf(library)
  const here = roles.filter(({ known }) => named.includes(known))
  const isUnder = (known: Known, role: Role) => {
    const headings = known.field === "experience" ? library.headings.get(known.text.trim()) : undefined
    return headings ? headings.has(role.known.text.trim()) : fits(known, role, roles)
  }
  return used.every((known) => known.field === "role" || here.some((role) => isUnder(known, role)))
}

const rolesByLibrary = new WeakMap<Library, Role[]>()

/** The roles of a person's work history: from the profile, and from items that open with a role and its dates. */
function rolesOf(library: Library): Role[] {
  const before = rolesByLibrary.get(library)
  if (before) return before
  const roles = library.known.filter((known) => known.id !== null && tellsRole(known)).map(roleOf)
  rolesByLibrary.set(library, roles)
  return roles
}

/** "BI Analyst | Corvo Bank | 2019–2022 | built 14 reports": a capitalized title with a start and end date. */
function tellsRole({ field, tokens, reading }: Known): boolean {
  if (field !== null && field !== "experience") return field === "role"
  const isCalled = tokens
    .slice(0, 12)
    .some((token) => token.capital && (isTitle(token) || meaningsOf(token.lower).person))
  return isCalled && reading().mentions.filter((mention) => mention.first < 20 && monthsOf(mention)).length === 2
}

/** The role that a heading names: by its capitalized words, or by all words, since people type "shop floor lead". */
function headedBy(heading: string, roles: Role[]): Role | null {
  const tokens = tokenize(heading)
  const inCapitals = namesIn(tokens)
  const isTyped =
    tokens.filter((token) => isContent(token) && /^\p{L}{3}/u.test(token.lower) && !token.capital).length > 1
  return (
    (isTyped ? bestOf(roles, new Set(tokens.filter(isContent).map(({ concept }) => concept))) : null) ??
    bestOf(roles, inCapitals)
  )
}

/** The role whose heading matches the most words, including at least the employer's. */
function bestOf(roles: Role[], wanted: ReadonlySet<string>): Role | null {
  const held = (role: Role) => [...wanted].filter((word) => role.called.has(word)).length
  // "Electrician, Ekholm" is not "Foreman Electrician, Ekholm", although that heading contains all of its words.
  if (wanted.size === 0) return null
  const [best] = [...roles].sort((a, b) => held(b) - held(a) || a.names.size - b.names.size)
  return best && held(best) >= wanted.size * 0.7 ? best : null
}

function fits(known: Known, here: Role, roles: Role[]): boolean {
  if (known.id === null) return true
  if (known.field === "role") return known === here.known
  if (/^(?:qualification|skill|title|industry)$/.test(known.field ?? "") || isCredential(known)) return true
  // "Designed impellers" does not name a "Design Engineer".
  const told = namesIn(known.tokens.filter(({ opening, lower }) => !(opening && isPast(lower))))
  const named = roles.filter((role) => [...role.names].some((word) => told.has(word) && ownWord(word, role, roles)))
  if (named.length > 0) return named.includes(here)
  if (known.field === "experience" && isOfOtherPlace(known, here)) return false
  const { mentions, tokens } = known.reading()
  const times = mentions.flatMap((mention) => {
    const span = monthsOf(mention)
    // "in call centres since 2017": until now.
    const isOpen = tokens[mention.first - 1]?.lower === "since"
    return span ? [isOpen ? { ...span, until: Number.POSITIVE_INFINITY } : span] : []
  })
  if (beganAfter(known, here)) return false
  if (times.length > 0) return times.some(({ from, until }) => until >= here.from && from <= here.until)
  // A reflection without a date is about the time it was written, and so about the present role.
  return here.current || known.field !== null || !roles.some(({ current }) => current)
}

/** "Foreman since 2021" does not belong under a role that had ended by then. */
function beganAfter(known: Known, { until }: Role): boolean {
  const { mentions, tokens } = known.reading()
  return mentions.some((mention) => {
    const span = tokens[mention.first - 1]?.lower === "since" ? monthsOf(mention) : null
    return span !== null && span.until >= until
  })
}

/** "MA in Applied Linguistics, University of Wroclaw, 2013". */
function isCredential({ tokens }: Known): boolean {
  return tokens.slice(0, 2).some((token) => token.capital && credentials.test(token.lower))
}

/** "an analytical chemist at Tawe Coatings": names a workplace other than the role's employer. */
function isOfOtherPlace({ tokens }: Known, { names }: Role): boolean {
  const places = tokens.filter(({ capital }, at) => capital && tokens[at - 1]?.lower === "at")
  return places.length > 0 && !places.some(({ concept }) => names.has(concept))
}

/** A word in only one heading: the employer's name, not "teacher" if every role was one. */
function ownWord(word: string, role: Role, roles: Role[]): boolean {
  return roles.every((other) => other === role || !other.names.has(word))
}

function namesIn(tokens: Token[]): Set<string> {
  return new Set(tokens.filter((token) => token.capital && isContent(token)).map((token) => token.concept))
}

function roleOf(known: Known): Role {
  const spans = known.reading().mentions.flatMap((mention) => monthsOf(mention) ?? [])
  const open = /\b(?:since|present|now|today|current|currently)\b/i.test(known.text)
  const until = Math.max(...spans.map((span) => span.until))
  const names = namesIn(known.tokens)
  return {
    known,
    names,
    called: known.field === "role" ? new Set(known.tokens.filter(isContent).map(({ concept }) => concept)) : names,
    from: spans.length > 0 ? Math.min(...spans.map((span) => span.from)) : Number.NEGATIVE_INFINITY,
    until: open || spans.length === 0 ? Number.POSITIVE_INFINITY : until,
    current: open || spans.length === 0,
  }
}

/** The months that a date covers; none for a number that is not a date. */
function monthsOf({ unit, value }: NumberMention): { from: number; until: number } | null {
  if (unit === "year") return { from: value * 12, until: value * 12 + 11 }
  if (unit === "month-of-year") return { from: value, until: value }
  return unit === "quarter-of-year" ? { from: value * 3, until: value * 3 + 2 } : null
}
