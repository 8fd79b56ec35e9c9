import { isUnderway } from "../../../career/history/parse-study"
import type { DraftSentence } from "../../../evidence/schema"
import { listed } from "../../../kernel/listed"
import type { Line, Material } from "../../material-schema"
import type { IsCarried } from "../carried-by"
import { fact } from "../compose"
import { contentWords, overlap } from "../wording/focus"
import { isNumber, isPossession, paperInProse, paperSentence, studySentence } from "../wording/held-sentences"

/**
 * The maximum number of credentials in a letter: those that the posting asks for, and those of a letter without them.
 */
const most = { asked: 5, usual: 2 }
/** At most three items support a sentence. */
const perSentence = 3

/** The credentials of a letter and a degree. What the posting asks for comes first, and none of it is left out. */
export function heldPapers({ qualifications, education, focus }: Material, isCarried: IsCarried): DraftSentence[] {
  const asked = qualifications.filter((line) => isAsked(line, focus) && isListed.test(line.text))
  const others = qualifications.filter((line) => !asked.includes(line) && isPaper.test(line.text))
  const current = [...asked, ...others].filter((line) => !isUnderway(line.text) && !isNumber(line))
  const papers = current.slice(0, Math.max(most.usual, Math.min(most.asked, asked.length)))
  const possessions = papers.filter(isPossession)
  const studies = education.filter(({ degree, institution, text }) => degree && institution && !isUnderway(text))
  const [first] = studies
  const study = studies.find((each) => isAsked(each, focus)) ?? (first && isDegree.test(first.degree) ? first : null)
  return [
    ...(study ? [studySentence(study)] : []),
    ...inThrees(possessions).flatMap((some, at) => {
      const texts = some.map(({ text }) =>
        paperInProse(some.length > 1 ? text.replace(validity, "").replace(issuer, "") : text),
      )
      const all = fact(
        `I ${at > 0 ? "also " : ""}hold ${listed(texts)}.`,
        some.flatMap(({ evidenceIds }) => evidenceIds),
      )
      return some.length === 1 || isCarried(all)
        ? [all]
        : some
            .map(paperSentence)
            .map((one, nth) => (nth > 0 ? { ...one, text: one.text.replace(/^I hold /, "I also hold ") } : one))
    }),
    ...papers.filter((paper) => !possessions.includes(paper)).map(paperSentence),
  ]
}

function inThrees(lines: Line[]): Line[][] {
  const count = Math.ceil(lines.length / perSentence)
  const size = Math.ceil(lines.length / Math.max(1, count))
  return Array.from({ length: count }, (_, at) => lines.slice(at * size, (at + 1) * size))
}

/**
 * A posting asks for a credential that shares two words with it, or one that is a code or an abbreviation: "IPAF",
 * "2391".
 */
function isAsked({ text }: Pick<Line, "text">, focus: Set<string>): boolean {
  const shared = overlap(contentWords(text.replace(year, " ")), focus)
  if (shared >= 2) return true
  const codes = text.replace(year, " ").match(/\b(?:\p{Lu}{3,}|\d{3,}|\p{Lu}\d+)\b/gu) ?? []
  return codes.some((code) => overlap(contentWords(code), focus) > 0)
}

/** "…, valid to May 2028": between other credentials, it would be read as one of them. */
const validity = /, (?:valid|expires?|exp\.?|renewal|revalidation) [^,]{2,40}$/i

const issuer = /(?<=\)), .{2,60}$/

const year = /\b(?:19|20)\d\d\b/g

/** "AAT Level 4 (2020)": a certificate with its year. */
const isPaper = /^\p{Lu}[\p{L}\p{N} .&/-]{2,50}(?: \((?:19|20)\d\d\))?$/u
/** One that is asked for may start with a number, and may name a standard or several grades. */
const isListed = /^[\p{L}\p{N}][\p{L}\p{N} .,:&/’'–-]{2,110}(?: \([^()]{2,40}\)[\p{L}\p{N} .,:&/’'–-]{0,60})?$/u

/** Matches "M.Sc. Civil Engineering" and "Diploma in Nursing", but no course or school. */
const isDegree = /^(?:[BM]\.?\s?(?:A|Sc|Eng|Ed|S|E|Tech|Com|Phil)\b|MBA|LL[BM]|Ph\.?D|Diploma|Bachelor|Master|Doctor)/
