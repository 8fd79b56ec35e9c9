import ChevronDown from "lucide-react/dist/esm/icons/chevron-down.js"
import Download from "lucide-react/dist/esm/icons/download.js"
import type { ShownDocument } from "../../../domain/document/document-page"
import { exportFormats, formatsOf } from "../../../domain/exports/formats"
import { type Paper, paperNames } from "../../../domain/sheet/paper"
import { buttonStyle } from "../../../ui/button-style"
import { Menu, menuItemStyle } from "../../../ui/shell/menu"

interface DownloadMenuProps {
  document: Pick<ShownDocument, "id" | "type">
  template: string | undefined
  /** The reader's usual paper, offered first. */
  paper: Paper
}

/**
 * All downloadable formats of a document, those with pages on either paper; a resume uses the template that is shown.
 */
export function DownloadMenu({ document, template, paper }: DownloadMenuProps) {
  const look = template ? `&template=${template}` : ""
  const papers: Paper[] = paper === "a4" ? ["a4", "letter"] : ["letter", "a4"]
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
      {formatsOf(document.type).flatMap((format) => {
        const { label, extension, hasPages } = exportFormats[format]
        const file = `/content/${document.id}/download?format=${format}${look}`
        if (hasPages) {
          return papers.map((each) => (
            <a key={`${format}-${each}`} href={`${file}&paper=${each}`} download className={menuItemStyle}>
              {label}, {paperNames[each]} <span className="text-muted">.{extension}</span>
            </a>
          ))
        }
        return (
          <a key={format} href={file} download className={menuItemStyle}>
            {label} <span className="text-muted">.{extension}</span>
          </a>
        )
      })}
      {document.type === "resume" && (
        <a href={`/content/${document.id}/parsers${template ? `?template=${template}` : ""}`} className={menuItemStyle}>
          See what parsers read
        </a>
      )}
    </Menu>
  )
}
