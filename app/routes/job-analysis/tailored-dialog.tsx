import { ButtonLink } from "../../ui/button-link"
import { Dialog } from "../../ui/layers/dialog"
import { TakeTailored } from "./take-tailored"

export interface TailoredDialogProps {
  open: boolean
  viewed: { id: string; title: string; content: string; isHeldBack: boolean } | null
}

/** A full document in a dialog. */
export function TailoredDialog({ open, viewed }: TailoredDialogProps) {
  return (
    <Dialog
      open={open}
      title={viewed?.title ?? ""}
      closeHref="/job-analysis"
      width="wide"
      footer={
        viewed && (
          <>
            <ButtonLink to={`/content/${viewed.id}`} size="small" target="_blank">
              Open
            </ButtonLink>
            <TakeTailored {...viewed} />
          </>
        )
      }
    >
      <div className="max-w-prose font-serif whitespace-pre-line wrap-anywhere">{viewed?.content}</div>
    </Dialog>
  )
}
