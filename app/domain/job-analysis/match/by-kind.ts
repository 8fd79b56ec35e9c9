import type { RequirementKind } from "../reading/posting"
import { isHeld } from "./answered"
import { degreeIn, highestDegreeIn } from "./degrees"
import { matchRequirement, paper, type Shown } from "./match-requirement"
import { onlyNames } from "./named-only"
import type { RecordIndex, Unit } from "./record-index"
import { restrictRecord } from "./restrict-record"
import type { Because } from "./shapes"
import { asksUse, tellsDeed, tellsFigure } from "./tells-deed"

/** A record and what of it can show each kind of requirement. */
interface Records {
  all: RecordIndex
  /** The person's statements, without names that only their profile has. */
  told: RecordIndex
  /** Their deeds. */
  done: RecordIndex
  /** Studies, certificates and licences, and what tells of them. */
  papers: RecordIndex
  /** Everything but the names of employers: "Tidewater Logistics" tells of no study. */
  others: RecordIndex
}

export function recordsByKind(all: RecordIndex): Records {
  const told = restrictRecord(all, ({ field }) => !onlyNames(field))
  return {
    all,
    told,
    done: restrictRecord(told, ({ text }) => tellsDeed(text) || tellsFigure(text)),
    papers: restrictRecord(all, tellsPaper),
    others: restrictRecord(all, ({ field }) => field !== "employer"),
  }
}

const studied = /\b(?:qualif\w+|graduat\w+|studied|studies|apprenticeship|nvq|btec|gcses?|a[- ]levels?)\b/i

const tellsPaper = ({ text, field }: Unit): boolean =>
  field === "qualification" ||
  (field !== "employer" && (paper.test(text) || studied.test(text) || highestDegreeIn(text) !== null))

/** A posting that takes work in place of a degree. */
const orWork = /\b(?:or|and\/or)\b[^.;]{0,40}\b(?:equivalent|experience)\b|\bequivalent (?:experience|combination)\b/i

/** How far a record shows a requirement of some kind, each with its own sort of evidence. */
export function shownByKind(quote: string, kind: RequirementKind, records: Records, years: number): Shown {
  if (kind === "qualification" || kind === "license") return shownByPaper(quote, records, years)
  const shown = matchRequirement(quote, records.all, years)
  if (shown.status !== "met" || isHeld(kind)) return shown
  const isMetBy = (record: RecordIndex) => matchRequirement(quote, record, years).status === "met"
  // Years are those of the history, whose roles need no other deed.
  if (shown.years === null && !isMetBy(records.told)) return inPart(shown, { code: "named" })
  if (kind === "responsibility" && !asksUse(quote) && !isMetBy(records.done)) return inPart(shown, { code: "no_deed" })
  return shown
}

/**
 * A degree, certificate or licence is met only by words that tell of one. The work itself shows a part of it, unless a
 * degree is asked for that nothing else may stand in for.
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
