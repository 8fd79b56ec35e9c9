import { meaningsOf } from "../../../language/lexicon"
import { baseOfPast, pastOf } from "../../../language/past-tense"
import { isMeasured } from "../../../rubric/measures"
import { countWords } from "../../rules"

/** Deeds that somebody decides on: a viewer can be asked whether they would. Nobody is asked whether they would win. */
const chosen =
  /^(?:changed|moved|split|put|replaced|switched|stopped|started|rebuilt|rewrote|redesigned|reorgani[sz]ed|made|built|wrote|drafted|called|rang|phoned|asked|emailed|texted|visited|interviewed|tested|tracked|measured|printed|borrowed|opened|introduced|added|removed|dropped|let|gave|trained|taught|showed|renegotiated|merged|combined|labelled|labeled|marked|published|brought|set|created|designed|paired|swapped|invited|hired|closed|insulated|cached|sent|cut)$/
const longest = 14
/** "Would you write the report?" asks nothing; "… a checklist for the night porters?" does. */
const made = /^(?:made|built|wrote|drafted|created|designed|printed|published|sent|set|opened|showed|gave)$/

/** "Would you move the bread to the night?": what was done, asked of whoever watches; null where it would not be a choice. */
export function deedQuestion(sentence: string): string | null {
  const [, verb = "", rest = ""] = /^(?:I|We) (\p{Ll}+) ([^.;()]+)\.$/u.exec(sentence) ?? []
  const base = chosen.test(verb) ? baseOf(verb) : null
  const deed = rest.split(/,| and (?=(?:I|we|\p{Ll}+ed|got|made|did|went)\b)| since | because | so /u)[0]?.trim() ?? ""
  const isOwn = /\b(?:I|me|my|we|us|our|myself|him|her|it|them|this|that)\b/i.test(deed)
  const namesOrCounts = isMeasured(deed) || /(?:^|\s)\p{Lu}(?!\p{Lu}+s\b)/u.test(deed)
  const least = made.test(verb) ? 4 : 2
  const isPlace = /^(?:on|at|in|to|with|from|as|by|for|over|through)\b/.test(deed)
  if (!base || isOwn || isPlace || namesOrCounts || countWords(deed) < least || countWords(deed) > longest) return null
  return `Would you ${base} ${deed}?`
}

function baseOf(past: string): string | null {
  const stem = past.replace(/ed$/, "")
  const regular = past === stem ? [] : [`${stem}e`, stem, stem.replace(/(.)\1$/, "$1"), stem.replace(/i$/, "y")]
  const isBase = (base: string) => pastOf(base) === past && meaningsOf(base).own.length > 0
  return baseOfPast(past) ?? regular.find(isBase) ?? null
}
