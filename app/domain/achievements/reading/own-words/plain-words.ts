import { laidOut } from "../../../language/laid-out"
import { figuresIn, type Talk } from "../../../language/talk/read-talk"
import { isFiller } from "../../../language/talk/spelling/casual-words"
import { textOf, type Word, wordOf } from "../../../language/talk/spelling/reading-copy"
import { pastOfParticiple } from "../../../language/talk/word-classes/participles"
import { formsOfVerb } from "../../../language/talk/word-classes/word-class"
import { endsInReport } from "../phrases/closed"
import { countedBefore } from "../phrases/counted-before"
import { isOwn, kin } from "../phrases/owners"

const dropped =
  /^(?:just|even|already|quite|really|actually|finally|also|myself|ourselves|obviously|literally|apparently)$/

/**
 * A range of the reading copy in the person's word order, without conversational words: fillers, "I" and "we" before
 * their verb, asides in brackets. Null if it does not fit into a line.
 */
export function plainWords(talk: Talk, first: number, last: number): string | null {
  const kept: Word[] = []
  for (let at = first; at < last; at++) {
    const word = talk.words[at]
    if (!word) continue
    const next = talk.words[at + 1]
    if (word.text === "(") {
      const end = closing(talk, at, last)
      if (end < 0) return null
      if (!isShortNote(talk, at, end)) {
        at = end
        continue
      }
    }
    if (word.kind === "mark" && /^["*•“”|]$/.test(word.text)) continue
    if (isFiller(word.lower) && !(word.lower === "well" && talk.words[at - 1]?.lower === "as")) continue
    if (dropped.test(word.lower) && talk.classes[at] !== "noun") continue
    if (word.lower === "like" && (talk.classes[at + 1] === "number" || next?.lower === "about")) continue
    if (isOwn(talk, at, last) && /^(?:my|our)$/.test(word.lower)) {
      if (kin.test(next?.lower ?? "")) return null
      if (next?.lower === "own") at++
      kept.push(wordOf("the", word.from, word.to, false))
      continue
    }
    kept.push(word)
    if (word.kind === "number") kept.push(...countedBefore(talk, at - 1))
  }
  while (kept.length > 0 && kept[0]?.kind === "mark" && !/^[€£$₹¥#(]$/.test(kept[0].text)) kept.shift()
  const text = tidied(textOf(kept))
  return text === "" || talkative.test(text) || endsInReport(text) ? null : text
}

function closing({ words }: Talk, open: number, last: number): number {
  for (let at = open + 1; at < last; at++) if (words[at]?.text === ")") return at
  return -1
}

/** "(about 400)", "(52 volunteers)": a number with its noun stays. Any other text in brackets is an aside. */
const isShortNote = (talk: Talk, open: number, end: number) =>
  end - open <= 6 && figuresIn(talk, open + 1, end).length > 0

/** Conversational words, and deictic words that only a listener can resolve. */
const talkative = new RegExp(
  laidOut`
    [!?…]|\.\.|\b(?:in|up|down|over|out) there\b|\b(?:until|up to|back) then\b|\bat the time\b|
    \b(?:
      failed|failing|lost|missed|wanted|tried|hoped|loved|hated|worse|no better|no change|unchanged|you|your|lol|haha|
      idk|tbh|stuff|crap|rubbish|daft|he|she|his|him|her|who knows|something|somehow|whatever|no idea|thank god|
      kind of|sort of|yes|please|sorry|do the maths?|(?:knock|touch) (?:on )?wood|you know|to be honest|i guess|
      believe it or not|i expected|had expected
    )\b
  `,
  "i",
)

const number =
  "(?=[£$€]?\\d|roughly\\b|one\\b|two\\b|three\\b|four\\b|five\\b|six\\b|seven\\b|eight\\b|nine\\b|ten\\b|twelve\\b|half\\b|under\\b|over\\b|about\\b|around\\b|less\\b|more\\b|almost\\b|nearly\\b|zero\\b|none\\b|only\\b)"
const began =
  "(?:started|joined|came|arrived|began|took over|took (?:it|this|that|them) over|took on the \\p{Ll}+|got here)"

/** Conversational phrases with their form in a note. */
const turns: [RegExp, string | ((all: string, ...groups: string[]) => string)][] = [
  [
    /\b(\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten) of (?:them|these|those)(?= (?:got|passed|stayed|finished|completed|joined|are|have|had|came|went|were|was)\b)/g,
    "$1",
  ],
  [/^(?:(?:and|so|but|then|also|plus|anyway|well|ok|result|end result|because|which|that)\b[,:]? ?)+/i, ""],
  [new RegExp(`\\bwhen (?:I|we) (?:first )?${began}(?: (?:there|here))?\\b`, "gu"), "at the start"],
  [/\bwhen (?:I|we) left\b/g, "at the end"],
  [new RegExp(`\\bbefore (?:I|we) ${began}\\b`, "gu"), "before"],
  [new RegExp(`\\bsince (?:I|we) ${began}\\b`, "gu"), "since the start"],
  [new RegExp(`\\b(?:it|they|which|that) (?:was|were|had been) (?:previously|before) ${number}`, "g"), "previously "],
  [
    new RegExp(
      `(?:^|,? (?:and|but) |, )(?:it |they |which |that |there )?used to (?:be|take|cost) (?:me |us )?${number}`,
      "g",
    ),
    ", previously ",
  ],
  [/\bused to (be|take|cost|have|need)\b/g, (_, verb) => `previously ${formsOfVerb(verb, "base").past}`],
  [new RegExp(`, (?:it )?(?:was|were) ${number}`, "g"), ", previously "],
  [new RegExp(`, (?:and )?before (?:that )?(?:it |they )?(?:was|were) ${number}`, "g"), ", previously "],
  [
    /\b(last|this) (week|month|quarter|year|summer|winter|spring|autumn|season|term) (?:it|we|they) (?:was|were|had|is|are)\b/g,
    "$1 $2",
  ],
  [
    new RegExp(
      `(?:,? and |,? but |, |^)(?:now )?(?:it|they|we) (?:is|are|am) (?:now )?(?:at |down to )?${number}`,
      "gi",
    ),
    ", now ",
  ],
  [new RegExp(`\\bnow (?:it|they|we|there) (?:is|are) (?:at )?${number}`, "gi"), "now "],
  [/\bnow (?:it|they) (?:is|are) (?=(?:done|down|up|in|on|at|all|the|fully)\b)/gi, "now "],
  [/^(?:we|I) (?:are|am) (?:now )?(?=(?:at|down|up)\b)/i, "now "],
  [new RegExp(`^there (?:is|are|was|were) ${number}`, "i"), ""],
  [/^(?:I|we) (?:have|had) had /, "had "],
  [/^(?:I|we) (?:have|had) (\p{L}+)/u, (_, verb) => pastOfParticiple(verb)],
  [/^(?:(?:where|in|at|by|during|since|on|last|after) ?[^,;\d]{0,40}? ?)?(?:I|we) (?=\p{Ll})/iu, ""],
  [new RegExp(`(,| and| but| so| then) (?:I|we) (?:have |had )?had ${number}`, "g"), "$1 "],
  [/(,| and| then) (?:I|we) (?:have|had) (\p{L}+)/gu, (_, joint, verb) => `${joint} ${pastOfParticiple(verb)}`],
  [/(,| and| then)(?: where)? (?:I|we) (?=\p{Ll})/gu, "$1 "],
  [/\b(cost|costs|took|takes|saves|saved|gave|gives) (?:me|us) /g, "$1 "],
  [new RegExp(`\\b(?:that|this|which) (?:is|was|means|makes) ${number}`, "g"), ""],
  [/([£$€]?[\d.,]+\S*) → (?=[£$€]?\d)/g, "from $1 to "],
]

function tidied(said: string): string {
  let text = said
  for (const [turn, note] of turns)
    text = typeof note === "string" ? text.replace(turn, note) : text.replace(turn, note)
  return text
    .replace(/\b(now .*) now\b/, "$1")
    .replace(/\s+/g, " ")
    .replace(/ ([,.;:])/g, "$1")
    .replace(/^[,;:.\s-]+|[,;:\s-]+$/g, "")
    .replace(/,(?:,|;)+/g, ",")
    .replace(
      /(?:,? (?:and|or|but|so|the|a|an|of|to|in|on|at|by|for|with|from|as|than|which|who|that|because|about|was|were|is|are|when|not|then|now that))+$/,
      "",
    )
}
