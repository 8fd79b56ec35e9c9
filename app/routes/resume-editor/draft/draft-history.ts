import type { ResumeDraft } from "../../../domain/document/draft/draft"

const maxSteps = 200
/** Continuous typing in a field is one undo step; a pause of this many milliseconds starts the next. */
const pause = 1200

/** A draft with its undo history. */
export class DraftHistory {
  private past: ResumeDraft[] = []
  private future: ResumeDraft[] = []
  private typed: { field: string; at: number } | null = null

  constructor(public present: ResumeDraft) {}

  /** Records a step. `field` is the field that was typed in; null for a structural change. */
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
