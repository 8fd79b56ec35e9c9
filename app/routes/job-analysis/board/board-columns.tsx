import { useSubmit } from "@remix-run/react"
import { clsx } from "clsx/lite"
import type { DragEvent } from "react"
import { TextLink } from "../../../ui/text-link"
import { BoardCard, cardFormat } from "./board-card"
import type { ShownBoard } from "./read-board.server"

/**
 * The board: a column for each status; on phones, only for those in use. A card can be dropped on a column; its own form
 * does the same.
 */
export function BoardColumns({ columns }: { columns: NonNullable<ShownBoard["columns"]> }) {
  const submit = useSubmit()

  function drop(event: DragEvent, status: string) {
    const dragged = event.dataTransfer.getData(cardFormat)
    if (!dragged) return
    event.preventDefault()
    submit({ ...JSON.parse(dragged), status, back: "" }, { method: "post", action: "/job-analysis/board" })
  }

  function allow(event: DragEvent) {
    if (event.dataTransfer.types.includes(cardFormat)) event.preventDefault()
  }

  return (
    <div className="grid gap-x-5 gap-y-10 sm:grid-cols-2 lg:grid-cols-5">
      {columns.map(({ status, label, items, count }) => (
        <section
          key={status}
          aria-labelledby={`column-${status}`}
          onDragOver={allow}
          onDrop={(event) => drop(event, status)}
          className={clsx("min-w-0", count === 0 && "max-sm:hidden")}
        >
          <h2 id={`column-${status}`} className="border-t-2 border-ink pt-2 text-lg">
            {label} <span className="font-sans text-sm text-muted tabular-nums">{count}</span>
          </h2>
          {items.length === 0 ? (
            <p className="mt-3 text-sm text-muted">Nothing here.</p>
          ) : (
            <ol className="mt-3 space-y-3">
              {items.map((item) => (
                <BoardCard key={item.id} item={item} />
              ))}
            </ol>
          )}
          {count > items.length && (
            <p className="mt-3 text-sm">
              <TextLink to={`?status=${status}`}>
                Show all {count}
                <span className="sr-only">: {label}</span>
              </TextLink>
            </p>
          )}
        </section>
      ))}
    </div>
  )
}
