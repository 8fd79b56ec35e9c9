import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { findResume } from "../../domain/content/resumes/resume-documents.server"
import { shownResume } from "../../domain/resume/placeholder"
import { templatePage } from "../../domain/resume/template-page.server"
import { templateResponse } from "../../http/responses/template-response.server"
import { readyPage } from "../../http/visitor/guards.server"

/** A template filled with a resume of the user. */
export async function loader(args: LoaderFunctionArgs) {
  const wanted = new URL(args.request.url).searchParams.get("content")
  const { data } = await readyPage(args, (deps, who) => findResume(deps, who, wanted))
  if (wanted && !data) throw new Response(null, { status: 404 })
  const view = data && shownResume(data.tree)
  const html = await templatePage(args.context.deps, args.params.id ?? "", view, data?.row.title)
  if (!html) throw new Response(null, { status: 404 })
  return templateResponse(html)
}
