import type { Reason, Rule } from "../schema"

/** What a rule found: nothing carries it (blocked), or it cannot be shown (unconfirmed). */
export interface Finding extends Reason {
  blocks: boolean
}

export function blocks(rule: Rule, detail: string): Finding {
  return { rule, detail, blocks: true }
}

export function doubts(rule: Rule, detail: string): Finding {
  return { rule, detail, blocks: false }
}
