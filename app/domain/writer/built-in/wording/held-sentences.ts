import { namesOccupation } from "../../../career/headings/role-heading"
import type { DraftSentence } from "../../../evidence/schema"
import { monthStarts } from "../../../language/months"
import { article } from "../../../language/words/article"
import { meaningsOf } from "../../../language/words/lexicon"
import type { Line, Material } from "../../material-schema"
import { fact, factOr } from "../compose"
import { closedSentence } from "./first-person"
import { lowered } from "./wording"

/** Nouns for a credential that people hold, which take an article. */
const paperNoun =
  /\b(?:licen[cs]e|certificate|card|diploma|degree|bachelor|master|ticket|permit|qualification|pgce|mba|n[pv]q|hnc|hnd|svq|btec|doctorate)\b/i
/** "ALS certified 2025": a property of the person, not something they hold. */
const isState = /^\S+(?: \S+){0,3}? (?:certified|registered|qualified|licensed|accredited|trained)\b/i
const month = `(?:(?:${monthStarts})[a-z]*\\.? )?`
const year = new RegExp(
  `(?<!\\b(?:in|since|from|until|to|renewed|expires?|expiring|issued|valid)(?: (?:${monthStarts})[a-z]*\\.?)?)(?:, |\\s)\\(?(${month}(?:19|20)\\d\\d)\\)?$`,
  "i",
)

/** "NMC PIN: 15I2345E", "Registration No. 4471": the number of a credential, which no sentence mentions. */
export const isNumber = ({ text }: Pick<Line, "text">) =>
  /^[\p{L} ]{0,40}\b(?:pin|no|nr|number|ref|id)\b\.?\s*[:#]?\s*[\p{L}\d/-]*\d[\p{L}\d/-]*\.?$/iu.test(text.trim())

/** A certificate, license or registration as a sentence: "I hold a full UK driving license." */
export function paperSentence({ text, evidenceIds }: Line): DraftSentence {
  const said = text.trim().replace(/\.$/, "")
  const registered = registration(said)
  if (registered) return fact(closedSentence(`I am ${registered}`), evidenceIds)
  if (/^(?:I|My)\b/.test(said)) return fact(closedSentence(said), evidenceIds)
  const [, current] = /^(.{3,60}?),? (?:is )?current$/i.exec(said) ?? []
  if (current !== undefined) return fact(`My ${inSentence(current)} is current.`, evidenceIds)
  // "Gas Safe registered from 2010"
  const [, state = "", began = ""] = isState.test(said)
    ? (/^(.{3,80}?),? (?:from|since) (\S.{2,20})$/.exec(said) ?? [])
    : []
  if (state) return factOr(`I have been ${state} since ${began}.`, evidenceIds, fact(`I am ${said}.`, evidenceIds))
  const [, short = "", long = ""] = /^(\p{Lu}{2,7})\s+[–—-]\s+(.{8,90})$/u.exec(said) ?? []
  if (short && isRank(long))
    return fact(closedSentence(`I am ${article(long)} ${rankOf(long)} (${short})`), evidenceIds)
  if (isRank(said)) return fact(closedSentence(`I am ${article(said)} ${dated(said)}`), evidenceIds)
  if (isState.test(said)) return fact(closedSentence(`I am ${dated(said)}`), evidenceIds)
  if (isCourse.test(said)) return fact(closedSentence(`I have completed ${dated(inSentence(said))}`), evidenceIds)
  return fact(closedSentence(`I hold ${paperInProse(said)}`), evidenceIds)
}

/** "Safeguarding training, Level 3": completed, not held. */
const isCourse = /^[^,(]{3,60} (?:training|course|workshop|induction)(?=[,( ]|$)/i

/** Whether a credential can be listed after "I hold". */
export const isPossession = ({ text }: Line) =>
  !/^(?:I|My)\b|\bcurrent\.?$/i.test(text) &&
  !isCourse.test(text) &&
  !isState.test(text) &&
  !isRank(text) &&
  registration(text) === null

/** "Certified Scrum Product Owner", "PSSA Practice Supervisor and Assessor, 2019": a title that the person may use. */
function isRank(text: string): boolean {
  const named = rankOf(text)
  const words = named.split(/\s+/)
  return (
    words.length > 1 &&
    words.length < 8 &&
    words.every((word) => /^(?:\p{Lu}|and$|of$|&$)/u.test(word)) &&
    (namesOccupation(words.at(-1)!) || /(?:or|er|ssional)$/.test(words.at(-1)!)) &&
    (/^(?:\S+ )?(?:Certified|Registered|Chartered|Licensed|Accredited)\b/.test(named) || /^\p{Lu}{3,} /u.test(named)) &&
    !paperNoun.test(named)
  )
}

/** A rank without its year, its level and the text in parentheses. */
const rankOf = (text: string) =>
  text
    .trim()
    .replace(year, "")
    .replace(/\s[–—-]\s.*$|\s?\([^()]*\)/g, "")

/**
 * "Nursing and Midwifery Council – registered adult nurse, revalidation due …": the person's registration, and the
 * body.
 */
function registration(text: string): string | null {
  const [, body = "", as = ""] =
    /^(\p{Lu}[\p{L}&’' -]{1,70}?)\s+[–—-]\s+(registered [\p{Ll} -]{3,40})(?=[,.;(]|$)/u.exec(text.trim()) ?? []
  if (body === "" || !namesOccupation(as)) return null
  return `${article(as)} ${as.trim()} with ${/^the\b/i.test(body) ? body : `the ${body}`}`
}

/** "Full UK driving license" within a sentence: "a full UK driving license". */
export function paperInProse(said: string): string {
  const written = dated(inSentence(said))
  // "Working at Heights" names what a certificate is about.
  if (activity.test(said) && !paperNoun.test(said)) return `${article(written)} ${written} certificate`
  return paperNoun.test(said) && !withArticleWritten.test(said) ? `${article(written)} ${written}` : written
}

/** "Working at Heights", "Manual handling". */
const activity = /^\p{Lu}\p{Ll}+ing [\p{L} ]{2,40}$|^\p{Lu}[\p{Ll} ]{2,40}ing$/u

/** "A full licence"; in "A Grade Electrical Licence", the letter is a grade. */
const withArticleWritten = /^(?:[Aa]n|[Tt]he|[Mm]y)\b|^[Aa] (?=\p{Ll})/u

/** A finished study: "I hold a BSc in Mathematics from the University of Hull." */
export function studySentence({
  degree,
  institution,
  evidenceIds,
}: Pick<Material["education"][number], "degree" | "institution" | "evidenceIds">): DraftSentence {
  const named = degree.replace(shortDegree, "$1 in ")
  return fact(closedSentence(`I hold ${article(named)} ${named} from ${withArticle(institution)}`), evidenceIds)
}

/** "BSc Mathematics" lacks its preposition; "BSc (Hons) in Mathematics" does not. */
const shortDegree = /^((?:[BM]\.?(?:Sc|A|Eng|Ed|Com|Tech|Phil)|PhD|PGCE)\b\.?(?: \(Hons\))?) (?=\p{Lu}\p{Ll}{3})/u

function withArticle(written: string): string {
  const institution = written.replace(year, "")
  return /^(?:\p{Lu}\p{L}+ )?University of\b/u.test(institution) ? `the ${institution}` : institution
}

const dated = (text: string) => text.replace(year, " ($1)").replace(/\) \((?=[^()]*\)$)/, ", ")

/** Lowercases an ordinary first word; a title ("Certificate IV", "City & Guilds") is unchanged. */
function inSentence(text: string): string {
  const [first = "", ...others] = text.split(/\s+/)
  const second = others.find((word) => /[\p{L}\p{N}]/u.test(word)) ?? ""
  if (/^\p{Lu}\p{Ll}+$/u.test(first) && paperNoun.test(second) && /^\p{Ll}/u.test(second)) return lowered(text)
  const isNamed = others.some((word) => /^\p{Lu}\p{Ll}/u.test(word)) && !paperNoun.test(others.at(-1) ?? "")
  const isTitle =
    isNamed || paperNoun.test(first) || /^\p{Lu}\p{Ll}/u.test(second) || !/\p{Ll}{4}/u.test(text.slice(first.length))
  return isTitle || meaningsOf(first.toLowerCase()).own.length === 0 ? text : lowered(text)
}
