import { skillsOf } from "../../reading/skills/skills"
import type { Because, MatchedRequirement } from "./shapes"
import { termsOfRequirement } from "./terms"

/** A requirement in the English that requirements are compared in. */
interface Reworded {
  text: string
  /** Whether it contains anything that can be compared with a person's words. */
  isComparable: boolean
  /** The posting's own words for an English wording. */
  own(wording: string): string
}

const numbers: Record<string, string[]> = {
  one: ["ein", "einem", "un", "une"],
  two: ["zwei", "deux", "dos"],
  three: ["drei", "trois", "tres"],
  four: ["vier", "quatre", "cuatro"],
  five: ["fünf", "cinq", "cinco"],
  six: ["sechs", "seis"],
  seven: ["sieben", "sept", "siete"],
  eight: ["acht", "huit", "ocho"],
  nine: ["neun", "neuf", "nueve"],
  ten: ["zehn", "dix", "diez"],
}
const spelled = new Map(Object.entries(numbers).flatMap(([english, all]) => all.map((one) => [one, english])))
const number = `(\\d{1,2}|${[...spelled.keys()].join("|")})`

/** German, French and Spanish wordings of degrees, years, leading people, languages and licenses. */
const wordings: [foreign: string, english: string][] = [
  ["(?:master(?:abschluss|studium)|bac ?\\+ ?5|diplôme d['’]ingénieur)", "Master's degree in"],
  ["(?:bachelor(?:abschluss|studium)|bac ?\\+ ?[34]|licence (?:en|de))", "Bachelor's degree in"],
  [
    "(?:(?:abgeschlossenes|erfolgreich abgeschlossenes) (?:\\p{L}+ )?(?:hochschul)?studium|(?:fach)?hochschul(?:abschluss|studium)|studienabschluss|universitätsabschluss|diplôme universitaire|título universitario|titulación universitaria|licenciatura|grado universitario)",
    "degree in",
  ],
  [`${number} jahren?`, "# years"],
  [`${number} ans`, "# years"],
  [`${number} años`, "# years"],
  [
    "(?:erste |mehrjährige )?(?:führungserfahrung|personalverantwortung|mitarbeiterführung|personalführung)",
    "people management",
  ],
  ["(?:führung|leitung) (?:eines|des) (?:\\p{L}+ )?teams", "leading a team"],
  ["(?:management|encadrement|gestion) d['’](?:une )?équipes?", "people management"],
  ["(?:gestión|liderazgo|dirección) de equipos?", "people management"],
  ["(?:berufs|arbeits)?erfahrung(?:en)?|expérience|experiencia", "experience"],
  ["verhandlungssicher\\p{L}*|fließend\\p{L}*|courante?|fluido|nivel alto(?: de)?", "fluent"],
  ["führerschein(?: der)?(?: klasse)?|permis (?:b|de conduire)|(?:carnet|permiso) de conducir", "driving license"],
  ["vergleichbar\\p{L}*|oder ähnlich\\p{L}*|similaires?|équivalente?|afín|afines", "or a related field"],
  ["wirtschaftsingenieurwesen|ingeniería industrial", "industrial engineering"],
  ["maschinenbau|génie mécanique|ingeniería mecánica", "mechanical engineering"],
  ["elektrotechnik|génie électrique|ingeniería eléctrica", "electrical engineering"],
  ["bauingenieurwesen|génie civil|ingeniería civil", "civil engineering"],
  ["ingenieurw(?:esen|issenschaften)|ingénierie|ingeniería", "engineering"],
  ["informatik|informatique|informática", "computer science"],
  ["betriebswirtschaft(?:slehre)?|bwl|administración de empresas", "business administration"],
  ["logistik|logistique|logística", "logistics"],
  ["comptabilité|contabilidad|rechnungswesen", "accounting"],
  ["und|sowie|et|y", "and"],
  ["oder|ou|o", "or"],
]
const patterns = wordings.map(([foreign, english]): [RegExp, string] => {
  return [new RegExp(`(?<![\\p{L}\\d])(?:${foreign})(?![\\p{L}\\d])`, "giu"), english]
})
/** "Deutsch- und gute Englischkenntnisse", "SAP-Kenntnisse". */
const knowledge = /(?<![\p{L}\d])(\p{Lu}[\p{L}\d&]{1,20})(?:-|-?[Kk]enntnisse)(?![\p{L}\d])/gu

const longest = 600

/**
 * Rewords a requirement of a posting that is not in English. Only what has an English wording, and names of skills,
 * remain: other words of one language are never found in another.
 */
export function inEnglish(quote: string): Reworded {
  const pieces: { own: string; english: string }[] = []
  let text = quote.slice(0, longest).replace(knowledge, "$1 ")
  for (const [pattern, english] of patterns)
    text = text.replace(pattern, (own, count?: string) => {
      const many = typeof count === "string" ? (spelled.get(count.toLowerCase()) ?? count) : ""
      pieces.push({ own, english: english.replace("#", many) })
      return `\u0001${pieces.length - 1}\u0002`
    })
  const names = skillsOf([text], [text]).map(({ name }) => name)
  const kept = new RegExp(
    `\u0001\\d+\u0002|[,;/()]|${
      [...names]
        .sort((a, b) => b.length - a.length)
        .map(escaped)
        .join("|") || "\u0003"
    }`,
    "gu",
  )
  const left = (text.match(kept) ?? [])
    .map((one) => (one.startsWith("\u0001") ? (pieces[Number(one.slice(1, -1))]?.english ?? "") : one))
    .join(" ")
  const english = left.replace(/ ([,;)])/g, "$1").replace(/\( /g, "(")
  // A foreign subject cannot be compared, so any subject counts in part.
  const reworded = /degree in/.test(english) ? `${english} or a related field` : english
  const { skills, deeds, topics, degree, years } = termsOfRequirement(reworded)
  return {
    text: reworded,
    isComparable: skills.length + deeds.length + topics.length > 0 || degree !== null || years !== null,
    own: (wording) =>
      pieces.find((piece) => piece.english.toLowerCase().includes(wording.toLowerCase()))?.own ?? wording,
  }
}

/** Puts the posting's own words back into the reasons. */
export function inOwnWords(found: MatchedRequirement, own: Reworded["own"]): MatchedRequirement {
  const evidence = found.evidence.map((one) => {
    const because = one.because.map(
      (why): Because => ("asked" in why && why.code !== "years" ? { ...why, asked: own(why.asked) } : why),
    )
    return { ...one, because }
  })
  return { ...found, evidence, lacks: found.lacks.map(own) }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
