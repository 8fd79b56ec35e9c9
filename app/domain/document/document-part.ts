import type { DraftSentence } from "../evidence/schema"

/**
 * A piece of text in reading order, rendered as: `heading` a separate line; `subheading` a line under a heading (a
 * role, a criterion, "Slide 2"); `paragraph` sentences joined by spaces; `bullet` one list line. `label` is a short
 * fixed prefix without claims ("Hook", "Situation", "0–3 s"), rendered as "Label: ". The sentences of a `list` are
 * words or names (skills), separated by commas.
 */
export interface Part<S extends DraftSentence = DraftSentence> {
  kind: "heading" | "subheading" | "paragraph" | "bullet"
  label?: string
  list?: true
  sentences: S[]
}

/** The sentences of a part, joined as running text. */
export function textOfPart({ list, sentences }: Pick<Part, "list" | "sentences">): string {
  return sentences.map(({ text }) => text).join(list ? ", " : " ")
}
