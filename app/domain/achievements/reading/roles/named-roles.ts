import type { HeldRole } from "../../../career/held-roles"
import { firstClass, isCommon } from "../../../language/talk/word-classes/word-class"
import { meaningsOf } from "../../../language/words/lexicon"
import { words } from "../../../language/words/word-list"
import { doesSameNow, isGoneTo } from "./places-of-work"
import { bare, common, places, wordsOf } from "./role-words"

/** The roles that a range of talk names: by a word that only one employer has, by the title, or by a year. */
export function namedRoles(text: string, roles: HeldRole[]): HeldRole[] {
  const said = new Set(wordsOf(text).map(bare))
  const spoken = new Set(wordsOf(text))
  const isSaid = (word: string) => (places.test(word) ? spoken.has(word) && isGoneTo(text, word) : said.has(word))
  const byEmployer = roles.filter(
    (role) =>
      isAbbreviated(text, role) ||
      employerWords(role, roles).some(
        (word, _, all) =>
          isSaid(word) &&
          !(places.test(word) && doesSameNow(word, role, roles)) &&
          !describes(text, word, role) &&
          (!isOrdinary(word) ||
            (saysPlace(text, word) && (isHead(word, role) || saysCapital(text, word))) ||
            all.some((other) => other !== word && isSaid(other))),
      ),
  )
  const byTitle = roles.filter((role) => titleWords(role, roles).some((word) => saysTitle(text, word, role)))
  const byYear = rolesOfYear(text, roles)
  const found = [byEmployer, byTitle, byYear].filter((named) => named.length > 0)
  if (found.length === 0) return []
  const shared = found.reduce((left, right) => left.filter((role) => right.includes(role)))
  return shared.length > 0 ? shared : (found[0] ?? [])
}

const legalForms = words("ltd limited inc llc llp plc gmbh co company corp corporation group holdings")

/** "the foundry" is short for "Kerr Foundry Ltd"; "the building" is not for "Britton Building Services", whose name goes on. */
function isHead(word: string, { employer }: HeldRole): boolean {
  const named = wordsOf(employer)
  if (named.every((one) => common.has(one) || isOrdinary(bare(one)))) return true
  const behind = named.slice(named.findIndex((one) => bare(one) === word) + 1)
  return behind.every((one) => legalForms.has(one))
}

const saysCapital = (text: string, word: string) =>
  new RegExp(`(?<=[\\p{L}\\d,] )${word[0]?.toUpperCase()}${word.slice(1)}s?\\b`, "u").test(text)

/** "The hosting bill" does not name "Northgate Hosting": an ordinary word as a modifier. */
function describes(text: string, word: string, { employer }: HeldRole): boolean {
  const isName = (one: string) => meaningsOf(one).own.length === 0
  if (places.test(word) || isName(word) || !wordsOf(employer).some(isName)) return false
  const [, next = ""] = new RegExp(`\\b${word}s? (\\p{Ll}{3,})`, "u").exec(text.toLowerCase()) ?? []
  return (
    next !== "" &&
    !places.test(next) &&
    !common.has(next) &&
    firstClass(next) === null &&
    meaningsOf(next).own.length > 0
  )
}

const isOrdinary = (word: string) =>
  !places.test(word) && (/^\d/.test(word) || isCommon(word) || meaningsOf(word).own.length > 0)

/**
 * "at the foundry", "with Harvest": an ordinary word names an employer only after a preposition of place, or with a
 * capital.
 */
function saysPlace(text: string, word: string): boolean {
  const form = `${word}(?:s|'s|’s)?`
  const isThere = new RegExp(
    `\\b(?:at|in|for|from|with|to|joined|left|of) (?:(?:the|my|our|old|st|\\p{L}+ (?:&|and)) )*${form}(?!\\p{L})|^${form}(?:[.,:;]|$)`,
    "iu",
  )
  // "Transport company days, I was the parts guy", "in my foundry days"
  const isTime = new RegExp(`(?:^|\\b(?:my|the|our) )${form}(?: \\p{L}+)? days\\b`, "iu")
  const isName = new RegExp(`(?<=[\\p{L}\\d,] )${word[0]?.toUpperCase()}${word.slice(1)}s?\\b`, "u")
  return isThere.test(text.trim()) || isTime.test(text.trim()) || isName.test(text)
}

/** "on AMU": the initials of words in a role, in capitals. */
function isAbbreviated(text: string, { title, employer }: HeldRole): boolean {
  const initials = (part: string) =>
    wordsOf(part)
      .map((word) => word.charAt(0))
      .join("")
      .toUpperCase()
  const parts = [...title.split(","), ...employer.split(",")].map(initials)
  return (text.match(/(?<=\b(?:at|on|in|for|the) )[A-Z]{3,}\b/g) ?? []).some((short) => parts.includes(short))
}

function employerWords(role: HeldRole, roles: HeldRole[]): string[] {
  const others = new Set(
    roles.filter(({ employer }) => employer !== role.employer).flatMap(({ employer }) => wordsOf(employer).map(bare)),
  )
  const own = wordsOf(role.employer).filter((word) => word.length > 3 && !common.has(word))
  return own.map(bare).filter((word) => !others.has(word))
}

function titleWords(role: HeldRole, roles: HeldRole[]): string[] {
  const others = new Set(roles.filter(({ id }) => id !== role.id).flatMap(({ title }) => wordsOf(title).map(bare)))
  const initials = wordsOf(role.title)
    .map((word) => word.charAt(0))
    .join("")
  const own = wordsOf(role.title)
    .map(bare)
    .filter((word) => word.length > 3 && !common.has(word) && !others.has(word))
  return initials.length > 1 ? [...own, initials] : own
}

/** "as the advisor", "when I was AE", "back on duty": a title counts if the person claims it for that time. */
function saysTitle(text: string, word: string, { title }: HeldRole): boolean {
  const lower = text.toLowerCase()
  if (!lower.includes(word)) return false
  // "two came back as NQSWs": about several other people.
  const plural = wordsOf(title).some((one) => one === `${word}s`) ? "s?" : ""
  return new RegExp(
    `\\b(?:as|when i was|i was|while|was just|back on|back in|back as|during my|during)(?: (?:a|an|the|my|just|still|then))*(?: \\p{L}+)? ${word}(?:er)?${plural}\\b`,
    "u",
  ).test(lower)
}

function rolesOfYear(text: string, roles: HeldRole[]): HeldRole[] {
  const years = [
    ...text.matchAll(
      /(?<!\b(?:since|before|until|till) )(?<!\b(?:screenshots|photos|pictures|files|data|records|figures|version|versions) (?:from|of) )\b(?:19|20)\d\d\b|(?<=\bin )0\d\b/g,
    ),
  ].map(([year]) => (year.length === 2 ? `20${year}` : year))
  const [year] = years
  if (!year) return []
  return roles.filter((role) => role.kind === "work" && runs(role, year))
}

/** Whether a role was held in a year, in a month or on a day, as far as its dates show. */
export function runs(role: HeldRole, moment: string): boolean {
  if (role.start === "") return false
  const end = role.end === "present" ? "9999" : role.end || role.start
  return role.start.slice(0, moment.length) <= moment.slice(0, role.start.length) && end >= moment.slice(0, end.length)
}
