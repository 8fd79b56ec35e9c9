import { isUnderway } from "../../../career/parse-study"
import type { DraftSentence } from "../../../evidence/schema"
import type { Line, Material } from "../../material-schema"
import { countWords } from "../../rules"
import { fact } from "../compose"
import { contentWords, overlap } from "../wording/focus"
import { isPossession, paperInProse, paperSentence, studySentence } from "../wording/held-sentences"
import { lowered } from "../wording/wording"

const maxSkills = 3
const maxLanguages = 2

/**
 * The sentences of a letter about skills, a degree and languages: facts of the profile that no deed has mentioned, one
 * sentence each.
 */
export function heldBy(material: Material): DraftSentence[] {
  const asked = ({ text }: Line) => overlap(contentWords(text), material.focus)
  const skills = material.skills
    .filter(({ text }) => countWords(text) <= 4 && !/[()&/+]/.test(text))
    .filter(({ text }) => !material.languages.some((language) => language.text.startsWith(text)))
    .map((skill, at) => ({ skill, at }))
    .sort((a, b) => asked(b.skill) - asked(a.skill) || a.at - b.at)
    .slice(0, maxSkills)
    .map(({ skill }) => skill)
  const [study] = material.education.filter(
    ({ degree, institution, text }) => degree && institution && !isUnderway(text),
  )
  const languages = material.languages.map(({ text, evidenceIds }) => ({
    text: text.split(/[\s(:–-]/)[0] ?? "",
    evidenceIds,
  }))
  const papers = material.qualifications.filter(({ text }) => isPaper.test(text) && !isUnderway(text)).slice(0, 2)
  const possessions = papers.filter(isPossession)
  return [
    ...(skills.length > 1 ? [fact(`My skills include ${listed(skills)}.`, idsOf(skills))] : []),
    ...(study && isDegree.test(study.degree) ? [studySentence(study)] : []),
    ...(possessions.length > 0 ? [fact(`I hold ${listed(inProse(possessions), false)}.`, idsOf(possessions))] : []),
    ...papers.filter((paper) => !possessions.includes(paper)).map(paperSentence),
    ...(languages.length > 0
      ? [fact(`I speak ${listed(languages.slice(0, maxLanguages), false)}.`, idsOf(languages.slice(0, maxLanguages)))]
      : []),
  ]
}

/** "AAT Level 4 (2020)": a certificate with its year. */
const isPaper = /^\p{Lu}[\p{L}\p{N} .&/-]{2,50}(?: \((?:19|20)\d\d\))?$/u

/** Matches "M.Sc. Civil Engineering" and "Diploma in Nursing", but no course or school. */
const isDegree = /^(?:[BM]\.?\s?(?:A|Sc|Eng|Ed|S|E|Tech|Com|Phil)\b|MBA|LL[BM]|Ph\.?D|Diploma|Bachelor|Master|Doctor)/

const inProse = (papers: Line[]) => papers.map((paper) => ({ ...paper, text: paperInProse(paper.text) }))

const idsOf = (lines: Line[]) => lines.flatMap(({ evidenceIds }) => evidenceIds)

function listed(lines: Line[], isCommon = true): string {
  const texts = lines.map(({ text }) => (isCommon ? inSentence(text) : text))
  const last = texts.pop() ?? ""
  return texts.length > 0 ? `${texts.join(", ")} and ${last}` : last
}

/** "Stock control" is lowercased within a sentence; a name ("Civil 3D", "Kafka") is unchanged. */
const inSentence = (text: string) => (/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? lowered(text) : text)
