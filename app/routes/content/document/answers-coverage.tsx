import type { CriteriaCoverage } from "../../../domain/document/criteria-coverage"
import { CoverageMatrix } from "../../../ui/coverage/coverage-matrix"

/** Which achievement answers which criterion of a document, with a warning if one is used too often. */
export function AnswersCoverage({ coverage }: { coverage: CriteriaCoverage }) {
  return (
    <CoverageMatrix
      coverage={coverage}
      className="mt-10 max-w-3xl print:hidden"
      description="Which achievement answers which criterion in this document."
      warningOf={({ column, quotes }) => ({
        title: `Achievement ${column + 1} answers ${quotes.length} criteria`,
        advice:
          "An assessor would read the same story each time. Use it for one answer, and other achievements for the rest.",
      })}
    />
  )
}
