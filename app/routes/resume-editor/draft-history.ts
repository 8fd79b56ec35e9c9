import type { ResumeDraft } from "../../domain/document/draft/draft"

const maxSteps = 200
/** Typing in one field is one step until it pauses this long, in milliseconds. */
const pause = 1200

/** A draft with the steps that led to it. */
export class DraftHistory {
  private past: ResumeDraft[] = []
  private future: ResumeDraft[] = []
  private typed: { field: string; at: number } | null = null

  constructor(public present: ResumeDraft) {}

  /** Takes a step; `field` names where it was typed, and is null for a change of structure. */
  change(next: ResumeDraft, field: string | null, now: number): void {
    const isSameStep = field !== null && this.typed?.field === field && now - this.typed.at < pause
    if (!isSameStep) this.past = [...this.past.slice(1 - maxSteps), this.present]
    this.future = []
    this.present = next
    this.typed = field === null ? null : { field, at: now }
  }

  undo(): ResumeDraft | null {
    return this.back(this.past, this.future)
  }

  redo(): ResumeDraft | null {
    return this.back(this.future, this.past)
  }

  get canUndo(): boolean {
    return this.past.length > 0
  }

  get canRedo(): boolean {
    return this.future.length > 0
  }

  private back(from: ResumeDraft[], to: ResumeDraft[]): ResumeDraft | null {
    const draft = from.pop()
    if (!draft) return null
    to.push(this.present)
    this.present = draft
    this.typed = null
    return draft
  }
}
