import { readFileSync } from "node:fs"
import { type CriterionKey, criterionKeys } from "../../app/domain/influence/rubric/criteria"
import { scoreText } from "../../app/domain/influence/rubric/score-text"

interface LabeledText {
  id: string
  kind: string
  text: string
  overall: number
  criteria: Record<CriterionKey, number>
  pair: string | null
}

/** The labeled texts: the ones used for development, or the held-out ones. */
export function loadTexts(isHeldOut = false): LabeledText[] {
  const files = isHeldOut ? ["held-out/texts.json"] : ["texts.json", "more-pairs.json"]
  return files.flatMap((file) => JSON.parse(readFileSync(new URL(file, import.meta.url), "utf8")))
}

/** How well the built-in analysis ranks labeled texts. */
export function judgeTexts(texts: LabeledText[]) {
  const scored = texts.map((text) => ({ ...text, ...scoreText(text.text), label: text.overall }))
  const pairs = [...new Set(texts.flatMap(({ pair }) => pair ?? []))].map((pair) => {
    const [better, worse] = scored.filter((one) => one.pair === pair).sort((a, b) => b.label - a.label)
    if (!better || !worse) throw new Error(`The pair ${pair} is not a pair.`)
    return { pair, better: better.overall, worse: worse.overall, isRight: better.overall > worse.overall }
  })
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const errors = criterionKeys.map((key) => ({
    criterion: key,
    error: mean(scored.map(({ scores, criteria }) => Math.abs(scores[key] - criteria[key]))),
  }))
  return {
    texts: texts.length,
    pairs,
    ranked: pairs.filter(({ isRight }) => isRight).length / pairs.length,
    spearman: spearman(
      scored.map(({ overall }) => overall),
      scored.map(({ label }) => label),
    ),
    error: mean(scored.map(({ overall, label }) => Math.abs(overall - label))),
    errors,
  }
}

/** Spearman's rank correlation; tied values get the mean of their ranks. */
function spearman(a: number[], b: number[]): number {
  const [x, y] = [ranks(a), ranks(b)]
  const center = (a.length + 1) / 2
  const product = (p: number[], q: number[]) =>
    p.reduce((sum, one, at) => sum + (one - center) * ((q[at] ?? 0) - center), 0)
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y))
}

function ranks(values: number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length
    const same = values.filter((other) => other === value).length
    return below + (same + 1) / 2
  })
}
