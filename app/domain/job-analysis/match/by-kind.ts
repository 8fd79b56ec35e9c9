import type { RequirementKind } from "../reading/posting"
import { isHeld } from "./answered"
import { matchRequirement, type Shown } from "./match-requirement"
import { onlyNames } from "./record/named-only"
import type { RecordIndex, Unit } from "./record/record-index"
import { restrictRecord } from "./record/restrict-record"
import { asksUse } from "./record/tells-deed"
import { degreeIn, highestDegreeIn } from "./requirement/degrees"
import type { Because } from "./requirement/shapes"
import { onlyLanguages } from "./requirement/spoken"
import { isOthersPaper, paper } from "./shown/skills-shown"
import { tellsDeedNear } from "./shown/topics-shown"

/** A record, and its subsets that can show each kind of requirement. */
interface Records {
  all: RecordIndex
  /** The person's statements, without entries that are only in the profile. */
  told: RecordIndex
  /** The person's statements and the roles of the work history. */
  worked: RecordIndex
  /** The person's actions. */
  done: RecordIndex
  /** Everything except answers whose lines wait for agreement. */
  agreed: RecordIndex
  /** Studies, certificates and licenses, and statements about them. */
  papers: RecordIndex
  /** Everything except employers' names: "Tidewater Logistics" is not evidence of a course in logistics. */
  others: RecordIndex
}

export function recordsByKind(all: RecordIndex): Records {
  // A language that a duty is done in is stated, not done.
  const told = restrictRecord(all, ({ text, field }) => !onlyNames(field) || onlyLanguages(text))
  return {
    all,
    told,
    worked: restrictRecord(all, ({ field }) => field === "role" || !onlyNames(field)),
    done: restrictRecord(told, (unit) => tellsDeedNear(unit) || onlyLanguages(unit.text)),
    agreed: restrictRecord(all, ({ isWaiting }) => isWaiting !== true),
    papers: restrictRecord(all, tellsPaper),
    others: restrictRecord(all, ({ field }) => field !== "employer"),
  }
}

const studied = /\b(?:qualif\w+|graduat\w+|studied|studies|apprenticeship|nvq|btec|gcses?|a[- ]levels?)\b/i

const tellsPaper = ({ text, field }: Unit): boolean =>
  field === "qualification" ||
  (field !== "employer" &&
    !isOthersPaper(text) &&
    (paper.test(text) || studied.test(text) || highestDegreeIn(text) !== null))

/** The posting accepts work experience instead of a degree. */
const orWork = /\b(?:or|and\/or)\b[^.;]{0,40}\b(?:equivalent|experience)\b|\bequivalent (?:experience|combination)\b/i

/**
 * How well a record shows a requirement of a kind. Each kind accepts its own sort of evidence. Words that wait for
 * agreement count in part.
 */
export function shownByKind(quote: string, kind: RequirementKind, records: Records, years: number): Shown {
  const shown = shownBy(quote, kind, records, years)
  const isAgreed = shown.status !== "met" || matchRequirement(quote, records.agreed, years).status === "met"
  return isAgreed ? shown : { ...shown, status: "partly" }
}

function shownBy(quote: string, kind: RequirementKind, records: Records, years: number): Shown {
  if (kind === "qualification" || kind === "license") return shownByPaper(quote, records, years)
  const shown = matchRequirement(quote, records.all, years)
  if (shown.status !== "met" || isHeld(kind)) return shown
  const isMetBy = (record: RecordIndex) => matchRequirement(quote, record, years).status === "met"
  // Years and experience come from the work history, whose roles need no separate action.
  if (shown.years === null && !isMetBy(kind === "experience" ? records.worked : records.told))
    return inPart(shown, { code: "named" })
  if (kind === "responsibility" && !asksUse(quote) && !isMetBy(records.done)) return inPart(shown, { code: "no_deed" })
  return shown
}

/**
 * A degree, certificate or license is met only by evidence of one. Doing the work meets it in part, unless the posting
 * insists on a degree.
 */
function shownByPaper(quote: string, records: Records, years: number): Shown {
  const onPaper = matchRequirement(quote, records.papers, years)
  if (onPaper.status === "met") return onPaper
  if (degreeIn(quote) !== null && !orWork.test(quote)) return onPaper
  const byWork = matchRequirement(quote, records.others, years)
  if (byWork.status === "met") return inPart(byWork, { code: "no_paper" })
  return onPaper.status === "partly" ? onPaper : byWork
}

function inPart(shown: Shown, because: Because): Shown {
  const [first, ...others] = shown.evidence
  const evidence = first ? [{ ...first, because: [...first.because, because] }, ...others] : []
  return { ...shown, status: "partly", evidence }
}
