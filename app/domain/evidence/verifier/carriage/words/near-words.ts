import { lemmasOf } from "../../../../language/words/lemmas"
import { nearDeeds } from "./near-deeds"
import { nearDeedsByTrade } from "./near-deeds-by-trade"
import { nearDeedsOfHands } from "./near-deeds-of-hands"
import { nearDeedsOfOffice } from "./near-deeds-of-office"
import { nearDeedsOfResults } from "./near-deeds-of-results"
import { nearPeopleAndTimes } from "./near-people-and-times"
import { nearThings } from "./near-things"
import { nearThingsByTrade } from "./near-things-by-trade"
import { nearThingsOfWork } from "./near-things-of-work"
import { plainAndFormalDeeds } from "./plain-and-formal-deeds"
import { plainAndFormalThings } from "./plain-and-formal-things"

const allDeeds = [
  ...nearDeeds,
  ...nearDeedsByTrade,
  ...plainAndFormalDeeds,
  ...nearDeedsOfResults,
  ...nearDeedsOfOffice,
  ...nearDeedsOfHands,
]
const allThings = [
  ...nearThings,
  ...nearThingsByTrade,
  ...plainAndFormalThings,
  ...nearPeopleAndTimes,
  ...nearThingsOfWork,
]
const byWord = new Map<string, string[]>()
for (const [at, group] of [...allDeeds, ...allThings].entries())
  for (const word of group.split(" ")) byWord.set(word, [...(byWord.get(word) ?? []), `near-${at}`])

/** The synonym groups of a word in any of its forms. */
export function nearGroups(word: string): string[] {
  return lemmasOf(word, (lemma) => byWord.has(lemma)).flatMap((lemma) => byWord.get(lemma) ?? [])
}

/** Whether the word itself, in singular or plural, belongs to a group: "pupils", but not "speaker" for "speak". */
export function isExchanged(word: string): boolean {
  return byWord.has(word) || byWord.has(word.replace(/s$/, ""))
}

const deeds = new Set(allDeeds.flatMap((group) => group.split(" ")))

/** Whether a word, in any of its forms, is an action in one of the groups. */
export function isDeedWord(word: string): boolean {
  return lemmasOf(word, (lemma) => deeds.has(lemma)).length > 0
}
