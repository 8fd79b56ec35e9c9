import { Form, Link, useLocation } from "@remix-run/react"
import type { DragEvent } from "react"
import { SubmitButton } from "../../../ui/form/submit-button"
import { ScoreBadge } from "../score-badge"
import type { ShownSummary } from "../shown-summary"
import { statusOptions } from "../status-labels"

/** The MIME type of a dragged card's id and version. */
export const cardFormat = "application/x-throughline-application"

/** An application on the board, with the form that moves it. */
export function BoardCard({ item }: { item: ShownSummary }) {
  const { id, version, title, company, status, score, band, since, nextStep, nextStepOn, closing, date } = item
  const { search } = useLocation()

  function drag(event: DragEvent) {
    event.dataTransfer.setData(cardFormat, JSON.stringify({ id, version }))
    event.dataTransfer.effectAllowed = "move"
  }

  return (
    <li draggable onDragStart={drag} className="border border-line bg-paper-raised p-3 text-sm">
      <h3 className="text-base leading-snug wrap-anywhere">
        <Link to={`/job-analysis/${id}`} prefetch="intent" draggable={false} className="hover:underline">
          {title}
        </Link>
      </h3>
      {/* Without an employer, the date tells two postings of one title apart. */}
      <p className={company ? "mt-0.5 wrap-anywhere" : "mt-0.5 text-muted"}>{company || `Analyzed on ${date}`}</p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
        <ScoreBadge score={score} band={band} />
        {since && <span>Since {since}</span>}
        {closing && status !== "closed" && <span>Closes {closing}</span>}
      </p>
      {nextStep && (
        <p className="mt-2 border-l-2 border-accent pl-2 text-xs wrap-anywhere">
          {nextStep}
          {nextStepOn && (
            <>
              {" · "}
              <span className="whitespace-nowrap text-muted">{nextStepOn}</span>
            </>
          )}
        </p>
      )}
      <Form method="post" action="/job-analysis/board" preventScrollReset className="mt-3 flex flex-wrap gap-2">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="back" value={search} />
        <label className="min-w-0 flex-1 basis-32">
          <span className="sr-only">Status of {title}</span>
          <select
            key={status}
            name="status"
            defaultValue={status}
            className="select-arrow block w-full appearance-none rounded-md border border-control bg-paper-raised py-1 pr-8 pl-2 text-sm"
          >
            {statusOptions.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <SubmitButton variant="secondary" size="small" busyLabel="Moving...">
          Move<span className="sr-only"> {title}</span>
        </SubmitButton>
      </Form>
    </li>
  )
}
