import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { data } from "@remix-run/cloudflare"
import { Link, useActionData } from "@remix-run/react"
import { outwardUrl } from "../../domain/dashboard/shown-insights"
import { markRead } from "../../domain/feed/personal/change-item.server"
import { findArticle } from "../../domain/feed/personal/find-article.server"
import { reasonOf } from "../../domain/kernel/error-text"
import { product } from "../../domain/kernel/product"
import { readyPage } from "../../http/visitor/guards.server"
import { FrontPage } from "../../ui/shell/front-page"
import { changeInsight } from "./change-insight.server"

export const handle = { scripts: false }

export const meta: MetaFunction = () => [
  { title: `Opening an insight · ${product.name}` },
  { name: "referrer", content: "no-referrer" },
]

/** A card's form: opens its insight, or changes something about it. */
export async function action(args: ActionFunctionArgs) {
  const id = args.params.id ?? ""
  const form = await args.request.formData()
  const { actor, data: article } = await readyPage(args, (deps, who) => findArticle(deps, who, id))
  if (form.get("intent") !== "open") return changeInsight(args, actor, form)
  if (!article) return data(null, 404)
  const { deps } = args.context
  try {
    await markRead(deps, actor, id)
  } catch (error) {
    // A failed read mark must not keep the user from the article.
    deps.log("insight.not-marked", { id, error: reasonOf(error) })
  }
  // A page instead of a redirect, because the CSP's form-action keeps forms on our own origin.
  return { ...article, url: outwardUrl(article.url) }
}

export default function OpenInsight() {
  const article = useActionData<typeof action>()
  if (!article) {
    return (
      <FrontPage title="No insight to open">
        <Link to="/insights" className="text-link">
          Go to your insights
        </Link>
      </FrontPage>
    )
  }
  return (
    <FrontPage title={article.title} description={`Opening at ${article.source}…`}>
      <meta httpEquiv="refresh" content={`0;url=${article.url}`} />
      <a href={article.url} rel="noopener noreferrer" className="text-link">
        Go to the page
      </a>
    </FrontPage>
  )
}
