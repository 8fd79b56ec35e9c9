import { clsx } from "clsx/lite"
import { product } from "../../../domain/kernel/product"
import type { PageFragment } from "../../../domain/resume/page-fragment"
import type { SharedDocument } from "../../../domain/sharing/shared-document"
import { EvidenceQuote } from "../../../ui/evidence/evidence-quote"
import { SkipLink } from "../../../ui/shell/shell"
import { DocumentSheet } from "../sheet/document-sheet"
import { TemplateSheet } from "./template-sheet"

interface SharedSheetProps {
  document: SharedDocument
  page: PageFragment | null
}

/** A shared document as its readers see it. */
export function SharedSheet({ document, page }: SharedSheetProps) {
  const { title, sources } = document
  // Template pages are 816 px wide; our own sheet is 720 px wide.
  const width = page ? "max-w-[848px]" : "max-w-[47rem]"
  return (
    <>
      <SkipLink />
      <main id="main" className={clsx("mx-auto px-4 py-8 sm:py-12 print:max-w-none print:p-0", width)}>
        <h1 className="mb-6 text-2xl wrap-anywhere print:hidden">{title}</h1>
        {page ? (
          <TemplateSheet page={page}>
            <DocumentSheet document={document} />
          </TemplateSheet>
        ) : (
          <DocumentSheet document={document} />
        )}
        {sources.length > 0 && (
          <section aria-labelledby="sources" className="mt-12 border-t border-ink pt-4">
            <h2 id="sources" className="text-xl">
              Where the lines come from
            </h2>
            <ul className="divide-y divide-line">
              {sources.map(({ id, text, passages }) => (
                <li key={id} className="grid gap-x-8 gap-y-3 py-4 sm:grid-cols-2">
                  <p className="font-serif leading-snug">{text}</p>
                  <div className="flex flex-col gap-3 text-sm">
                    {passages.map((passage) => (
                      <EvidenceQuote key={passage.id} text={passage.text} source={passage.source} />
                    ))}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        )}
      </main>
      <footer className={clsx("mx-auto px-4 pb-10 text-sm text-muted print:hidden", width)}>
        Written with{" "}
        <a href="/" className="text-link">
          {product.name}
        </a>
      </footer>
    </>
  )
}
