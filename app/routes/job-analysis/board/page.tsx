import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare"
import { Form, useLoaderData, useSearchParams } from "@remix-run/react"
import { changeAnalysis } from "../../../domain/job-analysis/applications/change-analysis.server"
import { findStoredAnalysis } from "../../../domain/job-analysis/list-analyses.server"
import { MoveApplication } from "../../../domain/job-analysis/schema"
import { product } from "../../../domain/kernel/product"
import { runQuery } from "../../../domain/kernel/query.server"
import { runToldForm } from "../../../http/forms/run-told-form.server"
import { readyPage } from "../../../http/visitor/guards.server"
import { Button } from "../../../ui/button"
import { ButtonLink } from "../../../ui/button-link"
import { EmptyState } from "../../../ui/feedback/empty-state"
import { Field } from "../../../ui/form/field"
import { PageHeader } from "../../../ui/shell/page-header"
import { TabLinks } from "../../../ui/tab-links"
import { TextLink } from "../../../ui/text-link"
import { statusLabels, statusOptions } from "../status-labels"
import { BoardCard } from "./board-card"
import { BoardColumns } from "./board-columns"
import { readBoard, type ShownBoard } from "./read-board.server"

const path = "/job-analysis/board"

export const meta: MetaFunction = () => [{ title: `Applications · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const wanted = new URL(args.request.url).searchParams
  const { viewer, data } = await readyPage(args, (deps, who) => readBoard(deps, who, wanted))
  return { viewer, ...data(viewer) }
}

export async function action(args: ActionFunctionArgs) {
  const formData = await args.request.formData()
  const { deps } = args.context
  const id = String(formData.get("id") ?? "")
  const { actor, data } = await readyPage(args, (deps, who) => findStoredAnalysis(deps, who, id))
  const back = path + ownSearch(formData.get("back"))
  const move = async ({ back: _, ...change }: MoveApplication) => {
    const read = () => runQuery(deps.db, findStoredAnalysis(deps, actor.userId, change.id))
    return changeAnalysis(deps, actor, change, data, read)
  }
  const refused = (message: string) => ({ title: "Not moved", description: message, variant: "destructive" as const })
  return runToldForm(args, MoveApplication, move, () => redirect(back), formData, { to: back, refused })
}

/** The current filter, to return to. */
function ownSearch(given: unknown): string {
  return typeof given === "string" && /^\?[\w=&%+.-]*$/.test(given) ? given : ""
}

export default function Applications() {
  const { columns, list } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const status = search.get("status") ?? ""
  const text = search.get("q") ?? ""
  const isEmpty = columns?.every(({ items }) => items.length === 0) ?? false
  return (
    <>
      <PageHeader
        above={<TextLink to="/job-analysis">Job-Tailored Content</TextLink>}
        title="Applications"
        action={<ButtonLink to="/job-analysis/trash">Trash</ButtonLink>}
      />
      {isEmpty ? (
        <EmptyState
          title="No applications yet"
          action={
            <ButtonLink to="/job-analysis" variant="primary">
              Analyze a posting
            </ButtonLink>
          }
        >
          Each posting you analyze starts here as Saved. Move it along as you apply and hear back.
        </EmptyState>
      ) : (
        <>
          <div className="mb-8 space-y-5">
            <TabLinks
              label="Status"
              tabs={[
                {
                  to: text ? `?q=${encodeURIComponent(text)}` : path,
                  label: "All",
                  current: !(status in statusLabels),
                },
                ...statusOptions.map(({ value, label }) => ({
                  to: `?${new URLSearchParams({ status: value, ...(text ? { q: text } : {}) })}`,
                  label,
                  current: status === value,
                })),
              ]}
            />
            <Form method="get" role="search" className="flex max-w-xl items-end gap-3">
              {status && <input type="hidden" name="status" value={status} />}
              <Field
                key={text}
                className="flex-1"
                field={{ id: "search", name: "q", initialValue: text }}
                label="Search by title, company, place or skill"
                type="search"
                maxLength={100}
              />
              <Button type="submit" variant="secondary" className="min-h-11">
                Search
              </Button>
            </Form>
          </div>
          {columns && <BoardColumns columns={columns} />}
          {list && <ApplicationList list={list} status={status} isSearch={text !== ""} />}
        </>
      )}
    </>
  )
}

interface ApplicationListProps {
  list: NonNullable<ShownBoard["list"]>
  status: string
  isSearch: boolean
}

function ApplicationList({ list: { items, hasMore, nextCursor }, status, isSearch }: ApplicationListProps) {
  if (items.length === 0) {
    return (
      <EmptyState
        title={isSearch ? "No applications match" : "No applications at this stage"}
        action={<ButtonLink to={path}>Show the board</ButtonLink>}
      />
    )
  }
  return (
    <>
      <h2 className="sr-only">{isSearch ? "Applications that match" : "Applications at this stage"}</h2>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <BoardCard key={item.id} item={item} />
        ))}
      </ol>
      {hasMore && (
        <p className="mt-6 text-sm text-muted">These are the first matches. Add a word to narrow them down.</p>
      )}
      {nextCursor && (
        <ButtonLink to={`?${new URLSearchParams({ status, cursor: nextCursor })}`} className="mt-6">
          Older
        </ButtonLink>
      )}
    </>
  )
}
