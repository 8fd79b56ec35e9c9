import { meaningsOf } from "../../../language/lexicon"
import { baseOfPast, isPast, pastOf } from "../../../language/past-tense"
import { isMeasured } from "../../../rubric/measures"
import { countWords } from "../../rules"

/** Deeds that somebody decides on: a viewer can be asked whether they would. Nobody is asked whether they would win. */
const chosen =
  /^(?:changed|moved|split|put|replaced|switched|stopped|started|rebuilt|rewrote|redesigned|reorgani[sz]ed|made|built|wrote|drafted|called|rang|phoned|asked|emailed|texted|visited|interviewed|tested|tracked|measured|printed|borrowed|opened|introduced|added|removed|dropped|let|gave|trained|taught|showed|renegotiated|merged|combined|labelled|labeled|marked|published|brought|set|created|designed|paired|swapped|invited|hired|closed|insulated|cached|sent|cut)$/
const longest = 14
/** "Would you write the report?" asks nothing; "… a checklist for the night porters?" does. */
const made = /^(?:made|built|wrote|drafted|created|designed|printed|published|sent|set|opened|showed|gave)$/

/** Verbs of which nobody is asked how they would do it: what befell or pleased the person, and words for any deed. */
const notAsked =
  /^(?:did|had|was|were|went|came|saw|felt|knew|said|told|won|ranked|earned|passed|finished|completed|became|received|learned|learnt|needed|used|kept|stayed|spent|lost|worked|started|began|tried|thought|found|noticed|saved|hit|beat|gave|got|made|took)$/

/** "How would you sort out the scanning?": asked of a deed that is no choice; null where it names somebody or an amount. */
export function howQuestion(sentence: string): string | null {
  const asked = deedIn(sentence)
  return asked && !chosen.test(asked.verb) && !notAsked.test(asked.verb)
    ? `How would you ${asked.base} ${asked.deed}?`
    : null
}

/** "Would you move the bread to the night?": what was done, asked of whoever watches; null where it would not be a choice. */
export function deedQuestion(sentence: string): string | null {
  const asked = deedIn(sentence)
  return asked && chosen.test(asked.verb) ? `Would you ${asked.base} ${asked.deed}?` : null
}

/** A deed that can be asked about: its verb, and what it was done to, up to the first pause. */
function deedIn(sentence: string): { verb: string; base: string; deed: string } | null {
  const [, verb = "", rest = ""] = /^(?:I|We) (\p{Ll}+) ([^.;()]+)(?: \([^()]*\))?\.$/u.exec(sentence) ?? []
  const base = verb ? baseOf(verb) : null
  const next = [...rest.matchAll(/ and (\p{Ll}+)/gu)].find(([, word = ""]) => /^(?:I|we)$/.test(word) || isPast(word))
  const deed =
    rest
      .slice(0, next?.index)
      .split(/,| since | because | so /u)[0]
      ?.trim() ?? ""
  const isOwn = /\b(?:I|me|my|we|us|our|myself|him|her|it|them|this|that|both|each|there|here|things?|stuff)\b/i.test(
    deed,
  )
  const namesOrCounts = isMeasured(deed) || /(?:^|\s)\p{Lu}(?!\p{Lu}+s\b)/u.test(deed)
  const least = made.test(verb) ? 4 : 2
  const isPlace = /^(?:on|at|in|to|with|from|as|by|for|over|through|about|up to)\b/.test(deed)
  const isLong = countWords(deed) < least || countWords(deed) > longest
  return !base || isOwn || isPlace || namesOrCounts || isLong ? null : { verb, base, deed }
}

function baseOf(past: string): string | null {
  const stem = past.replace(/ed$/, "")
  const regular = past === stem ? [] : [`${stem}e`, stem, stem.replace(/(.)\1$/, "$1"), stem.replace(/i$/, "y")]
  const isBase = (base: string) => pastOf(base) === past && meaningsOf(base).own.length > 0
  return baseOfPast(past) ?? regular.find(isBase) ?? null
}
