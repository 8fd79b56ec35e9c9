import type { ReactNode } from "react"
import type { PageFragment } from "../../../domain/resume/page-fragment"

interface TemplateSheetProps {
  page: PageFragment
  /** The fallback for browsers without declarative shadow roots. */
  children: ReactNode
}

/**
 * Embeds a resume template in a shadow root, so that neither the page's nor the template's styles affect the other,
 * without a script. The markup is the operator's template with values escaped by the renderer.
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
