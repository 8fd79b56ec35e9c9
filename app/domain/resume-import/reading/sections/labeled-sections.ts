import { labeledRow } from "../../../career/history/form-labels"
import { namesQualification, namesSchool } from "../../../career/history/history-sections"
import type { SectionKind } from "../imported-resume"
import type { Line } from "../lines/line"
import { kindOfHeading } from "./section-words"
import type { RawSection } from "./sections"
import { isLicense } from "./stray-lines"

interface Label {
  label: string
  value: string
}

const movable: SectionKind[] = ["skills", "languages", "certificates", "interests"]
const spoken = /\b(?:mother tongue|native language|other language|foreign language)/i
const computer = /\b(?:programming|computer|coding|scripting)\b/i
/** A language's proficiency by skill, in its own row. */
const assessed =
  /^(?:reading|writing|listening|speaking|verbal|spoken|written|understanding)(?: (?:skills|interaction|production))?$/i
/** A language and its levels: "Spanish\tC1\tC1\tB2". */
const leveled = /^\p{Lu}[\p{L} ]+(?:\t[ABC][12]\b[^\t]*)+$/u
/** The same with its columns lost, of two words or more. */
const levelWords =
  /^(?:(?:understanding|speaking|writing|listening|reading|spoken production|spoken interaction) ){1,5}(?:speaking|writing|listening|reading|spoken production|spoken interaction)$/i
/** "Listening\tReading": the head of the columns of levels. A single "listening" is a skill. */
const isLevelHead = (text: string) =>
  (text.includes("\t") && text.split("\t").every((cell) => assessed.test(cell.trim()))) || levelWords.test(text)

/** The explanation below the levels of a European form, which says nothing about the person. */
const isLegend = (text: string) =>
  /^common european framework|^levels?\s*:.*\bbasic user/i.test(text) || isLevelHead(text)
const level =
  "(?:native|(?:very )?good|excellent|fair|expert|mother tongue|first language|bilingual|fluent|proficient|conversational|intermediate|advanced|basic|beginner|working knowledge|(?:verhandlungs)?sicher|muttersprache|fließend|grundkenntnisse|courant|langue maternelle|nativo|fluente|[ABC][12])"
const onlyLevel = new RegExp(
  `^(?:${level}|(?:IELTS|TOEFL|TOEIC) [\\d.]+)(?: (?:speaker|level|knowledge|user|in Wort und Schrift))?\\.?$`,
  "iu",
)
/** "French (fluent)", "English – C1". */
const spokenAt = new RegExp(`^\\p{Lu}\\p{L}+ (?:\\(|[–—-] )${level}\\b`, "iu")

/** Whether a text only says how well a person can do something: "fluent". */
export const isLevel = (text: string) => onlyLevel.test(text.trim())

/** Lines that belong to a single role or study: "Tools: Excel", "Courses: Statics, Dynamics". */
const ofEntry = /course|module|tool|technolog|stack|software|environment|systems|key/i

/**
 * Turns labeled lines into sections: "Languages: English, Yoruba" in a section of additional information, the
 * languages and licenses that a form lists among the skills, and "skills: brazing, MIG" below the last role.
 */
export function byLabels(section: RawSection): RawSection[] {
  const rest: RawSection = { ...section, lines: [] }
  const found: RawSection[] = []
  const isListing = section.kind === "other" || section.kind === "skills"
  let isBelow = false
  for (const [at, line] of section.lines.entries()) {
    const last = found.at(-1)
    if (isListing && last?.kind === "languages" && leveled.test(line.text)) {
      last.lines.push({ ...line, text: line.text.replace("\t", ": ").replaceAll("\t", " ") })
      continue
    }
    if ((isListing || section.kind === "languages") && isLegend(line.text)) continue
    const study = isListing || section.kind === "education" ? null : labeledStudy(line)
    if (study) {
      found.push(study)
      continue
    }
    const row = line.bullet ? null : isListing ? labeledRow(line.text) : inlineLabel(line)
    const isApart: boolean = isListing || isBelow || (line.gap && at > 0) || isOnItsOwn(section, at)
    const isFirst: boolean = isApart && !isBelow && isListBelow(section.lines[at + 1])
    const kind: SectionKind | null =
      row && row.value !== "" && isApart ? kindOfLabel(row, section, isBelow || isFirst) : null
    isBelow = !isListing && kind !== null
    if (row && kind) {
      const values = isLevelHead(row.value)
        ? []
        : [{ ...line, text: isLicense(row.label) ? `${row.label}: ${row.value}` : row.value }]
      found.push({ heading: { ...line, text: row.label }, kind, lines: values })
    } else if (row && last?.kind === "languages" && assessed.test(row.label)) last.lines.push(asPair(line))
    else rest.lines.push(line)
  }
  return [rest, ...found]
}

/** "Tools: Excel" is a section if "Languages: English" follows. */
function isListBelow(line: Line | undefined): boolean {
  if (line === undefined || line.gap || line.bullet) return false
  const kind = kindOfHeading(inlineLabel(line)?.label ?? "")
  return kind === "languages" || kind === "certificates" || labeledStudy(line) !== null
}

/** A label that occurs once, and is never part of a role or, without blank lines, follows bullets or a study. */
function isOnItsOwn({ kind, lines }: RawSection, at: number): boolean {
  const label = inlineLabel(lines[at]!)?.label
  if (label === undefined) return false
  const isOnce = lines.filter((line) => !line.bullet && inlineLabel(line)?.label === label).length === 1
  const named = kindOfHeading(label)
  const isUnspaced = lines.every(({ gap }, place) => !gap || place === 0)
  const isBehind = isUnspaced && (kind === "education" || kind === "certificates" || lines[at - 1]?.bullet === true)
  return isOnce && (isBehind || named === "languages" || named === "interests")
}

/** "Education: BA Politics, University of Hull": a study after its heading, below the last role. */
function labeledStudy(line: Line): RawSection | null {
  const { label = "", value = "" } = inlineLabel(line) ?? {}
  if (kindOfHeading(label) !== "education" || !(namesQualification(value) || namesSchool(value))) return null
  return {
    heading: { ...line, bullet: false, text: label },
    kind: "education",
    lines: [{ ...line, bullet: false, text: value }],
  }
}

/** "skills: brazing, MIG": a heading and its values on one line. */
function inlineLabel({ text }: Line): Label | null {
  const [, label, value] = /^(\p{L}[\p{L} &/-]{2,30}?)\s?[:：]\s*(\S.*)$/u.exec(text) ?? []
  return label && value && label.split(" ").length <= 3 ? { label, value } : null
}

/** "Skills: brazing, MIG" below the name is a section of its own. */
export function listsOfHead(head: Line[]): { head: Line[]; sections: RawSection[] } {
  const sections = head.flatMap((line): RawSection[] => {
    const { label = "", value = "" } = inlineLabel(line) ?? {}
    const kind = kindOfHeading(label)
    const isList = (kind === "skills" || kind === "languages") && /[,;|/]\s/.test(value)
    return isList ? [{ heading: { ...line, text: label }, kind, lines: [{ ...line, text: value }] }] : []
  })
  const places = new Set(sections.map(({ heading }) => heading?.place))
  return { head: head.filter(({ place }) => !places.has(place)), sections }
}

/** "Skills & Languages": a language below it is a spoken one, not a programming language. */
const namesLanguages = ({ heading }: RawSection) =>
  /\b(?:languages?|sprachen|langues|idiomas|lingue)\b/i.test(heading?.text ?? "")

/** "Technical skills": the languages below it are a programmer's. */
const isTechnical = ({ heading }: RawSection) =>
  /\b(?:technical|programming|computer|IT|software|digital)\b/i.test(heading?.text ?? "")

function kindOfLabel({ label, value }: Label, section: RawSection, isBelow: boolean): SectionKind | null {
  const within = section.kind
  if (spoken.test(label)) return "languages"
  const kind = computer.test(label) ? "skills" : kindOfHeading(label)
  const isListing = within === "other" || within === "skills"
  if (!isListing && !isBelow && ofEntry.test(label)) return null
  const isSpoken = kind === "languages" && (namesLanguages(section) || (spokenAt.test(value) && !isTechnical(section)))
  const isOther = within !== "skills" || kind === "certificates" || kind === "interests" || isSpoken
  return kind !== null && kind !== within && movable.includes(kind) && isOther ? kind : null
}

/** A label and its value as a single text: "Date of birth: 12 May 1986". */
export function asPair(line: Line): Line {
  const cells = line.text.split("\t").map((cell) => cell.trim().replace(/:$/, ""))
  return cells.length === 2 ? { ...line, text: cells.join(": ") } : line
}
