import type { Reason, Rule } from "../schema"

/** A rule's finding: nothing carries the words (blocked), or they cannot be shown (unconfirmed). */
export interface Finding extends Reason {
  blocks: boolean
}

export function blocks(rule: Rule, detail: string): Finding {
  return { rule, detail, blocks: true }
}

export function doubts(rule: Rule, detail: string): Finding {
  return { rule, detail, blocks: false }
}
