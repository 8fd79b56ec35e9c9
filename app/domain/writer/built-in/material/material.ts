import { knownNames } from "../../../achievements/reading/roles/known-names"
import type { WritingLine } from "../../../achievements/writing-line"
import { type HeldRole, rolesOf } from "../../../career/held-roles"
import { parseExperience } from "../../../career/history/parse-experience"
import type { EvidenceField, EvidenceItem } from "../../../evidence/schema"
import { withoutFillers } from "../../../evidence/verifier/reading/fillers"
import { ledgerOf } from "../../ledger-of"
import type { Achievement, Line, Material } from "../../material-schema"
import type { WritingRequest } from "../../writer"
import { type ExcludedIn, excludedBy } from "../wording/excluded"
import { focusOf, instructedWords } from "../wording/focus"
import { eachLanguage } from "../wording/spoken"
import { capitalized } from "../wording/wording"
import { achievementOf } from "./achievement-of-line"
import { aroundLines } from "./around-lines"
import { formsCarried, linesCarried, placedOnly } from "./carried"
import { itemsWithWords } from "./items-with-words"
import { linesOf } from "./lines"
import { withoutPassedPlans } from "./passed-plans"
import { isOneDeed, withoutRepeats } from "./repeats"
import { isPost, knownRoles, papersBelow } from "./roles"
import { withSettings } from "./settings"
import { strongestFirst } from "./strongest-first"
import { topicOf } from "./topic-of-line"
import { withWholeDeeds } from "./whole-deeds"
import { worthWording } from "./worth-reading"

/**
 * The maximum number of lines considered for one document, and of those that it is made of. No document contains more.
 */
const maxWeighed = 60
const maxPerText = 40

/**
 * Sorts the ledger into material for documents. Everything is backed by active evidence items; profile data without an
 * item is left out.
 */
export function materialOf(
  request: Pick<WritingRequest, "profile" | "evidence" | "lines" | "customPrompt" | "posting" | "today" | "firstName">,
): Material {
  const { profile, evidence } = request
  const history = parseExperience(profile.experience)
  const roles = knownRoles(history, evidence, request.lines)
  const held = rolesOf(profile.experience)
  const known = knownNames(held, profile.skills)
  const asked = {
    ...{ focus: focusOf(request), instructed: instructedWords(request), known },
    ...{ onTopic: topicOf(request), around: aroundLines(evidence) },
  }
  const degrees = ofField(evidence, "experience").filter((line) => isDegree.test(line.text))
  const papers = history.roles.flatMap((role) => (isPost(role) ? papersBelow(role) : [role.heading, ...role.lines]))
  const ids = roles.map(({ id }) => id)
  const placeOf = ({ roleId }: WritingLine) => (roleId !== null && ids.includes(roleId) ? ids.indexOf(roleId) : null)
  const studies = [...history.education, ...degrees.map(toldStudy)]
  const notes = roles.flatMap((role) => role.notes.map(({ text }) => text))
  const excluded = excludedBy(request.customPrompt)
  const lines = linesOf(request, asked.focus)
    .filter(({ text, parts }) => excluded([text, ...parts.action].join(" ")) === null)
    .map((line) => withoutParts(line, excluded))
    .filter(({ text, told }) => told !== "history" || (!papers.includes(text) && !notes.includes(text)))
  const studiedAt = (study: Study) =>
    lines.filter(({ roleId }) => held.some((each) => each.id === roleId && isOf(each, study)))
  const ofStudies = new Set(studies.flatMap(studiedAt))
  const own = lines.filter((line) => !ofStudies.has(line))
  const told = worthWording(own, asked.focus).map((line) => achievementOf(line, placeOf(line), asked))
  const strongest = told.sort(strongestFirst).slice(0, maxWeighed)
  // A line about the person must not borrow names from a posting.
  const ledger = { ...ledgerOf(request), posting: null }
  const usable = withoutRepeats(mergeRepeated(linesCarried(strongest, ledger, known)), ledger).slice(0, maxPerText)
  const worded = formsCarried(withSettings(usable, evidence, known), ledger)
  const achievements = placedOnly(withWholeDeeds(worded, ledger, known), roles, ledger)

  const carried = (texts: string[]) =>
    texts
      .map((text) => ({ text, evidenceIds: itemsWithWords(text, evidence) }))
      .filter((line) => line.evidenceIds.length > 0)
  const skills = distinct([
    ...inOrderOf(profile.skills.join("\n"), ofField(evidence, "skill")),
    ...carried(history.skills),
  ])
  const filed = carried([
    ...history.qualifications,
    ...history.awards,
    ...history.publications,
    ...history.languages,
    ...history.education.map((study) => study.text),
  ])
  const imported = ofField(evidence, "qualification").filter(
    (line) => !filed.some((each) => each.evidenceIds.includes(line.evidenceIds[0]!)),
  )
  return {
    title: ofField(evidence, "title")[0] ?? null,
    industry: ofField(evidence, "industry")[0] ?? null,
    roles,
    achievements,
    focus: asked.focus,
    skills: skills.sort((a, b) => proofs(b, achievements) - proofs(a, achievements)),
    education: studies
      .map((study) => ({
        ...study,
        evidenceIds: itemsWithWords(study.text, evidence),
        details: [
          ...carried(study.details),
          ...studiedAt(study).map(({ text, evidenceIds }) => ({ text, evidenceIds })),
        ],
      }))
      .filter((study) => study.evidenceIds.length > 0),
    qualifications: [
      ...carried([...history.qualifications, ...papers]),
      ...imported.filter((line) => !history.education.some((study) => study.details.includes(line.text))),
    ],
    awards: carried(history.awards),
    publications: carried(history.publications),
    languages: eachLanguage(carried(history.languages)),
    bio: prose(inOrderOf(profile.bio, ofField(evidence, "bio"))).flatMap(
      (line) => withoutPassedPlans(line, request.today) ?? [],
    ),
    unique: prose(inOrderOf(profile.xFactor, ofField(evidence, "xFactor"))),
    waiting: lines.filter(
      ({ state, text }) =>
        state === "proposed" &&
        request.lines.some((line) => line.text === text) &&
        !achievements.some((each) => text.startsWith(each.bullet)),
    ).length,
  }
}

/** A line without the parts around its action that mention what the instructions exclude. */
function withoutParts(line: WritingLine, excluded: ExcludedIn): WritingLine {
  const kept = (spans: string[]) => spans.filter((span) => excluded(span) === null)
  const { situation, task, result } = line.parts
  return { ...line, parts: { ...line.parts, situation: kept(situation), task: kept(task), result: kept(result) } }
}

type Study = Pick<Material["education"][number], "degree" | "institution">

const isOf = (held: HeldRole, { degree, institution }: Study) =>
  held.kind === "study" && held.title === degree && held.employer === institution

/** A degree mentioned within a sentence instead of on its own line. */
const isDegree =
  /^I (?:hold|have|completed|earned|got) (?:an? |my )?(?:[\p{L}.]+ ){0,3}?(?:degree|diploma|PGCE|B\.?Sc|M\.?Sc|BA|MA|MBA|Ph\.?D|LLB|NVQ|B\.?Eng|M\.?Eng|bachelor|master|doctorate)\b/iu

function toldStudy(line: Line) {
  return { text: line.text, degree: line.text, institution: "", location: "", dates: "", details: [] }
}

function proofs(skill: Line, achievements: Achievement[]): number {
  return achievements.filter((each) => each.skills.includes(skill.text)).length
}

/** An action that occurs twice (in a reflection and in the profile) becomes one achievement with both items. */
function mergeRepeated(achievements: Achievement[]): Achievement[] {
  const merged: Achievement[] = []
  for (const each of achievements) {
    const same = merged.find((other) => isOneDeed(other, each))
    if (!same) merged.push(each)
    else if (same.told === "reflection" || each.told === "profile") {
      same.evidenceIds = [...same.evidenceIds, ...each.evidenceIds]
      if (each.told === "profile") Object.assign(same, { role: each.role, roleNamed: each.roleNamed })
    } else
      merged[merged.indexOf(same)] = {
        ...each,
        evidenceIds: [...each.evidenceIds, ...same.evidenceIds],
        role: same.role,
      }
  }
  return merged
}

function ofField(evidence: EvidenceItem[], field: EvidenceField): Line[] {
  return evidence.filter((item) => item.field === field).map((item) => ({ text: item.text, evidenceIds: [item.id] }))
}

function distinct(lines: Line[]): Line[] {
  return lines.filter(
    (line, index) => lines.findIndex((other) => other.text.toLowerCase() === line.text.toLowerCase()) === index,
  )
}

/** The lines of a field in the person's original order, whenever each was saved. */
function inOrderOf(written: string, lines: Line[]): Line[] {
  const place = ({ text }: Line) => {
    const at = written.indexOf(text)
    return at < 0 ? written.length : at
  }
  return [...lines].sort((a, b) => place(a) - place(b))
}

function prose(lines: Line[]): Line[] {
  return lines.map((line) => {
    const text = capitalized(withoutFillers(line.text))
    return { ...line, text: /[.!?]["'”’)]?$/.test(text) ? text : `${text}.` }
  })
}
