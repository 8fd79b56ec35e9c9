import type { ShownDocument } from "../../domain/document/document-page"
import { Carousel } from "./carousel"
import { Prose } from "./prose"
import { ResumeHead } from "./resume-head"
import { Script } from "./script"
import { Thread } from "./thread"

interface DocumentSheetProps {
  document: Pick<ShownDocument, "type" | "parts">
  page?: string
}

/** Lays out a document by its kind: resume, letter, thread, slides or script. */
export function DocumentSheet({ document, page = "" }: DocumentSheetProps) {
  return (
    <div className="manuscript sheet">
      <Body {...document} page={page} />
    </div>
  )
}

function Body({ type, parts, page }: DocumentSheetProps["document"] & { page: string }) {
  switch (type) {
    case "thread_tweet":
      return <Thread parts={parts} page={page} />
    case "carousel_post":
      return <Carousel parts={parts} page={page} />
    case "tiktok_script":
    case "reel_script":
    case "youtube_short":
      return <Script parts={parts} page={page} />
    case "resume": {
      const first = parts.findIndex(({ kind, sentences }) => kind === "heading" && sentences[0]?.isFixed)
      const head = first < 0 ? parts : parts.slice(0, first)
      return (
        <>
          {head.length > 0 && <ResumeHead parts={head} />}
          <Prose parts={parts.slice(head.length)} page={page} look="resume" />
        </>
      )
    }
    default:
      return <Prose parts={parts} page={page} look="letter" />
  }
}
