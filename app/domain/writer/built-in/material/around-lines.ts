import type { WritingLine } from "../../../achievements/writing-line"
import type { EvidenceItem } from "../../../evidence/schema"
import { countWords } from "../../rules"

/** A longer reflection is about several things, and its words say little about any one of its actions. */
const maxWords = 120

/**
 * The reflection behind a line, with the question it answers. It shows what an action was about and supports nothing.
 */
export function aroundLines(evidence: EvidenceItem[]): (line: Pick<WritingLine, "evidenceIds">) => string {
  const told = new Map(
    evidence
      .filter(({ kind, text }) => kind === "reflection" && countWords(text) <= maxWords)
      .map(({ id, source, text }) => [id, `${source} ${text}`]),
  )
  return ({ evidenceIds }) => evidenceIds.flatMap((id) => told.get(id) ?? []).join(" ")
}
