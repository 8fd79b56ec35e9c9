import Copy from "lucide-react/dist/esm/icons/copy.js"
import Download from "lucide-react/dist/esm/icons/download.js"
import type { ShownDocument } from "../../../domain/document/document-page"
import type { Paper } from "../../../domain/sheet/paper"
import { ButtonLink } from "../../../ui/button-link"
import { CopyButton } from "../copy-button"
import { isHeldBack } from "../held-back"
import { DownloadMenu } from "./download-menu"
import { MoreMenu } from "./more-menu"

interface TakeOutProps {
  document: ShownDocument
  template: string | undefined
  paper: Paper
}

/** Copy, download and other actions. While a sentence is blocked, the first two open the list of blocked sentences. */
export function TakeOutButtons({ document, template, paper }: TakeOutProps) {
  const held = isHeldBack(document)
  return (
    <>
      {held ? (
        <ButtonLink to="?take=copy" preventScrollReset>
          <Copy aria-hidden />
          <span className="tool-label">Copy</span>
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
        <DownloadMenu document={document} template={template} paper={paper} />
      )}
      <MoreMenu document={document} />
    </>
  )
}
