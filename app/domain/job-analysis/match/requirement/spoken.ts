import { europeanLanguages, foreignLanguages } from "../../skills/languages"

const families: [name: RegExp, languages: readonly string[]][] = [
  [/^(?:nordic|scandinavian)$/i, ["swedish", "norwegian", "danish", "finnish", "icelandic"]],
  [/^baltic$/i, ["lithuanian", "latvian", "estonian"]],
  [
    /^(?:slavic|slavonic)$/i,
    ["polish", "czech", "slovak", "russian", "ukrainian", "bulgarian", "croatian", "serbian", "slovenian"],
  ],
  [/^(?:romance|latin)$/i, ["french", "spanish", "italian", "portuguese", "romanian", "catalan", "galician"]],
  [/^(?:germanic)$/i, ["german", "dutch", "swedish", "norwegian", "danish", "icelandic"]],
  [
    /^indian$/i,
    ["hindi", "urdu", "bengali", "punjabi", "gujarati", "marathi", "tamil", "telugu", "kannada", "malayalam"],
  ],
  [/^european$/i, europeanLanguages],
  [/^(?:|community|foreign|modern|world|international)$/i, foreignLanguages],
]

export const languagesOf = {
  all: new Set<string>(["english", ...foreignLanguages]) as ReadonlySet<string>,
  /** The languages of a family; null for something else, like "programming languages". */
  family: (name: string): readonly string[] | null => families.find(([own]) => own.test(name))?.[1] ?? null,
}

const asksFluency =
  /\b(?:fluen\w+|native|bilingual|mother tongue|business|professional|proficien\w+|excellent|strong|advanced|perfect|full|c1|c2)\b/i
const little = /\b(?:basics?|beginner\w*|elementary|limited|a little|some|school|rudimentary|a1|a2)\b/i
const fair = /\b(?:conversation\w*|intermediate|b1)\b/i
/** Nouns that make a language's name an adjective: "our German customers" says nothing about speaking German. */
const notSpoken =
  /^ (?:literature|history|law|markets?|customers?|clients?|offices?|teams?|subsidiar\w+|branch\w*|suppliers?|companies|company|food|cuisine|dishes|wines?|restaurants?|studies|cars?)\b/i
/** Somebody who is learning a language does not speak it yet. */
const learning = /\b(?:learning|studying)\b/i

/** How well the author of a text speaks a language, compared with what a requirement asks for. */
export function speaks(text: string, name: string, quote: string): "enough" | "some" | "no" {
  if (learning.test(text)) return "no"
  const at = text.indexOf(name)
  const behind = text.slice(at + name.length).split(/[,;]/)[0] ?? ""
  if (notSpoken.test(behind)) return "no"
  const before = text.slice(0, at).split(/[,;]/).at(-1) ?? ""
  const level = `${before.slice(-24)} ${behind.slice(0, 48)}`
  return little.test(level) || (asksFluency.test(quote) && fair.test(level)) ? "some" : "enough"
}

const levelWords =
  /\b(?:native|bilingual|fluent|professional|proficien\w+|working|full|basics?|conversation\w*|intermediate|beginner|elementary|advanced|limited|mother tongue|spoken|written|business|level|or|and|[abc][12])\b/giu

/** Whether a text only lists languages: "English (native), Spanish (kitchen fluent)". It shows nothing else. */
export function onlyLanguages(text: string): boolean {
  if (text.length > 200) return false
  const bare = text.replace(/\([^()]*\)/g, " ").replace(levelWords, " ")
  const words = bare.match(/\p{L}+/gu) ?? []
  return words.length > 0 && words.every((word) => languagesOf.all.has(word.toLowerCase()))
}
