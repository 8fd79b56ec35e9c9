import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { restoreContent } from "../../domain/content/edit/change-content.server"
import { listContents } from "../../domain/content/get-content.server"
import { MoveContent } from "../../domain/content/schema"
import { bodyOf, contentTypes, previewOf, trashDays } from "../../domain/document/kinds"
import { day, later } from "../../domain/kernel/clock"
import { formatDate } from "../../domain/kernel/format"
import { PageQuery } from "../../domain/kernel/page"
import { product } from "../../domain/kernel/product"
import { runForm } from "../../http/forms/run-form.server"
import { readyPage, requireReady } from "../../http/visitor/guards.server"
import { redirectWithToast } from "../../http/visitor/toast.server"
import { TrashList } from "../../ui/trash/trash-list"

const path = "/content/trash"

export const meta: MetaFunction = () => [{ title: `Trash · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const cursor = new URL(args.request.url).searchParams.get("cursor") ?? undefined
  const page = PageQuery.safeParse({ limit: 20, cursor }).data ?? { limit: 20 }
  const { viewer, data } = await readyPage(args, (deps, who) => listContents(deps, who, page, undefined, 1))
  const items = data.items.map(({ id, title, type, content, trashedAt }) => ({
    id,
    title,
    of: contentTypes[type].label,
    preview: previewOf(bodyOf(type, content)),
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
    <TrashList
      things="documents"
      days={trashDays}
      items={items}
      nextCursor={nextCursor}
      above={{ to: "/content", title: "Content Library" }}
      action={path}
    />
  )
}
