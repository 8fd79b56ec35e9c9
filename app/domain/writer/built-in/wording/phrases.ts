import type { Tone } from "../../../users/tone"

type Choices = readonly [string, ...string[]]

/** The few sentences of a letter that make no claim about the person. Selected by tone and varied by seed. */
export interface Phrases {
  letterTurn: Choices
  letterClose: Choices
}

const plain: Phrases = {
  letterTurn: ["Here is what I would bring.", "This is what I would bring to the role."],
  letterClose: ["I would welcome the chance to talk it through.", "I would be glad to talk about the role."],
}

const byTone: Record<Tone | "", Partial<Phrases>> = {
  "": {},
  professional: {},
  conversational: {
    letterTurn: ["Here is what you would get.", "Here is what I would bring along."],
    letterClose: ["I would love to talk about it.", "Shall we talk?"],
  },
  confident: {
    letterTurn: ["Here is the record.", "This is what I bring."],
    letterClose: ["I look forward to discussing the role.", "Let us talk."],
  },
  creative: {},
  analytical: {
    letterTurn: ["Here is the evidence.", "This is the evidence, in short."],
  },
}

export function phrasesFor(tone: Tone | ""): Phrases {
  return { ...plain, ...byTone[tone] }
}
