import ChevronDown from "lucide-react/dist/esm/icons/chevron-down.js"
import Download from "lucide-react/dist/esm/icons/download.js"
import type { ShownDocument } from "../../../domain/document/document-page"
import { exportFormats, formatsOf } from "../../../domain/exports/formats"
import { buttonStyle } from "../../../ui/button-style"
import { Menu, menuItemStyle } from "../../../ui/menu"

/** All downloadable formats of a document; a resume uses the template that is shown. */
export function DownloadMenu({
  document,
  template,
}: {
  document: Pick<ShownDocument, "id" | "type">
  template?: string
}) {
  const look = template ? `&template=${template}` : ""
  return (
    <Menu
      align="end"
      triggerClassName={buttonStyle("secondary")}
      trigger={
        <>
          <Download aria-hidden />
          Download
          <ChevronDown aria-hidden />
        </>
      }
    >
      {formatsOf(document.type).map((format) => (
        <a
          key={format}
          href={`/content/${document.id}/download?format=${format}${look}`}
          download
          className={menuItemStyle}
        >
          {exportFormats[format].label} <span className="text-muted">.{exportFormats[format].extension}</span>
        </a>
      ))}
      {document.type === "resume" && (
        <a href={`/content/${document.id}/parsers`} className={menuItemStyle}>
          See what parsers read
        </a>
      )}
    </Menu>
  )
}
