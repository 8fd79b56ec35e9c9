import type { ReactNode } from "react"
import type { PageFragment } from "../../../domain/resume/page-fragment"

interface TemplateSheetProps {
  page: PageFragment
  /** The fallback for browsers without declarative shadow roots. */
  children: ReactNode
}

/**
 * A resume in its template within a page: in a shadow root, so that neither's styles reach the other, and no script is
 * needed. The markup is the operator's template, whose values the renderer has escaped.
 */
export function TemplateSheet({ page: { html, pageRules, direction, language }, children }: TemplateSheetProps) {
  const open = { shadowrootmode: "open" }
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: pageRules }} />
      <div className="border border-line print:border-0" dir={direction} lang={language}>
        <template {...open} dangerouslySetInnerHTML={{ __html: html }} />
        {children}
      </div>
    </>
  )
}
