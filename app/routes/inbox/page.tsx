import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { formatNumber } from "../../domain/kernel/format"
import { PageQuery } from "../../domain/kernel/page"
import { product } from "../../domain/kernel/product"
import { listNotices } from "../../domain/notifications/list-notices.server"
import { markAllRead, markRead } from "../../domain/notifications/mark-read.server"
import { MarkAllRead, MarkRead } from "../../domain/notifications/schema"
import { runForm } from "../../http/forms/run-form.server"
import { readyPage, requireReady } from "../../http/visitor/guards.server"
import { readLocale } from "../../http/visitor/locale.server"
import { ownPath } from "../../http/visitor/own-path"
import { useLocale } from "../../ui/browser/locale"
import { ButtonLink } from "../../ui/button-link"
import { EmptyState } from "../../ui/feedback/empty-state"
import { Notice } from "../../ui/feedback/notice"
import { PageHeader } from "../../ui/shell/page-header"
import { MarkAll } from "./mark-all"
import { NoticeLine } from "./notice-line"
import { whenText } from "./when.server"

const path = "/inbox"
const pageLength = 20

export const meta: MetaFunction = () => [{ title: `Inbox · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const wanted = new URL(args.request.url).searchParams.get("cursor") ?? undefined
  // An invalid cursor shows the first page.
  const cursor = PageQuery.safeParse({ cursor: wanted }).data?.cursor
  const { viewer, data } = await readyPage(args, (deps, who) =>
    listNotices(deps, who, { limit: pageLength, cursor }, readLocale(args.request)),
  )
  const now = args.context.deps.now()
  return {
    viewer,
    lines: data.notices.map((notice) => ({ ...notice, ...whenText(notice.createdAt, viewer, now) })),
    nextCursor: data.nextCursor,
    isPaged: cursor !== undefined,
  }
}

export async function action(args: ActionFunctionArgs) {
  const formData = await args.request.formData()
  const actor = await requireReady(args)
  const { deps } = args.context
  const back = ownPath(formData.get("back"), path)
  if (formData.get("intent") === "all") {
    const mark = (input: MarkAllRead) => markAllRead(deps, actor, input)
    return runForm(args, MarkAllRead, mark, () => redirect(back), formData)
  }
  const opens = formData.get("intent") === "open"
  const mark = (input: MarkRead) => markRead(deps, actor, input)
  return runForm(
    args,
    MarkRead,
    mark,
    ({ notification }) => redirect(opens ? ownPath(notification.href, path) : back),
    formData,
  )
}

export default function Inbox() {
  const locale = useLocale()
  const { viewer, lines, nextCursor, isPaged } = useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const unread = viewer.unreadNotifications
  return (
    <div className="max-w-3xl">
      <PageHeader
        title="Inbox"
        description={
          lines.length > 0 && (unread === 0 ? "You have read everything." : `${formatNumber(unread, locale)} unread`)
        }
        action={unread > 0 && !isPaged && <MarkAll upTo={lines[0]?.id} />}
      />
      {refused && (
        <Notice variant="destructive" className="mb-6">
          {refused.message}
        </Notice>
      )}
      {lines.length === 0 ? (
        <EmptyState title={isPaged ? "There is nothing older" : "Nothing has arrived yet"}>
          {!isPaged && "We'll tell you here when a document is ready, when something fails or when you reach a limit."}
        </EmptyState>
      ) : (
        <ol className="border-t border-ink">
          {lines.map((line) => (
            <NoticeLine key={line.id} line={line} />
          ))}
        </ol>
      )}
      <div className="mt-8 flex gap-3">
        {isPaged && <ButtonLink to={path}>Newest</ButtonLink>}
        {nextCursor && <ButtonLink to={`?cursor=${nextCursor}`}>Older</ButtonLink>}
      </div>
    </div>
  )
}
