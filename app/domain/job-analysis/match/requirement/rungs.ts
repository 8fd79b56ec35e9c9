import type { Deed } from "./deed"

/** A ladder of grades or licenses, from the lowest rung up. Whoever holds a rung holds those below it. */
interface Ladder {
  /** A rung with its words, as postings and people write it. */
  written: (rung: string) => string
  rungs: readonly string[]
  /** Words around the rung that belong to its name: "a current … licence or higher". */
  before: string
  behind: string
}

const licence = "(?:[ -](?:class|truck|vehicle|driv\\w+|heavy|rigid|combination|\\([A-Z]{2}\\)))*[ -]licen[cs]es?"
const orHigher = "(?: or (?:higher|above|better|over|equivalent)|\\+)?"

const ladders: readonly Ladder[] = [
  // Australian and New Zealand heavy vehicles.
  {
    rungs: [
      "LR|light rigid(?: \\(LR\\))?",
      "MR|medium rigid(?: \\(MR\\))?",
      "HR|heavy rigid(?: \\(HR\\))?",
      "HC|heavy combination(?: \\(HC\\))?",
      "MC|multi[- ]combination(?: \\(MC\\))?",
    ],
    written: (rung) => `\\b(?:${rung})${licence}`,
    before: "",
    behind: orHigher,
  },
  // American commercial licenses.
  {
    rungs: ["C", "B", "A"],
    written: (rung) => `\\bclass ${rung}\\b[ -]*(?:CDL|commercial)|\\bCDL[ -]*\\(?(?:class )?${rung}\\b`,
    before: "",
    behind: "(?: driver['’]?s licen[cs]e)?(?: or (?:higher|better))?",
  },
  // British and European lorries; "Class 2" is C and "Class 1" is C+E.
  {
    rungs: ["C1", "C|Class 2|Class II", "C ?\\+ ?E|CE|Class 1|Class I"],
    written: (rung) =>
      `\\b(?:(?:category|cat\\.?) (?:${rung})|(?:HGV|LGV) (?:${rung})|(?:${rung})(?: HGV| LGV| driv\\w+)* licen[cs]e)(?![\\w+])`,
    before: "",
    behind: orHigher,
  },
  // Pay bands of the British health service.
  {
    rungs: ["2", "3", "4", "5", "6", "7", "8[abcd]?", "9"],
    written: (rung) => `\\bband ${rung}\\b`,
    before: "(?:at |as an? )?",
    behind: "(?: (?:level|nurse|midwife))?(?: or (?:higher|above))?",
  },
]

const compiled = ladders.map(({ rungs, written, before, behind }) =>
  rungs.map((rung, at) => ({
    isRung: true,
    asked: new RegExp(`${before}(?:${written(rung)})${behind}`, "i"),
    shown: new RegExp(
      rungs
        .slice(at)
        .map((one) => written(one))
        .join("|"),
      "i",
    ),
  })),
)

/** The lowest rung that a requirement names on each ladder: an HR licence is enough for "MR licence or higher". */
export function rungsAsked(text: string): { deed: Deed; found: string }[] {
  return compiled.flatMap((rungs) => {
    const [first] = rungs.flatMap((deed) => {
      const found = deed.asked.exec(text)?.[0].trim()
      return found === undefined ? [] : [{ deed, found }]
    })
    return first ? [first] : []
  })
}
