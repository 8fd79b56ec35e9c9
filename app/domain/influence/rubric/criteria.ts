/** Incremented whenever the same text would get a different analysis. */
export const rubricVersion = 1

export const criterionKeys = ["clarity", "specificity", "value", "voice", "structure", "conversation"] as const
export type CriterionKey = (typeof criterionKeys)[number]

interface Criterion {
  name: string
  asks: string
  /** The weight in the overall score in percent; the six add up to 100. */
  weight: number
}

/** The rubric. Conversation has half the weight of the others, because many good texts do not need it. */
export const criteria: Record<CriterionKey, Criterion> = {
  clarity: { name: "Clarity", asks: "Is the point clear on first reading?", weight: 18 },
  specificity: {
    name: "Specificity and evidence",
    asks: "Is the main claim backed by an example, a number or a comparison?",
    weight: 19,
  },
  value: {
    name: "Value to the reader",
    asks: "Can readers do or see something they couldn't before?",
    weight: 18,
  },
  voice: { name: "Voice", asks: "Does it sound like one person, not like anyone or a machine?", weight: 18 },
  structure: { name: "Structure", asks: "Does each part lead to the next, and does the length fit?", weight: 18 },
  conversation: {
    name: "Call to conversation",
    asks: "Is there a question or an offer the right reader would want to answer?",
    weight: 9,
  },
}

/** The overall quality, 0 to 100: the weighted mean of the six scores, times ten. */
export function overallOf(scores: Record<CriterionKey, number>): number {
  const sum = criterionKeys.reduce((total, key) => total + scores[key] * criteria[key].weight, 0)
  return Math.round(sum / 10)
}
