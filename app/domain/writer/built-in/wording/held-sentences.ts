import type { DraftSentence } from "../../../evidence/schema"
import { monthStarts } from "../../../language/months"
import { article } from "../../../language/words/article"
import { meaningsOf } from "../../../language/words/lexicon"
import type { Line, Material } from "../../material-schema"
import { fact, factOr } from "../compose"
import { closedSentence } from "./first-person"
import { lowered } from "./wording"

/** Nouns for a paper that one holds, which take an article. */
const paperNoun =
  /\b(?:licen[cs]e|certificate|card|diploma|degree|bachelor|master|ticket|permit|qualification|pgce|mba|nvq|doctorate)\b/i
/** "ALS certified 2025": what the person is, not what they hold. */
const isState = /^\S+(?: \S+){0,3}? (?:certified|registered|qualified|licensed|accredited|trained)\b/i
const month = `(?:(?:${monthStarts})[a-z]*\\.? )?`
const year = new RegExp(
  `(?<!\\b(?:in|since|from|until|to|renewed|expires?|expiring|issued|valid))(?:, |\\s)\\(?(${month}(?:19|20)\\d\\d)\\)?$`,
  "i",
)

/** A certificate, license or registration as a sentence: "I hold a full UK driving license." */
export function paperSentence({ text, evidenceIds }: Line): DraftSentence {
  const said = text.trim().replace(/\.$/, "")
  if (/^(?:I|My)\b/.test(said)) return fact(closedSentence(said), evidenceIds)
  const [, current] = /^(.{3,60}?),? (?:is )?current$/i.exec(said) ?? []
  if (current !== undefined) return fact(`My ${inSentence(current)} is current.`, evidenceIds)
  // "Gas Safe registered from 2010"
  const [, state = "", began = ""] = isState.test(said)
    ? (/^(.{3,80}?),? (?:from|since) (\S.{2,20})$/.exec(said) ?? [])
    : []
  if (state) return factOr(`I have been ${state} since ${began}.`, evidenceIds, fact(`I am ${said}.`, evidenceIds))
  if (isState.test(said)) return fact(closedSentence(`I am ${dated(said)}`), evidenceIds)
  return fact(closedSentence(`I hold ${paperInProse(said)}`), evidenceIds)
}

/** Whether a paper can stand in a list behind "I hold". */
export const isPossession = ({ text }: Line) => !/^(?:I|My)\b|\bcurrent\.?$/i.test(text) && !isState.test(text)

/** "Full UK driving license" within a sentence: "a full UK driving license". */
export function paperInProse(said: string): string {
  const written = dated(inSentence(said))
  return paperNoun.test(said) && !/^(?:an?|the|my)\b/i.test(said) ? `${article(written)} ${written}` : written
}

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

const dated = (text: string) => text.replace(year, " ($1)")

/** Lowercases an ordinary first word; a title ("Certificate IV", "City & Guilds") is unchanged. */
function inSentence(text: string): string {
  const [first = "", ...others] = text.split(/\s+/)
  const second = others.find((word) => /[\p{L}\p{N}]/u.test(word)) ?? ""
  if (/^\p{Lu}\p{Ll}+$/u.test(first) && paperNoun.test(second) && /^\p{Ll}/u.test(second)) return lowered(text)
  const isTitle = paperNoun.test(first) || /^\p{Lu}\p{Ll}/u.test(second) || !/\p{Ll}{4}/u.test(text.slice(first.length))
  return isTitle || meaningsOf(first.toLowerCase()).own.length === 0 ? text : lowered(text)
}
