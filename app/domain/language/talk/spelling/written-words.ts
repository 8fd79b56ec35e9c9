import { laidOut } from "../../laid-out"
import { memoizeText } from "../../memoize-text"
import { meaningsOf } from "../../words/lexicon"

/** One word, number or mark of a text. */
export const oneWord = new RegExp(
  laidOut`
    \d{1,3}(?:[\u00a0\u202f ]\d{3})+(?!\d)|\d+h\d\d\b|\d{1,2}:\d\d\b|\d+(?:[.,]\d+)*|(?:\p{L}\.){2,}|
    (?:R|N|Rs|US|S|A|C|NZ|HK)(?=[$ ]?\d)|w\/o|w\/|['’]em\b|
    \p{L}[\p{L}\p{M}\d]*(?:['’&.][\p{L}\d]+|-\p{L}[\p{L}\d]*|[²³])*(?:(?<=\p{L}s)['’](?=\s\p{L}))?|-{1,2}>|=>|\.{2,}|
    …|\p{Extended_Pictographic}|(?!\ufe0f|\u200d)[^\s]|\n
  `,
  "gu",
)

/** "waitin": an -ing verb without its g. "Login" is not one, because its consonant would be doubled. */
export const dropsG = memoizeText(
  (written) =>
    /^\p{Ll}{2,}in$/u.test(written) &&
    !/[^aeiou][aeiou][bdgmnprt]in$|^(?:check|muff)in$/.test(written) &&
    meaningsOf(written).own.length === 0 &&
    (meaningsOf(`${written}g`).own.length > 0 || /^(?:goin|flashin|makin|doin|comin|takin)$/.test(written)),
  20_000,
)

/** Words after "its" that show that "it's" is meant: "its nearly done", "its in use". */
export const behindItIs = new RegExp(
  laidOut`
    ^ (?:
      \d|
      (?:
        one|two|three|four|five|six|seven|eight|nine|ten|half|most|more|less|like|nearly|almost|better|worse|easier|
        faster|slower|quicker|cheaper|all|abt|mostly|fully|always|never|so|very|really|maybe|probably|roughly|around|
        just|down|up
      )\b|
      not\b|now\b|an?\b|the\b|still\b|only\b|about\b|used\b|called\b|
      (?:live|cheap|quiet|busy|ready|done|due|slow|dark|dry|cold|hot|empty|full|free|safe)\b(?! \p{L})|
      (?:in|on|at) (?:\p{L}+ ){1,2}(?:as|now|since)\b|on (?:the|all|every)\b|in (?:use|the|all|every|production|place)\b
    )
  `,
  "u",
)
