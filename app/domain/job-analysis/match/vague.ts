import { conceptOf, concepts } from "../../language/words/concepts"
import { isGeneral, isTrait } from "../reading/skills/phrase-words"
import type { Shared } from "./best-evidence"
import type { Terms } from "./terms"

/**
 * Words that say nothing by themselves: "patient" in "Nurse-patient ratio" shows no care of dialysis patients, and
 * "planned" no vaccination outreach.
 */
export const isVague = (shared: Shared[], words: Terms["words"], skills: Terms["skills"]) =>
  shared.every(({ asked }) => saysLittle(asked)) && (skills.length > 0 || !words.every(({ text }) => saysLittle(text)))

const saysLittle = (word: string) =>
  isGeneral(word.toLowerCase()) || isTrait(word.toLowerCase()) || anyDeed.has(conceptOf(word.toLowerCase()))

/** Verbs that go with any object. */
const anyDeed = concepts(
  `
  plan planning planned write writing prepare create creating review organize organise coordinate develop maintain
  monitor update produce check handle perform conduct carry complete contribute participate attend assist respond follow
  meet present deliver implement improve oversee manage lead build design provide support work promote
`,
)
