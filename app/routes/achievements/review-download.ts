import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { reviewMarkdown } from "../../domain/achievements/review/review"
import { textFile } from "../../http/responses/file-response.server"
import { readyPage } from "../../http/visitor/guards.server"
import { readLocale } from "../../http/visitor/locale.server"
import { readReview } from "./wanted-review.server"

/** The review of a period as a Markdown file. */
export async function loader(args: LoaderFunctionArgs) {
  const { wanted } = readReview.wanted(args.request.url)
  const { data } = await readyPage(args, (deps, who) => readReview.find(deps, who, wanted, readLocale(args.request)))
  const { review, from, to } = data
  return textFile(reviewMarkdown(review), `review-${from}-${to}.md`, "text/markdown; charset=utf-8")
}
