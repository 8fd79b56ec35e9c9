import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/feedback/notice"
import { useJobEvents } from "../../ui/jobs/use-job-events"
import type { ShownInfluence } from "./shown-influence.server"

type Job = NonNullable<ShownInfluence["job"]>

/** A running analysis: live with a script, by reloading without one. Also reports its failure. */
export function Working({ job }: { job: Job }) {
  if (job.hasFailed) {
    return (
      <Notice
        className="mb-8"
        variant="destructive"
        title="Analysis failed"
        action={
          <ButtonLink to="?analyze=1" size="small" preventScrollReset>
            Try again
          </ButtonLink>
        }
      >
        We couldn't analyze the text. Nothing was counted.
      </Notice>
    )
  }
  return <Running id={job.id} />
}

function Running({ id }: { id: string }) {
  useJobEvents(id, "queued")
  return (
    <Notice className="mb-8" title="Analyzing your text…">
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      You can leave this page. The result will be here.
    </Notice>
  )
}
