import type { Tone } from "../../users/tone"

type Choices = readonly [string, ...string[]]

/** The few sentences that link the person's own: they say nothing about the person. Chosen by tone, varied by seed. */
export interface Phrases {
  storyOpener: Choices
  alsoSameRole: Choices
  alsoElsewhere: Choices
  question: Choices
  letterTurn: Choices
  letterClose: Choices
}

const plain: Phrases = {
  storyOpener: ["Some background:", "The background:"],
  alsoSameRole: ["From the same role:", "Also from that role:"],
  alsoElsewhere: ["Also from my work:", "Elsewhere in my work:"],
  question: ["What has worked for you?", "How do you go about it?"],
  letterTurn: ["Here is what I would bring.", "This is what I would bring to it."],
  letterClose: ["I would welcome the chance to talk it through.", "I would be glad to talk about the role."],
}

const byTone: Record<Tone | "", Partial<Phrases>> = {
  "": {},
  professional: {},
  conversational: {
    storyOpener: ["A bit of background:", "How it came about:"],
    alsoElsewhere: ["A few more things I have been up to:", "Some other things I have done:"],
    question: ["How do you do it where you are?", "What would you have done?"],
    letterTurn: ["Here is what you would get.", "Here is what I would bring along."],
    letterClose: ["I would love to talk about it.", "Shall we talk?"],
  },
  confident: {
    letterTurn: ["Here is the record.", "This is what I bring."],
    letterClose: ["I look forward to discussing the role.", "Let us talk."],
  },
  creative: {
    storyOpener: ["Rewind a little:", "How it started:"],
    question: ["What would your version look like?", "What would you try next?"],
  },
  analytical: {
    storyOpener: ["The starting point:", "The context:"],
    alsoSameRole: ["More from the same role:", "Further results from that role:"],
    question: ["What do your numbers say?", "How do you measure this?"],
    letterTurn: ["Here is the evidence.", "The evidence, in short:"],
  },
}

export function phrasesFor(tone: Tone | ""): Phrases {
  return { ...plain, ...byTone[tone] }
}
