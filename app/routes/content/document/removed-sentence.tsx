import { Form, Link, useSearchParams } from "@remix-run/react"
import X from "lucide-react/dist/esm/icons/x.js"
import type { ShownDocument } from "../../../domain/document/document-page"
import { SubmitButton } from "../../../ui/form/submit-button"

/**
 * Offers an undo after a removal, which restores the previous version. Stays in view until the next change or until it
 * is dismissed. The live region is always rendered, so that its message is announced.
 */
export function RemovedSentence({ document: { id, version } }: { document: ShownDocument }) {
  const [search] = useSearchParams()
  const before = version - 1
  return (
    <div role="status" className="print:hidden">
      {search.get("removed") === String(before) && (
        <div className="undo at-bottom raised border border-l-3 border-line border-l-ink text-sm">
          <p className="mr-auto font-semibold">Sentence removed</p>
          <Form method="post" action={`/content/${id}/versions`}>
            <input type="hidden" name="number" value={before} />
            <input type="hidden" name="version" value={version} />
            <SubmitButton variant="secondary" size="small" name="intent" value="restore" busyLabel="Restoring...">
              Undo
            </SubmitButton>
          </Form>
          <Link to={`/content/${id}`} preventScrollReset aria-label="Dismiss" className="p-1 text-muted hover:text-ink">
            <X aria-hidden size="1rem" />
          </Link>
        </div>
      )}
    </div>
  )
}
