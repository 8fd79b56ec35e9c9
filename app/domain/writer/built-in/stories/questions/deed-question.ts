import { baseOfPast, isPast, pastOf } from "../../../../language/verbs/past-tense"
import { meaningsOf } from "../../../../language/words/lexicon"
import { isMeasured } from "../../../../rubric/measures"
import { countWords } from "../../../rules"

/** Actions that are a choice between two ways, so that a viewer can be asked about it. */
const chosen = /^(?:moved|split|put|replaced|switched|stopped|swapped|merged|combined|let)$/
/** The alternative is named, whatever the action: "texts instead of emails". */
const contrast = /\b(?:instead of|rather than|from scratch|one by one|in person)\b/
const [shortest, longest] = [3, 14]

/** "Would you move the bread to the night?": the action as a question to the viewer; null if it was not a choice. */
export function deedQuestion(sentence: string): string | null {
  const asked = deedIn(sentence)
  return asked && (chosen.test(asked.verb) || contrast.test(asked.deed))
    ? `Would you ${asked.base} ${asked.deed}?`
    : null
}

/** An action that can be asked about: its verb and its object, up to the first pause. */
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
  const isPlace = /^(?:together|on|at|in|to|with|from|as|by|for|over|through|about|up to)\b/.test(deed)
  const isLong = countWords(deed) < shortest || countWords(deed) > longest
  return !base || isOwn || isPlace || namesOrCounts || isLong ? null : { verb, base, deed }
}

function baseOf(past: string): string | null {
  const stem = past.replace(/ed$/, "")
  const regular = past === stem ? [] : [`${stem}e`, stem, stem.replace(/(.)\1$/, "$1"), stem.replace(/i$/, "y")]
  const isBase = (base: string) => pastOf(base) === past && meaningsOf(base).own.length > 0
  return baseOfPast(past) ?? regular.find(isBase) ?? null
}
