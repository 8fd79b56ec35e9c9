import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import * as z from "zod"
import { findContent } from "../../domain/content/get-content.server"
import { analyzeContent } from "../../domain/influence/analysis/analyze-content.server"
import { analyzeDocument } from "../../domain/influence/analysis/analyze-document.server"
import { addEngagement } from "../../domain/influence/engagement/add-engagement.server"
import { deleteEngagement, restoreEngagement } from "../../domain/influence/engagement/delete-engagement.server"
import { AddEngagement, AnalyzeContent } from "../../domain/influence/schema"
import type { StartedJob } from "../../domain/jobs/start-job.server"
import { formIdempotency } from "../../http/api/idempotency.server"
import { runForm } from "../../http/forms/run-form.server"
import { runToldForm } from "../../http/forms/run-told-form.server"
import { waitWithUser } from "../../http/jobs/watched-job.server"
import { readyPage, requireReady } from "../../http/visitor/guards.server"
import { redirectWithToast } from "../../http/visitor/toast.server"
import { path } from "./wanted"

/** Seconds to wait: enough for the built-in rubric; a provider's progress is shown on the page. */
const patience = 3
const Piece = z.object({ id: z.string().max(100) })
const Document = z.object({ document: z.string().max(100) })

/** Handles the page's forms. */
export async function changeInfluence(args: ActionFunctionArgs) {
  const { deps } = args.context
  const form = await args.request.formData()
  const actor = await requireReady(args)
  const engagementTab = `${path}?tab=engagement`
  const analyzed = async ({ jobId }: StartedJob) => waitWithUser(deps, actor.userId, jobId, patience)
  const refused = (title: string) => (description: string) => ({ title, description, variant: "destructive" as const })
  switch (form.get("intent")) {
    case "analyze": {
      const once = await formIdempotency(deps, args.request, form)
      const start = async (input: AnalyzeContent) => analyzed(await analyzeContent(deps, actor, input, once))
      return runForm(args, AnalyzeContent, start, shownWhenDone, form)
    }
    case "analyze-document": {
      const { data } = await readyPage(args, (reader, who) =>
        findContent(reader, who, String(form.get("document") ?? "")),
      )
      const start = async () => analyzed(await analyzeDocument(deps, actor, data.content))
      return runToldForm(args, Document, start, shownWhenDone, form, { to: path, refused: refused("Analysis failed") })
    }
    case "delete": {
      const remove = async ({ id }: z.output<typeof Piece>) => {
        await deleteEngagement(deps, actor, id)
        return id
      }
      const done = (id: string) => redirectWithToast(`${engagementTab}&deleted=${id}`, { title: "Engagement deleted" })
      return runToldForm(args, Piece, remove, done, form, {
        to: engagementTab,
        refused: refused("Failed to delete engagement"),
      })
    }
    case "restore": {
      const restore = ({ id }: z.output<typeof Piece>) => restoreEngagement(deps, actor, id)
      const done = () => redirectWithToast(engagementTab, { title: "Engagement restored" })
      return runToldForm(args, Piece, restore, done, form, {
        to: engagementTab,
        refused: refused("Failed to restore engagement"),
      })
    }
    default: {
      // Identical counts are a single reading, so the form needs no idempotency key.
      const add = (input: AddEngagement) => addEngagement(deps, actor, input)
      const done = () => redirectWithToast(engagementTab, { title: "Engagement added successfully!" })
      return runForm(args, AddEngagement, add, done, form)
    }
  }
}

type Awaited = { id: string; status: string; subjectId: string }

function shownWhenDone({ id, status, subjectId }: Awaited) {
  if (status !== "succeeded") return redirect(`${path}?job=${id}`)
  return redirectWithToast(`${path}?analysis=${subjectId}`, { title: "Content analyzed successfully!" })
}
