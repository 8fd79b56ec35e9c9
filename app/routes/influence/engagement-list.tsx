import { Form } from "@remix-run/react"
import { ButtonLink } from "../../ui/button-link"
import { EmptyState } from "../../ui/feedback/empty-state"
import { SubmitButton } from "../../ui/form/submit-button"
import { TextLink } from "../../ui/text-link"
import type { ShownInfluence, ShownPiece } from "./shown-influence.server"

const figures = [
  ["likes", "Likes"],
  ["comments", "Comments"],
  ["shares", "Shares"],
  ["views", "Views"],
] as const

/** The published pieces, newest first, each with the growth of its counts. */
export function EngagementList({
  items,
  nextCursor,
}: {
  items: ShownInfluence["engagements"]
  nextCursor: string | null
}) {
  if (items.length === 0) {
    return (
      <EmptyState
        title="No engagement yet"
        action={
          <ButtonLink to="?add=1&tab=engagement" variant="primary" preventScrollReset>
            Add Engagement
          </ButtonLink>
        }
      >
        Add the likes, comments, shares and views of a post, or{" "}
        <TextLink to="/influence-score/import">import your platform’s export</TextLink>.
      </EmptyState>
    )
  }
  return (
    <>
      <ol className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id} className="py-5">
            <Piece item={item} />
          </li>
        ))}
      </ol>
      {nextCursor && <ButtonLink to={`?tab=engagement&cursor=${nextCursor}#analytics`}>Older</ButtonLink>}
    </>
  )
}

function Piece({ item }: { item: ShownPiece }) {
  return (
    <article>
      <p className="flex flex-wrap gap-x-3 text-xs text-muted">
        <span>{item.platform}</span>
        <span>{item.label}</span>
        <time dateTime={item.dateTime}>{item.date}</time>
      </p>
      <h3 className="mt-1 font-serif text-lg wrap-anywhere">{item.preview}</h3>
      <dl className="mt-2 grid max-w-md grid-cols-4 gap-x-4 text-sm">
        {figures.map(([key, label]) => (
          <div key={key}>
            <dt className="text-xs text-muted">{label}</dt>
            <dd className="font-medium tabular-nums">{item[key]}</dd>
          </div>
        ))}
      </dl>
      {item.growth.length > 1 && <Growth item={item} />}
      <div className="mt-3 flex flex-wrap gap-2">
        <ButtonLink to={`?tab=engagement&piece=${item.id}`} size="small" preventScrollReset>
          Add newer numbers<span className="sr-only"> of {item.preview}</span>
        </ButtonLink>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={item.id} />
          <SubmitButton name="intent" value="delete" size="small" variant="quiet" busyLabel="Deleting...">
            Delete<span className="sr-only"> {item.preview}</span>
          </SubmitButton>
        </Form>
      </div>
    </article>
  )
}

function Growth({ item: { growth, preview } }: { item: ShownPiece }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: with large text it scrolls, so it must be focusable
    <section className="mt-3 overflow-x-auto" tabIndex={0} aria-label={`How it grew: ${preview}`}>
      <table className="w-full max-w-md border-collapse text-sm">
        <caption className="pb-1 text-left text-xs text-muted">How it grew</caption>
        <thead className="text-xs text-muted">
          <tr className="border-y border-line">
            <th scope="col" className="py-1 text-left font-normal">
              After
            </th>
            {figures.map(([key, label]) => (
              <th key={key} scope="col" className="py-1 pl-3 text-right font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {growth.map((row) => (
            <tr key={row.label} className="border-b border-line">
              <th scope="row" className="py-1 text-left font-normal" title={row.on}>
                {row.label}
              </th>
              {figures.map(([key]) => (
                <td key={key} className="py-1 pl-3 text-right tabular-nums">
                  {row[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
