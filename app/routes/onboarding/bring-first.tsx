import { uploadLimitText } from "../../domain/kernel/upload"
import { Card } from "../../ui/card"
import { BringForm } from "../../ui/reading/bring-form"

/** The first way to start: an existing resume. */
export function BringFirst() {
  return (
    <>
      <Card
        title="Bring your resume"
        description="The fastest start. We show what we read, line by line, and you decide what to keep."
      >
        <BringForm again={false} limit={uploadLimitText} />
      </Card>
      <p className="mt-10 mb-2 text-sm text-muted">Or enter it by hand</p>
    </>
  )
}
