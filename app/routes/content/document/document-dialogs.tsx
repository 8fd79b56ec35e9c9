import { Form, useSearchParams } from "@remix-run/react"
import type { ShownDocument } from "../../../domain/document/document-page"
import { SubmitButton } from "../../../ui/form/submit-button"
import { Dialog } from "../../../ui/layers/dialog"
import { DeleteDialog } from "../delete-dialog"
import { isHeldBack } from "../held-back"
import { blockedSentences, blockedTitle, itOrThem, ReviewBlocked } from "../review-blocked"

/** The dialogs of copying, downloading and deleting. */
export function DocumentDialogs({ document }: { document: ShownDocument }) {
  const [search] = useSearchParams()
  const here = `/content/${document.id}`
  const blocked = blockedSentences(document)
  const held = isHeldBack(document)
  const it = itOrThem(blocked.length)
  return (
    <>
      <Dialog
        open={search.has("take") && held}
        width="wide"
        title={blockedTitle(blocked.length)}
        description={`Nothing you wrote supports ${it}. Confirm, edit or remove ${it} to copy and download this document.`}
        closeHref={here}
        footer={
          <>
            <ReviewBlocked id={document.id} first={blocked[0]?.number ?? 1} count={blocked.length} />
            <Form method="post" action={here}>
              <input type="hidden" name="version" value={document.version} />
              <SubmitButton variant="danger" name="intent" value="override" busyLabel="Recording...">
                Use the document as it is
              </SubmitButton>
            </Form>
          </>
        }
      >
        <ol className="flex flex-col gap-3">
          {blocked.map(({ number, text, reasons }) => (
            <li key={number} className="border-l-2 border-negative-mark pl-3">
              <p className="font-serif leading-snug">{text}</p>
              <p className="mt-1 text-sm text-muted">
                <span className="font-semibold">{number}</span> {reasons.map(({ detail }) => detail).join(" ")}
              </p>
            </li>
          ))}
        </ol>
        <p className="mt-5 text-sm text-muted">
          “Use the document as it is” leaves {it} in this document only and records your decision.
        </p>
      </Dialog>
      <DeleteDialog open={search.has("delete")} title={document.title} action={here} closeHref={here} />
    </>
  )
}
