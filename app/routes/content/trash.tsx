import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { Form, useLoaderData } from "@remix-run/react"
import { restoreContent } from "../../domain/content/change-content.server"
import { listContents } from "../../domain/content/get-content.server"
import { MoveContent } from "../../domain/content/schema"
import { contentTypes, previewOf, trashDays } from "../../domain/document/kinds"
import { day, later } from "../../domain/kernel/clock"
import { formatDate } from "../../domain/kernel/format"
import { PageQuery } from "../../domain/kernel/page"
import { product } from "../../domain/kernel/product"
import { readyPage, requireReady } from "../../http/guards.server"
import { runForm } from "../../http/run-form.server"
import { redirectWithToast } from "../../http/toast.server"
import { ButtonLink } from "../../ui/button-link"
import { EmptyState } from "../../ui/empty-state"
import { PageHeader } from "../../ui/page-header"
import { SubmitButton } from "../../ui/submit-button"
import { TextLink } from "../../ui/text-link"

const path = "/content/trash"

export const meta: MetaFunction = () => [{ title: `Trash · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const cursor = new URL(args.request.url).searchParams.get("cursor") ?? undefined
  const page = PageQuery.safeParse({ limit: 20, cursor }).data ?? { limit: 20 }
  const { viewer, data } = await readyPage(args, (deps, who) => listContents(deps, who, page, undefined, 1))
  const items = data.items.map(({ id, title, type, content, trashedAt }) => ({
    id,
    title,
    label: contentTypes[type].label,
    preview: previewOf(content),
    until: trashedAt && formatDate(later(new Date(trashedAt), trashDays * day), viewer),
  }))
  return { viewer, items, nextCursor: data.nextCursor }
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireReady(args)
  const restore = ({ id }: MoveContent) => restoreContent(args.context.deps, actor, id)
  return runForm(args, MoveContent, restore, () => redirectWithToast(path, { title: "Content restored" }))
}

export default function Trash() {
  const { items, nextCursor } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHeader
        above={<TextLink to="/content">Content Library</TextLink>}
        title="Trash"
        description={`You can restore deleted documents for ${trashDays} days.`}
      />
      {items.length === 0 ? (
        <EmptyState title="The trash is empty." action={<ButtonLink to="/content">Back to your content</ButtonLink>}>
          What you delete stays here for {trashDays} days.
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {items.map(({ id, title, label, preview, until }) => (
            <li key={id} className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-5">
              <div className="min-w-0 flex-1 basis-72">
                <p className="text-xs text-muted">
                  {label}
                  {until && ` · deleted for good on ${until}`}
                </p>
                <h2 className="mt-1 text-xl">{title}</h2>
                <p className="mt-1 max-w-prose font-serif text-muted">{preview}</p>
              </div>
              <Form method="post" action={path}>
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
