import { lazy, Suspense } from "react"
import type { ShownDocument } from "../../../domain/document/document-page"
import { Prose } from "./prose"
import { ResumeHead } from "./resume-head"
import { SocialBody } from "./social-body"

interface DocumentSheetProps {
  document: Pick<ShownDocument, "type" | "language" | "parts">
  page?: string
}

/**
 * Most documents are prose, so the browser loads the other layouts on demand; the server renders them with the page.
 */
const Social = import.meta.env.SSR
  ? SocialBody
  : lazy(() => import("./social-body").then(({ SocialBody }) => ({ default: SocialBody })))

/** Lays out a document by its kind: resume, letter, thread, slides or script. */
export function DocumentSheet({ document, page = "" }: DocumentSheetProps) {
  // A post or a script is not a page, so its sheet is only as tall as its text.
  const isPages = ["resume", "cover_letter", "selection_criteria"].includes(document.type)
  return (
    <div className="manuscript sheet" data-pages={isPages ? "" : undefined} lang={document.language}>
      <Body {...document} page={page} />
    </div>
  )
}

function Body({ type, parts, page }: DocumentSheetProps["document"] & { page: string }) {
  switch (type) {
    case "thread_tweet":
    case "carousel_post":
    case "tiktok_script":
    case "reel_script":
    case "youtube_short":
      return (
        <Suspense>
          <Social type={type} parts={parts} page={page} />
        </Suspense>
      )
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
