import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react"
import { waitingText } from "../../domain/achievements/rules"
import { findEntry } from "../../domain/growth-pulse/entries/list-entries.server"
import { product } from "../../domain/kernel/product"
import { type Query, together } from "../../domain/kernel/query.server"
import { readyPage } from "../../http/visitor/guards.server"
import { readLocale } from "../../http/visitor/locale.server"
import lines from "../../styles/lines.css?url"
import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/feedback/notice"
import { revalidateAfterConflict } from "../../ui/form/after-conflict"
import { FormError } from "../../ui/form/form-error"
import { PageHeader } from "../../ui/shell/page-header"
import { AddLineForm } from "./add-line-form"
import { changeRecord } from "./change-record.server"
import { LineFilters } from "./line-filters"
import { LineGroups } from "./line-groups"
import { MergeForm } from "./merge-form"
import { NoLines } from "./no-lines"
import { readRecord, wantedLines } from "./read-record.server"

export const links: LinksFunction = () => [{ rel: "stylesheet", href: lines }]

export const meta: MetaFunction = () => [{ title: `Achievements · ${product.name}` }]

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams
  const wanted = wantedLines(search)
  const locale = readLocale(args.request)
  const toldId = search.get("reflection")
  const { viewer, data } = await readyPage(args, (deps, who) =>
    together(readRecord(deps, who, wanted, locale), toldId ? findEntry(deps, who, toldId) : noEntry),
  )
  const [record, entry] = data
  const told = entry && { question: entry.question, response: entry.response, followUps: entry.followUps }
  return { viewer, wanted, ...record, told }
}

const noEntry: Query<null> = { statements: [], read: () => null }

export function action(args: ActionFunctionArgs) {
  return changeRecord(args)
}

export default function Achievements() {
  const { wanted, groups, nextCursor, waiting, roles, told } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const [search] = useSearchParams()
  const several = groups.reduce((sum, { lines }) => sum + lines.length, 0) > 1
  // The empty list has its own first steps, so the header does not repeat them.
  const isBlank = groups.length === 0 && search.size === 0
  const next = new URLSearchParams(search)
  if (nextCursor) next.set("cursor", nextCursor)
  return (
    <>
      <PageHeader
        title="Achievements"
        description="What you did, one line each, in words you'd put your name to. Documents use the lines you've agreed to first."
        action={
          <>
            {!isBlank && <ButtonLink to="/import">Bring your resume</ButtonLink>}
            {!isBlank && <ButtonLink to="/achievements/review">Prepare for a review</ButtonLink>}
            <ButtonLink to="?add=1#add-line" variant={isBlank ? "secondary" : "primary"} preventScrollReset>
              Add a line
            </ButtonLink>
          </>
        }
      />
      {waiting > 0 && wanted.state !== "proposed" && (
        <Notice
          className="mb-8"
          title={waitingText(waiting)}
          action={
            <ButtonLink to="?state=proposed" size="small">
              {waiting === 1 ? "Review it" : "Review them"}
            </ButtonLink>
          }
        />
      )}
      <div className="mb-6 empty:hidden">
        <FormError errors={refused?.result.error?.[""] ?? undefined} />
      </div>
      <LineFilters wanted={wanted} roles={roles} />
      {groups.length === 0 ? (
        <NoLines wanted={wanted} />
      ) : (
        <LineGroups
          groups={groups}
          roles={roles}
          canOrder={wanted.by === "role" && wanted.state === "agreed"}
          refused={refused}
        />
      )}
      {nextCursor && (
        <ButtonLink to={`?${next}`} className="mt-8">
          More lines
        </ButtonLink>
      )}
      <div className="mt-14 grid items-start gap-10 lg:grid-cols-2">
        {several && <MergeForm refused={refused} />}
        <AddLineForm roles={roles} told={told} open={search.has("add")} refused={refused} />
      </div>
    </>
  )
}
