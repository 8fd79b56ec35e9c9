import { conceptOf, concepts } from "../../../language/words/concepts"
import { isGeneral, isTrait } from "../../reading/skills/phrase-words"

/** Whether a word has little meaning of its own: a general noun, a trait, or a verb that goes with any object. */
export const saysLittle = (word: string) =>
  isGeneral(word.toLowerCase()) || isTrait(word.toLowerCase()) || anyDeed.has(conceptOf(word.toLowerCase()))

/** Verbs that go with any object. */
const anyDeed = concepts(
  `
  plan planning planned write writing prepare create creating review organize organise coordinate develop maintain
  monitor update produce check handle perform conduct carry complete contribute participate attend assist respond follow
  meet present deliver implement improve oversee manage lead build design provide support work promote
`,
)
