import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { Form, useLoaderData } from "@remix-run/react"
import { findAnalyses } from "../../domain/job-analysis/list-analyses.server"
import { trashDays } from "../../domain/job-analysis/rules"
import { day, later } from "../../domain/kernel/clock"
import { formatDate } from "../../domain/kernel/format"
import { PageQuery } from "../../domain/kernel/page"
import { product } from "../../domain/kernel/product"
import { readyPage } from "../../http/guards.server"
import { ButtonLink } from "../../ui/button-link"
import { EmptyState } from "../../ui/empty-state"
import { PageHeader } from "../../ui/page-header"
import { SubmitButton } from "../../ui/submit-button"
import { TextLink } from "../../ui/text-link"
import { titleOf } from "./status-labels"

export const meta: MetaFunction = () => [{ title: `Deleted postings · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const cursor = new URL(args.request.url).searchParams.get("cursor") ?? undefined
  const page = PageQuery.safeParse({ limit: 20, cursor }).data ?? { limit: 20 }
  const { viewer, data } = await readyPage(args, (deps, who) => findAnalyses(deps, who, page, { on: 1 }))
  const items = data.rows.map((row) => ({
    id: row.id,
    title: titleOf(row),
    company: row.company,
    until: row.trashedAt && formatDate(later(new Date(row.trashedAt), trashDays * day), viewer),
  }))
  return { viewer, items, nextCursor: data.nextCursor }
}

export default function DeletedPostings() {
  const { items, nextCursor } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        above={<TextLink to="/job-analysis">Job-Tailored Content</TextLink>}
        title="Trash"
        description={`You can restore deleted postings for ${trashDays} days.`}
      />
      {items.length === 0 ? (
        <EmptyState
          title="The trash is empty."
          action={<ButtonLink to="/job-analysis">Back to your postings</ButtonLink>}
        >
          Postings you delete stay here for {trashDays} days.
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {items.map(({ id, title, company, until }) => (
            <li key={id} className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-5">
              <div className="min-w-0 flex-1 basis-72">
                <h2 className="text-lg wrap-anywhere">{title}</h2>
                <p className="text-sm text-muted">
                  {[company, until && `deleted for good on ${until}`].filter(Boolean).join(" · ")}
                </p>
              </div>
              <Form method="post" action="/job-analysis">
                <input type="hidden" name="intent" value="restore" />
                <SubmitButton variant="secondary" size="small" name="id" value={id} busyLabel="Restoring...">
                  Restore<span className="sr-only"> {title}</span>
                </SubmitButton>
              </Form>
            </li>
          ))}
        </ol>
      )}
      {nextCursor && (
        <ButtonLink to={`?cursor=${nextCursor}`} className="mt-6">
          Older
        </ButtonLink>
      )}
    </>
  )
}
