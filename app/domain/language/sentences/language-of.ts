import { words } from "../words/word-list"

/** Function words that few other languages share. */
const functionWordsOf: [language: string, words: Set<string>][] = Object.entries({
  en: "the and of to in for with you our we is are will be your or on as a an at by this that from have who work not it us what",
  de: "der die das und mit für wir sie du ist sind ein eine zu im dem den von bei dich deine dein ihre auf oder nicht zur zum des als nach über sowie durch",
  fr: "le la les des et pour avec vous nous votre dans sur une un du au aux ou par est en de que qui chez sous",
  es: "el la los las de del y en para con una un que por se tu nuestro es al o su como",
  it: "il di che per con della nel gli una un del alla delle dei degli e è nella presso da sono",
  pt: "os e do da dos das em na no uma um você com o a de para que por ao à nos",
  nl: "het een van voor met je jij wij niet op de en in te bij naar aan uit als door",
  sv: "och att är som för på av till med ett en den det vid från hos jag inom",
  da: "og at er som for på af til med et en den det ved fra hos jeg samt",
  pl: "i w z na do się oraz dla przez od jest po przy że nie",
  cs: "a v na se pro od je do při že nebo jako z s",
  hu: "és az egy hogy nem vagy mint volt meg",
  ro: "și în de la cu pentru din pe o un care prin ale",
  tr: "ve bir ile için olarak bu da de",
  fi: "ja on ei että sekä oli kanssa joka tai mutta",
  id: "dan yang di untuk dengan dari pada ke dalam",
}).map(([language, list]) => [language, words(list)])

/** Letters that only one of the languages uses. */
const lettersOf: [language: string, letter: RegExp][] = [
  ["de", /ß/],
  ["es", /ñ/],
  ["pt", /[ãõ]/],
  ["pl", /[ąęłżźś]/],
  ["cs", /[ěřů]/],
  ["hu", /[őű]/],
  ["ro", /[țșţ]/],
  ["tr", /[ğı]/],
  ["vi", /[ơưđ\u1ea0-\u1ef9]/],
]

interface Script {
  language: string
  letters: RegExp
  /** How many letters of an alphabet one of its letters is worth. */
  weight?: number
  /** Another language of the script, and the letters that only it uses. */
  other?: [language: string, letters: RegExp]
}

const scripts: Script[] = [
  { language: "ar", letters: /\p{Script=Arabic}/gu, other: ["fa", /[پچژگ]/g] },
  { language: "he", letters: /\p{Script=Hebrew}/gu },
  { language: "el", letters: /\p{Script=Greek}/gu },
  { language: "ru", letters: /\p{Script=Cyrillic}/gu, other: ["uk", /[іїєґ]/gi] },
  { language: "hi", letters: /\p{Script=Devanagari}/gu },
  { language: "bn", letters: /\p{Script=Bengali}/gu },
  { language: "ta", letters: /\p{Script=Tamil}/gu },
  { language: "th", letters: /\p{Script=Thai}/gu },
  { language: "ko", letters: /\p{Script=Hangul}/gu, weight: 2 },
  {
    language: "zh",
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    weight: 3,
    other: ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  },
]

/** The share of such letters from which a text is in the other language. */
const leastShare = 0.03

/** How many times as many words as English a language needs: names contribute a few to every English text. */
const leastRatio = 2

const longestRead = 20_000

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/**
 * The language of most of a text as a BCP 47 tag, from its script or its function words. Names may be in any language,
 * so capitalized words do not count. A text without evidence counts as English.
 */
export function languageOf(text: string): string {
  const read = text.slice(0, longestRead).normalize("NFC")
  return ofScript(read) ?? ofWords(read)
}

/** The language of a script other than the Latin one, if most of the text is in it. */
function ofScript(text: string): string | null {
  const latin = countOf(text, /\p{Script=Latin}/gu)
  for (const { language, letters, weight = 1, other } of scripts) {
    const count = countOf(text, letters)
    if (count * weight > latin) return other && countOf(text, other[1]) > count * leastShare ? other[0] : language
  }
  return null
}

function ofWords(text: string): string {
  const scores = new Map<string, number>()
  for (const [word] of text.matchAll(/(?<![\p{L}\p{M}\p{N}])\p{Ll}[\p{Ll}\p{M}]*(?![\p{L}\p{M}])/gu)) {
    for (const [language, own] of functionWordsOf) if (own.has(word)) add(scores, language)
    for (const [language, own] of lettersOf) if (own.test(word)) add(scores, language)
  }
  const [first = ["en", 0]] = [...scores].sort(([, a], [, b]) => b - a)
  return first[1] > (scores.get("en") ?? 0) * leastRatio ? first[0] : "en"
}

const add = (scores: Map<string, number>, language: string) => scores.set(language, (scores.get(language) ?? 0) + 1)
