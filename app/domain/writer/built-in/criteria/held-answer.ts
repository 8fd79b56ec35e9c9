import { isHeldByOtherName } from "../../../career/equal-papers"
import type { DraftSentence } from "../../../evidence/schema"
import type { Line, Material } from "../../material-schema"
import type { IsCarried } from "../carried-by"
import { fact, factOf, factOr, idsOf } from "../compose"
import { shareEvidence } from "../material/repeats"
import { contentWords } from "../wording/focus"
import { isNumber, paperSentence, studySentence } from "../wording/held-sentences"
import { firstPersonBio, isWish } from "../wording/person-sentences"
import { datedRoleSentence } from "../wording/role-sentences"
import { languageNamed, speaks } from "../wording/spoken"
import { inAList } from "../wording/wording"
import { asksCredential } from "./asks-credential"
import type { Criterion } from "./criteria"
import { dutiesFor } from "./duties"
import { fieldFit } from "./fields"
import { isNamed } from "./fit"

const maxSentences = { papers: 2, roles: 3 }

/**
 * The profile's entries about a criterion: credentials, studies, languages, years of work, skills. Empty if there are
 * none.
 */
export function heldAnswer(criterion: Criterion, material: Material, isCarried: IsCarried): DraftSentence[] {
  if (criterion.theme) return []
  const papers = papersFor(criterion, material).map((forms) => forms.find(isCarried) ?? forms.at(-1)!)
  const profile = yearsFor(criterion, material) ?? ofProfile(criterion, material)
  // The match found that the profile answers a criterion for something people have; otherwise only shared words can
  // show it.
  const languages = spoken(criterion, material)
  if (criterion.isHeld && (profile.length > 0 || papers.length > 0 || languages.length > 0))
    return [...papers, ...languages, ...(languages.length > 0 ? [] : profile)]
  const duties = dutiesFor(criterion, material, isCarried)
  const told = contentWords(duties.map(({ text }) => text).join(" "))
  const skills = skillsNamed(criterion, material).filter(({ text }) =>
    [...contentWords(text.replace(skillOpening, ""))].some((word) => !told.has(word)),
  )
  const posts = papers.length === 0 && asksExperience.test(criterion.text) ? postsFor(criterion, material) : []
  const sentences = [...languages, ...papers, ...posts, ...duties, ...skills]
  return sentences.length > 0 ? sentences : profile
}

/** Answers a request for years of work; an achievement from these years makes them worth reading about. */
export const asksYears = ({ text }: Pick<Criterion, "text">) => /\byears?\b/i.test(text)

const maxPosts = 4
/** A job that only supports those who do the work is named only if no other job shows the years. */
const supports = /\b(?:assistant|trainee|apprentice|intern|junior|student|volunteer)\b/i

/** "5 years as a teacher": every job whose title names that work, not only those that the match found. Null if none. */
function yearsFor(criterion: Criterion, { roles }: Material): DraftSentence[] | null {
  if (!asksYears(criterion)) return null
  const asked = rootsOf(criterion.text)
  const posts = roles.filter(
    (role) =>
      role.kind === "work" && ([...rootsOf(role.title)].some((root) => asked.has(root)) || shownBy(criterion, role)),
  )
  const grown = posts.filter(({ title }) => !supports.test(title))
  const named = grown.length > 0 && !supports.test(criterion.text) ? grown : posts
  return named.length > 0 ? named.slice(0, maxPosts).map(datedRoleSentence) : null
}

const asksExperience = /\b(?:experience|background)\b/i

/** "Critical care experience" is answered by the current or latest role whose title names that field. */
function postsFor({ text: criterion }: Criterion, { roles }: Material): DraftSentence[] {
  return roles
    .filter(({ title, kind }) => kind === "work" && (fieldFit(criterion, title) > 0 || isNamed(criterion, title)))
    .slice(0, 1)
    .map(datedRoleSentence)
}

/** Credentials and studies that answer a criterion, each in its wordings, best first. */
function papersFor(criterion: Criterion, { qualifications, education }: Material): DraftSentence[][] {
  const papers = [
    ...qualifications.filter((line) => !isNumber(line)).map((line) => ({ line, forms: [paperSentence(line)] })),
    ...education.map((line) => ({ line, forms: line.degree && line.institution ? [studySentence(line)] : [] })),
  ]
  const found = papers.filter(
    ({ line }) =>
      (criterion.isHeld && shownBy(criterion, line)) ||
      (qualifications.includes(line) && isShownIn(criterion, line)) ||
      isSamePaper(criterion, line) ||
      (qualifications.includes(line) && isPaperFor(criterion, line)) ||
      isHeldByOtherName(criterion.text, [line.text]),
  )
  const isAnswered = found.length > 0 || (criterion.isHeld && criterion.shown.length > 0)
  const alike = isAnswered ? [] : papers.filter(({ line }) => names(criterion, line) || shares(criterion, line))
  return [...found, ...alike]
    .slice(0, maxSentences.papers)
    .map(({ line, forms }) => [...forms, factOf({ ...line, text: closed(line.text) })])
}

const paper = /^(?:licen|certific|card|ticket|permit|registr|accredit|check)/

/**
 * "A current driver's license" and "Full UK driving license": the kind of credential and one more root are the same.
 */
function isSamePaper({ text: criterion }: Criterion, { text }: Line): boolean {
  const asked = rootsOf(criterion)
  const same = [...rootsOf(text)].filter((root) => asked.has(root))
  return same.length >= 2 && same.some((root) => paper.test(root))
}

const paperNoun = /\b(?:licen[cs]e|certificate|card|ticket|permit)\b/i

/** "Counterbalance forklift", listed among the credentials, is the forklift license that a posting asks for. */
function isPaperFor({ text: criterion }: Criterion, { text }: Line): boolean {
  if (!asksCredential(criterion) || paperNoun.test(text)) return false
  const asked = rootsOf(criterion)
  return [...rootsOf(text)].some((root) => root.length > 3 && asked.has(root) && !paper.test(root))
}

function rootsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  return new Set(
    words.map((word) => word.replace(/(?:ers?|ings?|[cs]es?|e?s|e)$/, "")).filter((root) => !status.test(root)),
  )
}

/** Words for a credential's status or for work in general, which identify neither. */
const status = /^(?:current|full|valid|clean|hold|with|have|must|experienc|year|least|senior|minimum|work)$/

const closed = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

const shownBy = ({ shown }: Criterion, line: Pick<Line, "evidenceIds">) => shown.some((one) => shareEvidence(one, line))

/** The criterion contains every word of the line. */
function names({ text: criterion }: Criterion, { text }: Line): boolean {
  const words = [...contentWords(text.replace(/\([^()]*\)/g, ""))]
  const asked = contentWords(criterion)
  return words.length > 0 && words.every((word) => asked.has(word))
}

const shares = ({ text: criterion }: Criterion, { text }: Line) =>
  [...contentWords(text)].filter((word) => contentWords(criterion).has(word)).length >= 2

/** "A portfolio of published writing in English" asks for work in a language. */
const writtenWork = /\b(?:portfolio|publish\w+|articles?|texts?|writing for|edit\w*)\b/i

function spoken(criterion: Criterion, { languages }: Material): DraftSentence[] {
  if (writtenWork.test(criterion.text)) return []
  const asked = languages.filter((line) => names(criterion, { ...line, text: languageNamed(line) }))
  return asked.length > 0 ? [speaks(asked)] : []
}

function skillsNamed(criterion: Criterion, { skills }: Material): DraftSentence[] {
  const asksLanguage = /\b(?:speak|spoken|fluen|language|bilingual)/i.test(criterion.text)
  const named = skills.filter((line) => names(criterion, line) || isShownIn(criterion, line)).slice(0, 3)
  if (named.length === 0) return []
  if (asksLanguage) return named.map(({ text, evidenceIds }) => fact(`I speak ${text}.`, evidenceIds))
  const [other] = skills.filter((line) => !named.includes(line))
  const said = (lines: Line[]) => `My skills include ${inAList(lines.map(({ text }) => text))}.`
  // A name that is also a common word ("Go") is read as a skill beside another one.
  const beside = other ? [...named, other] : named
  return [factOr(said(named), idsOf(named), fact(said(beside), idsOf(beside)))]
}

/** The match found it, and it names what the criterion asks for. */
const isShownIn = (criterion: Criterion, line: Line) => shownBy(criterion, line) && isNamed(criterion.text, line.text)

/** How the sentence of a skill starts. */
const skillOpening = /^My skills include /

/** Whether a sentence only names skills; any achievement is better evidence. */
export const namesSkills = ({ text }: Pick<DraftSentence, "text">) => skillOpening.test(text)

/** The profile entries that the match found for a criterion: the person's own sentences, and roles with their dates. */
function ofProfile(criterion: Criterion, material: Material): DraftSentence[] {
  const isShown = (line: Pick<Line, "evidenceIds">) => shownBy(criterion, line)
  const spoken = firstPersonBio(material)
  const bio = material.bio
    .filter((line) => isShown(line) && !isWish(line))
    .map((line) => factOf(spoken.find((each) => shareEvidence(each, line)) ?? line))
  return [...bio, ...material.roles.filter(isShown).map(datedRoleSentence)].slice(0, maxSentences.roles)
}
