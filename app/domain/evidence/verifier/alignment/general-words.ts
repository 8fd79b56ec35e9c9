import { lemmasOf } from "../../../language/words/lemmas"
import { words } from "../../../language/words/word-list"

/** Verbs that only say that something was done. The content is in their objects, which must be the person's. */
const deeds = words(`
  create produce develop provide deliver complete prepare perform conduct undertake apply
  act serve step accomplish achieve set arrange present offer use assemble devise
  carry do make bring put get give take have hold run work handle finish conclude
  sit lie rest stand remain hang cover concern receive host
`)
const modifiers = words(`
  new own existing resulting relevant corresponding particular subsequent several various overall initial final
  actual available regular total whole entire typical normal usual successful
  previously formerly now once meanwhile simultaneously
  down ahead next away coming old aged single suspected thanks co perhaps
`)
/** Generic nouns that only classify the word next to them: "research groups", "the Raiser's Edge database". */
const classifiers = words(`
  business research project product data document system database department office service staff content material
  access website software team work company industry market customer user member
`)
const nouns = words(`
  process work activity task use need way kind type form matter issue item thing piece basis course place
  total number amount level share value figure rate
  case part area field approach method procedure step stage
  result outcome effect change
  instance example fact time period length duration moment occasion
  place position role capacity job responsibility
  request help assistance cooperation collaboration
  experience training
  person people
`)

/** Whether a verb, in any form, only says that something was carried out. */
export function isGeneralDeed(lower: string): boolean {
  return !/(?:ion|ment|al|ance|y)s?$/.test(lower) && lemmasOf(lower, (lemma) => deeds.has(lemma)).length > 0
}

export function isClassifier(lower: string): boolean {
  return classifiers.has(lower) || classifiers.has(lower.replace(/s$/, ""))
}

export function isGeneralWord(lower: string): boolean {
  return modifiers.has(lower) || lemmasOf(lower, (lemma) => nouns.has(lemma)).length > 0
}
