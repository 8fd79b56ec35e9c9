import type { ImportView } from "../../domain/influence/imports/find-import.server"
import { ButtonLink } from "../../ui/button-link"
import { Card } from "../../ui/card"
import { Notice } from "../../ui/feedback/notice"
import { JobWatch } from "../../ui/jobs/job-watch"
import { Faults } from "./faults"

/** An import in progress, or the result of the last one. */
export function LastImport({ last }: { last: ImportView }) {
  return (
    // On narrow screens, the result comes before the form.
    <Card look="ruled" title={last.jobId ? "Importing" : "Your last import"} className="max-lg:order-first">
      <p className="mb-4 wrap-anywhere">{last.name}</p>
      <Outcome last={last} />
    </Card>
  )
}

function Outcome({ last: { jobId, rowsRead, pieces, added, faults, failure, isStored } }: { last: ImportView }) {
  if (jobId) {
    return (
      <>
        <JobWatch jobId={jobId} />
        <p role="status">
          {rowsRead > 0 ? `${rowsRead} rows read so far. ` : ""}Nothing is stored before the whole file is read. You can
          leave this page: we'll tell you in your inbox when it's done.
        </p>
      </>
    )
  }
  if (faults.length > 0) return <Faults faults={faults} />
  if (!isStored)
    return (
      <Notice variant="destructive" title="Import failed">
        {failure}
      </Notice>
    )
  return (
    <Notice
      variant="positive"
      title={`${pieces} ${pieces === 1 ? "post" : "posts"} imported`}
      action={
        <ButtonLink to="/influence-score?tab=engagement" size="small">
          See them
        </ButtonLink>
      }
    >
      {added} new, {pieces - added} already here, updated with newer numbers.
    </Notice>
  )
}
