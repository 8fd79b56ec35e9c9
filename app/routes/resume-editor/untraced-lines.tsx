import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/feedback/notice"
import type { EditedResume } from "./read-editor.server"

/** The saved lines that the check asks about, and the page on which the person confirms them. */
export function UntracedLines({ sources }: Pick<EditedResume, "sources">) {
  const open = Object.values(sources).filter(({ confirmAt }) => confirmAt !== null)
  const blocked = open.filter(({ status }) => status === "blocked")
  const first = blocked[0] ?? open[0]
  if (!first?.confirmAt) return null
  const count = blocked.length || open.length
  const it = count === 1 ? "it" : "them"
  return (
    <Notice
      className="mb-6"
      variant="caution"
      title={`${count === 1 ? "1 line is" : `${count} lines are`} ${blocked.length > 0 ? "blocked" : "not in your evidence"}`}
      action={
        <ButtonLink to={first.confirmAt} size="small">
          Confirm {it}
        </ButtonLink>
      }
    >
      Confirm {it} if true, or change or remove {it} here and save.
      {blocked.length > 0 && " Until then, you cannot copy, download or share this resume."}
    </Notice>
  )
}
