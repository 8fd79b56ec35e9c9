import type { ReactNode } from "react"
import { Card } from "../card"
import { Notice } from "../feedback/notice"

const marks = { best: { sign: "●", label: "Best answer" }, also: { sign: "○", label: "Shows it too" } } as const
const empty = {
  partly: "Shown in part",
  "only named": "In your profile, not in an achievement yet",
  open: "Up to you: no evidence is needed",
  gap: "Gap",
} as const

interface CoverageMatrixProps {
  coverage: {
    stories: { text: string }[]
    rows: { id: string; quote: string; marks: (keyof typeof marks | null)[]; status: keyof typeof empty | "shown" }[]
    overused: { column: number; text: string; quotes: string[] }[]
  }
  description: string
  /** Advice for an achievement that serves too many criteria. */
  warningOf: (overused: { column: number; quotes: string[] }) => { title: string; advice: ReactNode }
  className?: string
}

/** A matrix of criteria by achievements. The columns are numbered; a list below resolves the numbers. */
export function CoverageMatrix({ coverage, description, warningOf, className = "" }: CoverageMatrixProps) {
  const { stories, rows, overused } = coverage
  return (
    <Card look="ruled" id="coverage" title="Coverage" description={description} className={`scroll-mt-24 ${className}`}>
      {overused.map(({ column, text, quotes }) => {
        const { title, advice } = warningOf({ column, quotes })
        return (
          <Notice key={column} variant="caution" className="mb-4" title={title}>
            <p>
              “{text}” {advice}
            </p>
          </Notice>
        )
      })}
      <div className="relative overflow-x-auto">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">Criteria by achievements</caption>
          <thead>
            <tr className="border-b border-line-strong text-left align-bottom">
              <th scope="col" className="min-w-48 py-2 pr-4 font-semibold">
                Criterion
              </th>
              {stories.map(({ text }, column) => (
                <th key={text} scope="col" className="px-2 py-2 text-center font-semibold tabular-nums">
                  <span title={text}>{column + 1}</span>
                  <span className="sr-only">: {text}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, quote, marks: own, status }) => (
              <tr key={id} className="border-b border-line align-top">
                <th scope="row" className="py-2 pr-4 text-left font-normal wrap-anywhere">
                  {quote}
                  {status !== "shown" && <span className="block text-xs text-muted">{empty[status]}</span>}
                </th>
                {own.map((mark, column) => (
                  <td key={stories[column]?.text} className="px-2 py-2 text-center">
                    {mark && (
                      <>
                        <span aria-hidden>{marks[mark].sign}</span>
                        <span className="sr-only">{marks[mark].label}</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ol className="mt-4 list-decimal space-y-1.5 pl-6 text-sm tabular-nums marker:text-muted">
        {stories.map(({ text }) => (
          <li key={text} className="font-serif wrap-anywhere">
            {text}
          </li>
        ))}
      </ol>
    </Card>
  )
}
