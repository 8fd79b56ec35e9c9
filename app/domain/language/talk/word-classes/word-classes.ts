import { prepositions } from "../../words/prepositions"
import { words } from "../../words/word-list"

/** The role of a word in its sentence, in the detail that reading talk needs. */
export type WordClass =
  | "past"
  | "base"
  | "third"
  | "ing"
  | "participle"
  | "be"
  | "have"
  | "do"
  | "modal"
  | "pronoun"
  | "determiner"
  | "preposition"
  | "conjunction"
  | "adverb"
  | "adjective"
  | "noun"
  | "number"
  | "mark"

/** Words of the closed classes. */
export const closed = new Map<string, WordClass>()
const put = (wordClass: WordClass, list: string) => {
  for (const word of words(list)) closed.set(word, wordClass)
}
put("be", "am is are was were be been being")
put("have", "have has had having")
put("do", "do does did doing")
put("modal", "will would shall should can could may might must")
put(
  "pronoun",
  "i we he she they you it me us him them myself ourselves himself herself itself themselves who someone somebody everyone everybody nobody anyone anybody nothing something everything",
)
put(
  "determiner",
  "a an the this that these those my our his her its their your some any each every no another all both",
)
put(
  "conjunction",
  "and but or nor so because although though while whereas when if unless whether than until once which where how why what",
)
put(
  "adverb",
  "not also just then now still only even always never ever again already yet too very quite almost nearly about around roughly approximately back there here ago later first maybe perhaps together away daily weekly monthly once twice instead alone ahead right",
)
for (const word of prepositions) if (!closed.has(word)) closed.set(word, "preposition")
put("preposition", "off up down out per behind above below despite along past")
