import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare"
import { answerGap } from "../../../domain/growth-pulse/follow-up/answer-gap.server"
import { AnswerGap } from "../../../domain/growth-pulse/schema"
import type { AnalysisRow } from "../../../domain/job-analysis/analysis-row"
import { correctPosting, matchAgain } from "../../../domain/job-analysis/analyze/correct-posting.server"
import { changeAnalysis } from "../../../domain/job-analysis/applications/change-analysis.server"
import { setNotMine } from "../../../domain/job-analysis/applications/set-not-mine.server"
import { findStoredAnalysis } from "../../../domain/job-analysis/list-analyses.server"
import { ChangeAnalysis, CorrectPosting, PutAside } from "../../../domain/job-analysis/schema"
import type { StartedJob } from "../../../domain/jobs/start-job.server"
import { runQuery } from "../../../domain/kernel/query.server"
import type { Actor } from "../../../domain/users/actor"
import { NoFields, runForm } from "../../../http/forms/run-form.server"
import { waitWithUser } from "../../../http/jobs/watched-job.server"
import { redirectWithToast } from "../../../http/visitor/toast.server"
import { moveNow } from "../analyze.server"

/** Seconds to wait for the built-in reader, and for the first reading of an answer. */
const patience = 2

/** Handles the forms of an analysis. */
export async function actOnAnalysis(args: ActionFunctionArgs, actor: Actor, row: AnalysisRow, formData: FormData) {
  const { deps } = args.context
  const { id } = row
  const page = `/job-analysis/${id}`
  const again = () => runQuery(deps.db, findStoredAnalysis(deps, actor.userId, id))
  const waited = async ({ jobId }: Pick<StartedJob, "jobId">) => {
    const job = await waitWithUser(deps, actor.userId, jobId, patience)
    return job.status === "succeeded" ? null : `/job-analysis?job=${jobId}`
  }
  switch (formData.get("intent")) {
    case "application":
    case "facts": {
      const change = (input: ChangeAnalysis) => changeAnalysis(deps, actor, { ...input, id }, row, again)
      return runForm(args, ChangeAnalysis, change, () => redirectWithToast(page, { title: "Saved" }), formData)
    }
    case "text": {
      const correct = async (input: CorrectPosting) => waited(await correctPosting(deps, actor, input, row))
      return runForm(
        args,
        CorrectPosting,
        correct,
        (elsewhere) =>
          elsewhere ? redirect(elsewhere) : redirectWithToast(page, { title: "The posting was read again" }),
        formData,
      )
    }
    case "match": {
      const match = async () => waited(await matchAgain(deps, actor, row))
      return runForm(args, NoFields, match, (elsewhere) => redirect(elsewhere ?? page), formData)
    }
    case "not-mine": {
      const put = (input: PutAside) => setNotMine(deps, actor, { ...input, id }).then(() => input.requirement)
      return runForm(args, PutAside, put, (requirement) => redirect(`${page}#${requirement}`), formData)
    }
    case "answer": {
      const answer = async (input: AnswerGap) => {
        const { entryId, jobId } = await answerGap(deps, actor, input, row)
        await waitWithUser(deps, actor.userId, jobId, patience)
        // Users whose plan has ended keep their analyses and can still answer gaps, but cannot match again.
        if (actor.tier !== "free") await waited(await matchAgain(deps, actor, row))
        return entryId
      }
      const told = {
        title: "Your answer was added",
        description: "Agree to the lines that should count, then go back to the posting.",
      }
      return runForm(
        args,
        AnswerGap,
        answer,
        (entryId) => redirectWithToast(`/growth-pulse/${entryId}?posting=${id}`, told),
        formData,
      )
    }
    default: {
      const remove = () => moveNow(deps, actor, { intent: "delete", id })
      return runForm(args, NoFields, remove, (done) => done, formData)
    }
  }
}
