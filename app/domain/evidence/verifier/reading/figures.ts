import { numberWord } from "../../../language/numbers/number-words"
import type { WordForm } from "../../../language/words/word-forms"

/** The value of a single word or number: 18 for "18" and "eighteen", 1200 for "1,200". */
export function figureOf({ kind, lower }: Pick<WordForm, "kind" | "lower">): number | null {
  if (kind === "word") return numberWord(lower)
  if (kind !== "number") return null
  const figure = Number(/^\d{1,3}(?:[,.'’]\d{3})+$/.test(lower) ? lower.replace(/\D/g, "") : lower.replace(",", "."))
  return Number.isNaN(figure) ? null : figure
}

/** The texts by each number in them. */
export function indexFigures<Text extends { figures: ReadonlySet<number> }>(texts: Text[]): Map<number, Text[]> {
  const byFigure = new Map<number, Text[]>()
  for (const one of texts) {
    for (const figure of one.figures) {
      const list = byFigure.get(figure)
      if (list) list.push(one)
      else byFigure.set(figure, [one])
    }
  }
  return byFigure
}
