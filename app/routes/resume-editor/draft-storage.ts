import { useCallback, useEffect, useRef } from "react"
import type { ResumeDraft } from "../../domain/document/draft/draft"
import { lastingKey } from "../../ui/form/draft"

/** Unsaved edits with the version they are based on. */
interface KeptDraft {
  version: number
  draft: ResumeDraft
}

const keyOf = (content: string) => lastingKey(`resume:${content}`)

/** Stores a draft in this browser. Does nothing if storage is unavailable or full. */
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

/**
 * Stores a draft, or removes it if given null: shortly after the last keystroke, and immediately when the page is left.
 */
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
