import type { ActionFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { data } from "@remix-run/cloudflare"
import { Link, useActionData } from "@remix-run/react"
import { findArticle } from "../../domain/dashboard/find-article.server"
import { outwardUrl } from "../../domain/dashboard/shown-insights"
import { markRead } from "../../domain/feed/change-item.server"
import { product } from "../../domain/product"
import { readyPage } from "../../http/guards.server"
import { FrontPage } from "../../ui/front-page"

export const handle = { scripts: false }

export const meta: MetaFunction = () => [
  { title: `Opening an insight · ${product.name}` },
  { name: "referrer", content: "no-referrer" },
]

/**
 * Marks an insight read and leads on to its article; that the mark could not be made holds nobody up. It leads on by a
 * page and not by a redirect, because the policy of the page whose form was sent keeps forms on our own origin.
 */
export async function action(args: ActionFunctionArgs) {
  const id = args.params.id ?? ""
  const { actor, data: article } = await readyPage(args, (deps, who) => findArticle(deps, who, id))
  if (!article) return data(null, 404)
  const { deps } = args.context
  try {
    await markRead(deps, actor, id)
  } catch (error) {
    deps.log("insight.not-marked", { id, error: error instanceof Error ? error.message : "unknown" })
  }
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
