import { useCallback, useEffect, useRef } from "react"
import type { ResumeDraft } from "../../domain/document/draft/draft"
import { lastingKey } from "../../ui/draft"

/** Edits that are not saved yet, with the version that they were made to. */
interface KeptDraft {
  version: number
  draft: ResumeDraft
}

const keyOf = (content: string) => lastingKey(`resume:${content}`)

/** Keeps a draft in this browser. A browser that keeps nothing, or is full, keeps nothing. */
function keepDraft(content: string, kept: KeptDraft): void {
  attempt(() => localStorage.setItem(keyOf(content), JSON.stringify(kept)))
}

export function forgetDraft(content: string): void {
  attempt(() => localStorage.removeItem(keyOf(content)))
}

export function keptDraft(content: string): KeptDraft | null {
  return attempt(() => {
    const kept: KeptDraft | null = JSON.parse(localStorage.getItem(keyOf(content)) ?? "null")
    return kept && Array.isArray(kept.draft?.sections) && Number.isInteger(kept.version) ? kept : null
  })
}

/** Keeps a draft, or with null forgets it: shortly after the last key, and at once when the page is left. */
export function useKeptSoon(content: string) {
  const waiting = useRef<(() => void) | null>(null)
  const timer = useRef(0)
  const flush = useCallback(() => {
    clearTimeout(timer.current)
    waiting.current?.()
    waiting.current = null
  }, [])
  useEffect(() => {
    addEventListener("pagehide", flush)
    return () => {
      removeEventListener("pagehide", flush)
      flush()
    }
  }, [flush])
  return useCallback(
    (kept: KeptDraft | null) => {
      waiting.current = () => (kept ? keepDraft(content, kept) : forgetDraft(content))
      clearTimeout(timer.current)
      timer.current = window.setTimeout(flush, kept ? 300 : 0)
    },
    [content, flush],
  )
}

function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}
