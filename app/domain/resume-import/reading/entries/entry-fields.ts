import { namesBreak } from "../../../career/history/career-break"
import { namesQualification } from "../../../career/history/history-sections"
import type { Entry } from "../imported-resume"
import type { Value } from "../lines/line"
import { type Block, type Read, withoutEmployerLines, withTitle } from "./employer-groups"
import { withoutDates } from "./heading-texts"
import { inheritEmployers } from "./inherited-employers"
import { opensWithTitle, titleScore } from "./name-words"
import { withBusiness } from "./own-account"
import { withParallelLines } from "./parallel-lines"
import { isPlaceList } from "./place-lists"
import { type HeadingParts, partsOfHeading, splitPlace } from "./role-fields"
import { degreeScore, mayBeSchool } from "./study-words"

/** The labels of a Europass form for an employer and its address, below the duties. */
const ofEmployer = /^(?:type of )?business or sector\b/i
const placeLabel = /^(?:city|town|country|location)\s*:\s*(\p{Lu}[^.:]{1,60})$/iu

/** "City: Limerick | Country: Ireland | Level: 7": the places after their labels, and the rest of the line. */
function placesApart(value: Value): { places: string[]; rest: Value | null } {
  const parts = value.text.split(/\s\|\s/)
  const others = parts.filter((part) => !placeLabel.test(part.trim()))
  return {
    places: parts.flatMap((part) => placeLabel.exec(part.trim())?.[1] ?? []),
    rest: others.length === 0 ? null : others.length < parts.length ? { ...value, text: others.join(" | ") } : value,
  }
}

/**
 * Builds entries from blocks. If an entry's own words don't distinguish title from employer, the other entries decide.
 */
export function withFields(blocks: Block[], kind: "work" | "education" | "projects"): Entry[] {
  const whole = blocks.map((block) => {
    // A project without dates is a name, whatever punctuation it contains.
    if (kind === "projects" && !block.dates && block.heading.length === 1) return { block, parts: nameOf(block) }
    const read = { block, parts: withTitle(partsOfHeading(withoutDates(block.heading)), block) }
    if (kind === "projects") return toolsApart({ block, parts: withToldWhole(read.parts) })
    return kind === "work" ? withBusiness({ ...read, parts: placeApart(withBreakWhole(read.parts)) }) : read
  })
  inheritEmployers(whole)
  const read = kind === "work" ? withParallelLines(withoutEmployerLines(whole)) : whole
  const parts = read.map((one) => one.parts)
  const isOpen = ({ second, isPosition }: HeadingParts) => second !== "" && !isPosition
  const sum = (signOf: (parts: HeadingParts) => number) =>
    parts.filter(isOpen).reduce((total, each) => total + signOf(each), 0)
  const words = sum(({ first, second }) => titleScore(first) - titleScore(second))
  // "Corner Grocers, Mallow" above "Counter Sales": without typical words, the part with a place is the employer.
  const vote = words !== 0 || kind !== "work" ? words : sum(({ first, second }) => placed(second) - placed(first))
  return read.map((one) => {
    const { first, second, isPosition = false } = one.parts
    const isStudy = kind === "education"
    // For a study, the part that names a degree determines the order.
    const isTown = degreeScore(second) <= 0 && isPlaceList(second)
    const isSchool = isStudy && mayBeSchool(first) && !namesQualification(`${first}, ${second}`) && isTown
    if (isSchool) return entryOf(one.block, { ...one.parts, first: "", second: `${first}, ${second}` }, true)
    const isSaid = isStudy && second !== "" && namesQualification(first) !== namesQualification(second)
    const [degree, next] = isStudy && second !== "" ? [degreeScore(first), degreeScore(second)] : [0, 0]
    const own = isSaid
      ? namesQualification(first)
      : degree !== next
        ? degree > next
        : kind === "work"
          ? isTitleFirst(first, second)
          : null
    return entryOf(one.block, one.parts, isPosition || (own ?? vote >= (isStudy ? -1 : 0)), kind === "projects")
  })
}

const nameOf = ({ heading }: Block): HeadingParts => ({
  first: heading[0]!.text.replaceAll("\t", ", ").trim(),
  second: "",
  location: "",
})

/** "Career break, caring for my mother": time away from work has no employer. */
const withBreakWhole = (parts: HeadingParts): HeadingParts =>
  namesBreak(parts.first) &&
  parts.second !== "" &&
  !namesBreak(parts.second) &&
  !isPlaceList(parts.second) &&
  titleScore(parts.second) >= 0
    ? { ...parts, first: `${parts.first}, ${parts.second}`, second: "" }
    : parts

/** "Harbor Signs: posters for six clinics, used in two towns": text in lower case describes the project. */
const withToldWhole = (parts: HeadingParts): HeadingParts =>
  /^\p{Ll}/u.test(parts.second) && /^\p{Lu}/u.test(parts.first)
    ? { ...parts, first: `${parts.first}, ${parts.second}`, second: "" }
    : parts

/** "Rail Alert | Python, Flask, React": what a project was made with. */
function toolsApart({ block, parts }: Read): Read {
  const { text, place } = block.heading[0]!
  const [, name = "", tools = ""] =
    /^([^|\t]{2,60}) \|\s{1,2}([^|\t,]{1,25}(?:, [^|\t,]{1,25}){2,12})(?:\t|$)/.exec(text) ?? []
  if (!tools || block.heading.length > 1) return { block, parts }
  const notes = [{ text: tools, place }, ...block.notes]
  return { block: { ...block, notes }, parts: { first: name, second: "", location: "" } }
}

/**
 * Whether the title is first in a job's heading. Null if its own words don't show it, so that the other jobs decide.
 */
function isTitleFirst(first: string, second: string): boolean | null {
  const [isTitle, isNext] = [opensWithTitle(first), opensWithTitle(second)]
  return second === "" || isTitle === isNext ? null : isTitle
}

/** "ACME HOSPITALS GROUP, Southampton": an employer and its town, without a title, or time away from work. */
const placeApart = (parts: HeadingParts): HeadingParts =>
  (titleScore(parts.first) < 0 || namesBreak(parts.first)) &&
  parts.second !== "" &&
  parts.location === "" &&
  isPlaceList(parts.second)
    ? { ...parts, second: "", location: parts.second }
    : parts

const placed = (text: string) => (splitPlace(text)[1] === "" ? 0 : 1)

function entryOf(
  { heading, dates, notes, bullets }: Block,
  parts: HeadingParts,
  titleFirst: boolean,
  isProject = false,
): Entry {
  const single = parts.second === ""
  const first = single ? isProject || titleScore(parts.first) >= 0 || namesQualification(parts.first) : titleFirst
  const [title, employerWithPlace] = first ? [parts.first, parts.second] : [parts.second, parts.first]
  const found = notes.map(placesApart)
  const places = found.flatMap((one) => one.places)
  const [split, behind] = splitPlace(employerWithPlace)
  // Where the place has its label, the text after the employer's comma is a part of its name.
  const [employer, place] = places.length > 0 && !places.includes(behind) ? [employerWithPlace, ""] : [split, behind]
  const [plainTitle, titlePlace] = /[（(][\p{Lo}\p{M} ]+[)）]$/u.test(title) ? splitPlace(title) : [title, ""]
  const grades = withoutDates(heading).flatMap((line, at) =>
    line.grades.map((text): Value => ({ text, place: heading[at]!.place })),
  )
  const told = found.flatMap(({ rest }) => (rest && !ofEmployer.test(rest.text) ? [rest] : []))
  return {
    title: plainTitle,
    employer,
    location: [place, titlePlace, parts.location, ...places].filter(Boolean).join(", "),
    start: dates?.start ?? "",
    end: dates?.end ?? "",
    dates: dates?.written ?? "",
    notes: [...grades, ...told],
    bullets,
    place: heading[0]!.place,
  }
}
