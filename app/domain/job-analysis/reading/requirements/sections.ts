import { splitSentences } from "../../../language/sentences/split-sentences"
import type { Line } from "../posting"
import { opensDeed } from "../skills/verb-words"
import { inlineHeading } from "./inline-heading"
import { isSurelyHeading, type Section, sectionNamed } from "./section-headings"

export interface Placed {
  line: Line
  /** Null for text under no recognized heading. */
  section: Section | null
  /** Whether the line belongs to a list or directly follows a heading. */
  isListed: boolean
  /** Whether the line belongs to another posting or to the site: "Similar jobs". */
  isForeign: boolean
}

/** Every line except the headings, with its section. */
export function placeLines(lines: Line[]): Placed[] {
  const placed: Placed[] = []
  let section: Section | null = null
  let hasItems = false
  let isOut = false
  let isForeign = false
  let isParted = false
  let isUnderHeading = false
  lines.forEach((line, at) => {
    const next = lines[at + 1]
    isParted ||= section !== null
    const isFirst = isUnderHeading && !isSurelyHeading(line.text) && line.form === "text" && opensBlock(lines, at)
    isUnderHeading = false
    if (
      (!isFirst && (isHeading(line, next, lines[at + 2]) || isTopic(lines, at))) ||
      (isOut && !isForeign && isOwnHeading(line, next))
    ) {
      const named = sectionNamed(line.text)
      // A topic within the criteria, such as "Technology", stays in their section; any other heading ends it.
      const isSubject = named === null && line.form !== "heading" && next?.form === "item"
      const isJob = named === "out" && /information/i.test(line.text) && tellsJob.test(next?.text ?? "")
      section = isJob
        ? null
        : (named ?? (isSubject ? (section ?? unnamedList(lines, at + 1)) : unnamedList(lines, at + 1)))
      isOut = section === "out"
      isForeign = isOut && foreign.test(line.text)
      hasItems = false
      isUnderHeading = named !== null
      return
    }
    const inline = inlineHeading(line)
    if (inline) {
      // "Benefits: 20 days off" is a fact among others, which does not change how the lines below are read.
      const isAside = inline.section === "nice" && section !== "nice" && line.form === "text" && !line.isApart
      if (!inline.isAlone) section = isAside ? (section ?? "must") : inline.section
      hasItems = false
      placed.push({ line: { ...line, text: inline.rest }, section: inline.section, isListed: false, isForeign })
      return
    }
    if (others.test(line.text)) {
      section = "out"
      isOut = true
      isForeign = true
      placed.push({ line, section, isListed: false, isForeign })
      return
    }
    const opened = openedAtEnd(line, next)
    if (opened) {
      placed.push({ line, section: null, isListed: false, isForeign })
      section = opened
      hasItems = false
      return
    }
    if (line.form === "item") {
      hasItems = true
      // A note without headings has a single list; below headings, a separate list belongs to the site.
      if (section === null && lines[at - 1]?.form !== "item" && !isParted) section = unnamedList(lines, at)
    } else if (line.isApart && !isOut && line.must === undefined && (hasItems || endsList(line, lines[at - 1])))
      section = null
    placed.push({ line, section, isListed: line.form === "item" || (!hasItems && section !== null), isForeign })
  })
  return placed
}

/** Below "Additional information", schools and councils also describe the job. */
const tellsJob =
  /\bthe (?:successful|ideal) (?:applicant|candidate)s? (?:will|must|should)\b|\bthe post-?holder (?:will|must)\b/i

/** Whether a line without a colon is the first of several rows without gaps or bullets, like the items of a list. */
const opensBlock = (lines: Line[], at: number) =>
  !/[:：]$/.test(lines[at]?.text ?? "") &&
  [1, 2].every((more) => lines[at + more]?.form === "text" && lines[at + more]?.isApart === false)

/** A separate sentence below lines without periods does not belong to their list. */
const endsList = (line: Line, before: Line | undefined) =>
  before?.form === "text" &&
  !before.isApart &&
  !/[.:!?]$/.test(before.text) &&
  /^(?:You['’]ll|You will|We|Our|This|Please)\b.*[.!]$/u.test(line.text)

/** "You will work on two cases at a time. Your job will be to:" starts the list below it. */
function openedAtEnd(line: Line, next: Line | undefined): Section | null {
  if (line.form !== "text" || !next || !/[:：…]$/.test(line.text)) return null
  if (next.form === "text" && (next.isApart || next.label !== undefined)) return null
  return sectionNamed(splitSentences(line.text).at(-1) ?? "")
}

const foreign =
  /(?<!\p{L})(?:similar|related|relacionad)|also (?:view|appl|search|save)|recently viewed|recommended (?:for you|jobs|roles)|(?:other|more|latest) (?:open|jobs|roles|vacancies)|jobs like|you might also|more openings|employer questions|what can i earn|blog/iu

/** "Other jobs by this company: Storeman, …" */
const others = /^(?:other|more|similar|related|latest) (?:jobs|roles|vacancies|openings|positions)\b[^.]{0,40}:/i

/** "UK registration" alone above a paragraph ends the previous heading's section. */
function isOwnHeading(line: Line, next: Line | undefined): boolean {
  return (
    line.form === "text" &&
    line.isApart &&
    line.label === undefined &&
    next?.form === "text" &&
    !next.isApart &&
    next.text.length > 60 &&
    /^\p{Lu}[^.,:;!?]{3,40}$/u.test(line.text)
  )
}

function isHeading(line: Line, next: Line | undefined, afterNext: Line | undefined): boolean {
  const { text } = line
  if (line.label !== undefined || line.must !== undefined || !next) return false
  if (line.form === "heading") return text.length <= 120
  const words = text.split(" ").length
  if (text.length > 90 || words > 13) return false
  if (line.form !== "item" && isSurelyHeading(text)) return true
  // "2. Main duties" above bullets, or set apart above text.
  if (line.form === "item" && /^\d/.test(line.sign ?? "") && isNumbered(line, next)) return true
  if (line.form === "item") return words <= 8 && inlineHeading(line) === null && opensList(line, next, afterNext)
  if (/(?:[:：][-–—]?\)?|…)$/.test(text)) return true
  if (/[?]$/.test(text)) return words <= 10
  if (/[.,;!]$/.test(text)) return false
  if (/^[^\p{Ll}]+$/u.test(text) && words <= 7 && sectionNamed(text) !== null) return true
  return (
    words <= (line.isApart && next.form === "item" && sectionNamed(text) !== null ? 12 : 9) &&
    (line.isApart || next.form === "item") &&
    (isPlainHeading(text) || (next.form === "item" && words <= 8))
  )
}

const isNumbered = (line: Line, next: Line) =>
  line.text.split(" ").length <= 6 &&
  !/[.,;]$/.test(line.text) &&
  isPlainHeading(line.text) &&
  (next.form === "item" ? !/^\d/.test(next.sign ?? "") : isSurelyHeading(line.text) || (line.isApart && next.isApart))

/** An item that heads others: with a colon, or with its own pictogram. */
function opensList(line: Line, next: Line, afterNext: Line | undefined): boolean {
  if (sectionNamed(line.text) === null || /[.,;]$/.test(line.text)) return false
  if (/:$/.test(line.text)) return true
  const isPicture = /\p{Extended_Pictographic}/u.test(line.sign ?? "")
  return isPicture && next.sign !== line.sign && (next.sign === undefined || afterNext?.sign === next.sign)
}

/** Without a colon or a heading's formatting, only words that start a section count. */
function isPlainHeading(text: string): boolean {
  return (
    sectionNamed(text) !== null &&
    !/\d|[@|·•]/.test(text) &&
    /^(?:[^\p{Lu}]|\p{Lu}(?!.*\b(?:engineer|manager|officer|assistant|coordinator|technician|trainer|nurse|analyst|developer|consultant|specialist|lead|director|administrator)\b))/iu.test(
      text,
    )
  )
}

/** Classifies a list under an uninformative heading as duties or requirements. */
function unnamedList(lines: Line[], from: number): Section | null {
  const items: string[] = []
  for (let at = from; at < lines.length && lines[at]?.form === "item" && items.length < 8; at++)
    items.push(lines[at]?.text ?? "")
  if (items.length < 2) return null
  const asks = items.filter((item) => asking.test(item)).length
  if (asks * 3 >= items.length) return "must"
  return items.filter(opensDeed).length * 2 >= items.length ? "duties" : null
}

const asking =
  /\b(?:years?|yrs|experience|exp|degree|ability|able to|knowledge|skills?|proficien\w*|fluen\w*|understanding|familiar\w*|certif\w*|licen[cs]e|qualif\w*|valid|must|(?:police|background|reference) check|proof of|right to work)\b/i

/** "Values & behaviors" between the bullets of one topic and the "Essential criteria" of the next. */
function isTopic(lines: Line[], at: number): boolean {
  const [before, line, next] = [lines[at - 1], lines[at], lines[at + 1]]
  if (before?.form !== "item" || line?.form !== "text" || next?.form !== "text") return false
  return /^\p{Lu}[^.,:;!?\d]{3,40}$/u.test(line.text) && line.text.split(" ").length <= 5 && isSurelyHeading(next.text)
}
