import { Link } from "@remix-run/react"
import Ellipsis from "lucide-react/dist/esm/icons/ellipsis.js"
import type { ShownDocument } from "../../../domain/document/document-page"
import { buttonStyle } from "../../../ui/button-style"
import { Menu, menuItemStyle } from "../../../ui/shell/menu"
import { AnalyzeButton } from "./analyze-button"

/** The rarer actions on a document. */
export function MoreMenu({ document: { id, type } }: { document: Pick<ShownDocument, "id" | "type"> }) {
  const here = `/content/${id}`
  return (
    <Menu
      align="end"
      triggerClassName={buttonStyle("secondary")}
      trigger={
        <>
          <Ellipsis aria-hidden />
          <span className="tool-label">More</span>
        </>
      }
    >
      {type === "resume" && (
        <Link to={`/resume-editor?content=${id}`} className={menuItemStyle}>
          Resume Editor
        </Link>
      )}
      <Link to={`${here}/share`} className={menuItemStyle}>
        Share
      </Link>
      <Link to={`${here}/versions`} className={menuItemStyle}>
        Versions
      </Link>
      <AnalyzeButton id={id} />
      <Link to="?view=sources#provenance" className={menuItemStyle}>
        All sources, to read or print
      </Link>
      <Link to="?delete" preventScrollReset className={menuItemStyle}>
        Delete
      </Link>
    </Menu>
  )
}
