import { useCallback, useEffect, useRef } from "react"
import type { ResumeDraft } from "../../../domain/document/draft/draft"
import { lastingKey } from "../../../ui/form/draft"

/** Unsaved edits with the version they are based on. */
interface KeptDraft {
  version: number
  draft: ResumeDraft
}

/** The storage key of one editor's draft. Each open editor has its own, so that no tab overwrites another's edits. */
export type DraftKey = string

const stemOf = (content: string) => lastingKey(`resume:${content}`)
const isOf = (content: string) => (key: string) => key === stemOf(content) || key.startsWith(`${stemOf(content)}:`)

/** Stores a draft in this browser. Does nothing if storage is unavailable or full. */
function keepDraft(key: DraftKey, kept: KeptDraft): void {
  attempt(() => localStorage.setItem(key, JSON.stringify({ ...kept, at: Date.now() })))
}

export function forgetDraft(key: DraftKey): void {
  attempt(() => localStorage.removeItem(key))
}

function readDraft(key: DraftKey): (KeptDraft & { at: number }) | null {
  return attempt(() => {
    const kept: (KeptDraft & { at?: number }) | null = JSON.parse(localStorage.getItem(key) ?? "null")
    const isDraft = kept && Array.isArray(kept.draft?.sections) && Number.isInteger(kept.version)
    return isDraft ? { ...kept, at: kept.at ?? 0 } : null
  })
}

interface OpenedDraft {
  key: DraftKey
  /** The newest edits that a closed tab left; null if there are none. */
  kept: KeptDraft | null
  /** Another open tab has unsaved edits of the resume. */
  isElsewhere: boolean
}

/**
 * Finds the key for an editor's draft: that of edits whose tab is gone, otherwise a new one. An open editor holds a lock
 * by the name of its key, which the browser releases with the tab. Edits of a tab that is still open stay its own.
 * `closed` ends when the editor closes.
 */
export async function openDraft(content: string, closed: Promise<void>): Promise<OpenedDraft> {
  const drafts = (attempt(() => Object.keys(localStorage).filter(isOf(content))) ?? [])
    .flatMap((key) => ({ key, kept: readDraft(key) }))
    .sort((a, b) => (b.kept?.at ?? 0) - (a.kept?.at ?? 0))
  let isElsewhere = false
  for (const { key, kept } of drafts) {
    if (!kept) continue
    if (await locked(key, closed)) return { key, kept, isElsewhere }
    isElsewhere = true
  }
  const key = `${stemOf(content)}:${crypto.randomUUID()}`
  await locked(key, closed)
  return { key, kept: null, isElsewhere }
}

/** Whether the lock was free. It is then held until `closed`. Without locks, every draft is free. */
function locked(key: DraftKey, closed: Promise<void>): Promise<boolean> {
  const { locks } = navigator
  if (!locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    const held = locks.request(key, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock ? closed : undefined
    })
    held.catch(() => resolve(true))
  })
}

/**
 * Stores a draft, or removes it if given null: shortly after the last keystroke, and immediately when the page is left.
 * Waits for its key, which is null until the editor's draft is opened.
 */
export function useKeptSoon(key: DraftKey | null) {
  const waiting = useRef<KeptDraft | null | undefined>(undefined)
  const latest = useRef(key)
  const timer = useRef(0)
  const flush = useCallback(() => {
    clearTimeout(timer.current)
    const { current: kept } = waiting
    if (kept === undefined || latest.current === null) return
    if (kept) keepDraft(latest.current, kept)
    else forgetDraft(latest.current)
    waiting.current = undefined
  }, [])
  useEffect(() => {
    latest.current = key
    flush()
  }, [key, flush])
  useEffect(() => {
    addEventListener("pagehide", flush)
    return () => {
      removeEventListener("pagehide", flush)
      flush()
    }
  }, [flush])
  return useCallback(
    (kept: KeptDraft | null) => {
      waiting.current = kept
      clearTimeout(timer.current)
      timer.current = window.setTimeout(flush, kept ? 300 : 0)
    },
    [flush],
  )
}

function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}
