import type { ReactNode } from "react"
import type { Generation } from "../../../domain/content/generate/find-generation.server"
import { ButtonLink } from "../../../ui/button-link"
import { Notice } from "../../../ui/feedback/notice"

/** A refusal of the form "Title / Description", split into title and description. */
export function Refusal({ message, action }: { message: string; action?: ReactNode }) {
  const [title, ...rest] = message.split(" / ")
  return (
    <Notice variant="destructive" title={title} action={action} className="mb-5">
      {rest.join(" / ")}
    </Notice>
  )
}

/** The last generation failed. */
export function FailedNotice({ failed }: { failed: Generation }) {
  const lacksEvidence = failed.errorCode === "invalid"
  return (
    <Refusal
      message={`Failed to generate content / ${failedText(failed.error)}`}
      action={
        lacksEvidence && (
          <ButtonLink to="/growth-pulse" size="small">
            Answer a question
          </ButtonLink>
        )
      }
    />
  )
}

/** Some reasons already say that nothing was counted. */
function failedText(reason: string | null): string {
  const text = reason ?? "Please try again."
  return text.includes("Nothing was counted") ? text : `${text} Nothing was counted against your limit.`
}
