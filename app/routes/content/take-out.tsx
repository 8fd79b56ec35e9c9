import { Form, useSearchParams } from "@remix-run/react"
import Copy from "lucide-react/dist/esm/icons/copy.js"
import Download from "lucide-react/dist/esm/icons/download.js"
import Share from "lucide-react/dist/esm/icons/share-2.js"
import Trash from "lucide-react/dist/esm/icons/trash-2.js"
import type { ShownDocument } from "../../domain/document/document-page"
import { ButtonLink } from "../../ui/button-link"
import { Dialog } from "../../ui/dialog"
import { SubmitButton } from "../../ui/submit-button"
import { CopyButton } from "./copy-button"
import { DeleteDialog } from "./delete-dialog"
import { DownloadMenu } from "./download-menu"
import { rowId } from "./sentence"

/** Whether a blocked sentence prevents copying and downloading. */
export function isHeldBack({ blocked, overridden }: { blocked: number; overridden: boolean }): boolean {
  return blocked > 0 && !overridden
}

/** Copy, download, delete. While a sentence is blocked, the first two open the list of blocked sentences. */
export function TakeOutButtons({ document }: { document: ShownDocument }) {
  const held = isHeldBack(document)
  return (
    <>
      {held ? (
        <ButtonLink to="?take=copy" preventScrollReset>
          <Copy aria-hidden />
          Copy
        </ButtonLink>
      ) : (
        <CopyButton id={document.id} />
      )}
      {held ? (
        <ButtonLink to="?take=download" preventScrollReset>
          <Download aria-hidden />
          Download
        </ButtonLink>
      ) : (
        <DownloadMenu document={document} />
      )}
      <ButtonLink to={`/content/${document.id}/share`}>
        <Share aria-hidden />
        Share
      </ButtonLink>
      <ButtonLink to="?delete" preventScrollReset variant="quiet">
        <Trash aria-hidden />
        Delete
      </ButtonLink>
    </>
  )
}

/** The dialogs of copying, downloading and deleting. */
export function DocumentDialogs({ document }: { document: ShownDocument }) {
  const [search] = useSearchParams()
  const here = `/content/${document.id}`
  const blocked = document.parts.flatMap((part) => part.sentences).filter(({ status }) => status === "blocked")
  const held = isHeldBack(document)
  return (
    <>
      <Dialog
        open={search.has("take") && held}
        width="wide"
        title={blocked.length === 1 ? "One sentence is blocked" : `${blocked.length} sentences are blocked`}
        description={`Nothing you captured supports ${blocked.length === 1 ? "it. Confirm, edit or remove it" : "them. Confirm, edit or remove them"} to copy and download this document.`}
        closeHref={here}
        footer={
          <>
            <ButtonLink to={`${here}#${rowId(blocked[0]?.number ?? 1)}`}>
              {blocked.length === 1 ? "Review it" : "Review them"}
            </ButtonLink>
            <Form method="post" action={here}>
              <input type="hidden" name="version" value={document.version} />
              <SubmitButton variant="danger" name="intent" value="override" busyLabel="Recording...">
                Use it as it is
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
          “Use it as it is” unlocks this document only and records your decision.
        </p>
      </Dialog>
      <DeleteDialog open={search.has("delete")} title={document.title} action={here} closeHref={here} />
    </>
  )
}
