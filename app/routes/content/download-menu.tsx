import ChevronDown from "lucide-react/dist/esm/icons/chevron-down.js"
import Download from "lucide-react/dist/esm/icons/download.js"
import type { ShownDocument } from "../../domain/document/document-page"
import { exportFormats, formatsOf } from "../../domain/exports/formats"
import { buttonStyle } from "../../ui/button-style"

/** Every file that a document can be downloaded as. */
export function DownloadMenu({ document }: { document: Pick<ShownDocument, "id" | "type"> }) {
  return (
    <details className="relative">
      <summary className={buttonStyle("secondary", "medium", "list-none cursor-pointer")}>
        <Download aria-hidden />
        Download
        <ChevronDown aria-hidden />
      </summary>
      <ul className="absolute z-10 mt-1 min-w-44 border border-line-strong bg-paper-raised py-1 shadow-sm">
        {formatsOf(document.type).map((format) => (
          <li key={format}>
            <a
              href={`/content/${document.id}/download?format=${format}`}
              download
              className="block px-4 py-2 text-sm hover:bg-paper"
            >
              {exportFormats[format].label} <span className="text-muted">.{exportFormats[format].extension}</span>
            </a>
          </li>
        ))}
        {document.type === "resume" && (
          <li className="border-t border-line">
            <a href={`/content/${document.id}/parsers`} className="block px-4 py-2 text-sm hover:bg-paper">
              See what parsers read
            </a>
          </li>
        )}
      </ul>
    </details>
  )
}
