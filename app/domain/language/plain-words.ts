import { concepts } from "./concepts"

/**
 * Words that change nothing that could be checked: verbs of being, happening and keeping, and nouns of kind. One of them
 * may stand in a sentence without an item that holds it, where everything else is carried. Never a verb that could name
 * another deed, nor a noun that could name another thing.
 */
export const plainWords = concepts(`
  cost costs acquire acquired print printed stand stands stood start starts started begin began stay stays stayed remain remained
  work works worked serve served set goes went show shows showed shown obtain obtained complete completed happen happened
  pay pays paid paying name named note noted list listed count counted total amount figure figures value worth
  place placed end ended spend spent add added adding mean meant cause caused follow followed total totalled
  give given handle handled speak speaks speaking hold holding do did drawing
  method methods measurement measurements project projects work activity activities area field kind type
  version level item items rate session sessions period matter line lines case system
  new recent current own small several certain given whole original
`)

/** Verbs that a fragment without a verb says by itself: it counts as done. */
export const doneWords = concepts("build make create produce deliver complete handle prepare set do")
