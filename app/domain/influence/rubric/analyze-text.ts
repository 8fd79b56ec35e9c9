import { betterVersion, type OwnLine } from "./better-version"
import { type CriterionKey, criteria, criterionKeys } from "./criteria"
import type { Feedback } from "./feedback"
import { invitationIn, type Remark, remarks, strongest, told } from "./remarks"
import { type ScoredText, scoreText } from "./score-text"
import { type SignalKey, signalPoints } from "./signals"

interface Analysis {
  /** 0 to 100. */
  score: number
  feedback: Feedback[]
}

/** Minimum score for praise of a criterion. */
const minPraised = 8

const praise: Record<CriterionKey, string> = {
  clarity: "Clear on first reading. Sentences like this one make one point each.",
  specificity: "Readers can check this, and it backs up your point. Keep it.",
  value: "Readers can use this right away.",
  voice: "Nobody else would have written this.",
  structure: "Each part leads to the next, and the length fits.",
  conversation: "The right reader will want to answer this.",
}

/** The signals that the feedback on a criterion may be about. */
const subjects: Record<CriterionKey, SignalKey[]> = {
  clarity: ["sentenceLength", "paragraphs", "spelledOut", "care", "ownWords", "verbs", "exactWords"],
  specificity: ["specifics", "specificSentences", "exactWords"],
  value: ["steps", "noBait", "deeds"],
  voice: ["ownWords", "verbs", "calm", "deeds", "exactWords"],
  structure: ["paragraphs", "wholeThoughts", "care", "fewHashtags", "sentenceLength", "calm"],
  conversation: ["noBait", "invitation"],
}

/**
 * Analyzes a text by the rubric without a model. The feedback on each criterion names its costliest signal and quotes
 * the sentence that shows it. Sentences that lack evidence get a better version composed from one of the person's own
 * lines.
 */
export function analyzeText(text: string, lines: readonly OwnLine[]): Analysis {
  const scored = scoreText(text)
  const source = told(text, scored.measures)
  const taken = new Set<SignalKey>()
  const used = new Set<string>()
  const feedback = criterionKeys.map((key): Feedback => {
    const score = Math.round(scored.scores[key])
    const weakest = score < minPraised ? weakestOf(key, scored, taken) : null
    if (weakest) taken.add(weakest)
    const found = weakest ? remarks[weakest](source) : praised(key, source)
    const remark = { ...found, quote: found.quote !== null && text.includes(found.quote) ? found.quote : null }
    const isFor = weakest !== null && needEvidence.includes(key) && remark.quote !== null
    const better = isFor ? betterVersion(remark.quote ?? "", text, lines, used) : null
    return { criterion: criteria[key].name, score, ...remark, better }
  })
  return { score: scored.overall, feedback }
}

function praised(key: CriterionKey, source: ReturnType<typeof told>): Remark {
  const [first = null, second = first, third = second] = strongest(source)
  const quotes: Record<CriterionKey, string | null> = {
    clarity: second,
    specificity: first,
    value: second,
    voice: third,
    structure: source.sentences[0] ?? null,
    conversation: invitationIn(source.sentences),
  }
  return { feedback: praise[key], quote: quotes[key] }
}

/** The signal that is furthest from its best; one that was already named only if all are. */
function weakestOf(key: CriterionKey, { signals }: ScoredText, taken: ReadonlySet<SignalKey>): SignalKey | null {
  const losses = subjects[key]
    .map((name) => ({ name, loss: (signalPoints[key][name] ?? 0.5) * (1 - signals[name]) }))
    .filter(({ loss }) => loss > 0.12)
    .sort((a, b) => b.loss - a.loss)
  return (losses.find(({ name }) => !taken.has(name)) ?? losses[0])?.name ?? null
}

const needEvidence: readonly CriterionKey[] = ["specificity", "value", "voice"]
