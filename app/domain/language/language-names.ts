import { laidOut } from "./laid-out"

/** Natural languages and levels, as people list them among their skills. */
const language = new RegExp(
  laidOut`
    ^(?:(?:
      native|fluent|basic|good|some|little|a little|a bit of|conversational|business|spoken|written
    )\s+)?(?:
      english|spanish|french|german|italian|portuguese|dutch|polish|romanian|russian|ukrainian|turkish|arabic|hebrew|
      persian|farsi|hindi|urdu|bengali|punjabi|tamil|telugu|gujarati|mandarin|cantonese|chinese|japanese|korean|
      vietnamese|thai|tagalog|filipino|malay|indonesian|bahasa(?: \w+)?|swahili|zulu|xhosa|afrikaans|yoruba|igbo|
      hausa|amharic|somali|greek|czech|slovak|hungarian|bulgarian|serbian|croatian|slovenian|albanian|lithuanian|
      latvian|estonian|finnish|swedish|norwegian|danish|icelandic|irish|welsh|gaelic|catalan|basque|galician|maltese|
      armenian|georgian|kazakh|uzbek|nepali|sinhala|burmese|khmer|lao|mongolian|maori|samoan|tongan|auslan|bsl|asl|
      (?:\w+ )?sign language
    )(?:\s*[(:,–-].*|\s+(?:native|fluent|fluently|basics?|[abc][12]))?$
  `,
  "i",
)

/** Whether a listed skill is a natural language: "Romanian", "a little Hungarian". */
export const namesLanguage = (text: string): boolean => language.test(text.trim())
