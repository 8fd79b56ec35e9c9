import { laidOut } from "../../../language/laid-out"
import { words } from "../../../language/words/word-list"

/** A duty starts with a verb or its noun: "Rédiger les", "Elaboración de", "Durchführung von". */
const deed =
  /^(?:\p{Lu}\p{L}+(?:ar|er|ir|re|en|ción|sión|miento|aje|tion|sion|ment|age|ance|zione|mento|ção|ung)(?:\s+(?:und|et|y|e|en)\s+\p{L}+)?\s+(?:(?:de la|de los|de las|del|des|du|de|della|dei|degli|delle|di|da|do|dos|von|der|van)\s+|(?:de l|d)['’])?)/u
const article =
  /^(?:(?:el|la|los|las|un|una|le|les|l['’]|une|des|du|de|d['’]|nos|notre|votre|vos|nuestros?|nuestras?|su|sus|il|lo|i|gli|o|a|os|as|het|een|onze|der|die|das|den|dem|des|eine[rnms]?|unsere[rnms]?|von|van)\s+|[ld]['’])+/iu
const ending =
  /(?:[.;:()!?]|\s[–—-]\s).*$|(?<!\p{L})(?:con|en|para|por|hasta|avec|sur|pour|dans|auprès|selon|chez|afin|mit|bei|nach|für|zur|zum|im|in|an|auf|sowie|aan|voor|met|op|bij|binnen|per|nel|nella|a|à|au|aux|als|wie|como|comme)(?!\p{L}).*$/isu
const join = /,\s+|\s+(?:und|oder|et|ou|y|e|o|en|of)\s+/iu
/** The last part of a German compound identifies it as a subject: "Bauberatung", "Verwaltungsverfahrensrecht". */
const compound = new RegExp(
  laidOut`
    (?<![\p{L}-])\p{Lu}\p{Ll}{2,}(?:
      recht(?:s)?|ordnung|technik|kunde|planung|beratung|wesen|verfahren|management|pflege|schutz(?:es)?|
      prüfung(?:en)?|buchführung|besichtigung(?:en)?|abrechnung(?:en)?|buchhaltung|analysen?|steuerung|wartung|
      instandhaltung|sicherung|tiefbau|hochbau|wirtschaft|verwaltung|abwicklung|antr(?:ag|ags|äge|ägen)|vergabe|
      versorgung|therapie|diagnostik|förderung|pädagogik|programmierung|konstruktion|kalkulation|überwachung|
      optimierung|bearbeitungsverfahren|montage|logistik|akquise|gestaltung|redaktion|statistik|informatik
    )(?![\p{L}-])
  `,
  "gu",
)
const person =
  /^(?:Berufs|Aus|Weiter|Arbeits|Sicher|Ver|Dienst|Kinder)(?:förderung|gestaltung|planung|sicherung|verwaltung|versorgung|beratung)$/u
const plain = words(`
  tareas trabajo trabajos equipo equipos clientes clients équipe équipes travail missions projets proyectos informes taken werk team
  collega's klanten kunden aufgaben projekte objectifs objetivos activité activités actividad actividades incidencias
`)
const maxWords = 4

/** The object of a duty in another language: "communiqués de presse" in "Rédiger les communiqués de presse". */
export function foreignObjects(duty: string): string[] {
  const text = duty.slice(0, 300)
  const opened = deed.exec(text)?.[0]
  if (!opened) return []
  return text
    .slice(opened.length)
    .replace(ending, "")
    .split(join)
    .map((part) => part.replace(article, "").trim())
    .filter((part) => {
      const all = part.split(/\s+/)
      return (
        all.length > 1 &&
        all.length <= maxWords &&
        all.every((word) => !plain.has(word.toLowerCase())) &&
        !/^teams?$/i.test(all[0] ?? "")
      )
    })
}

/** The German compounds that name a subject: "Bauberatung", "Verwaltungsverfahrensrecht". */
export const compoundsOf = (quote: string) =>
  [...quote.slice(0, 400).matchAll(compound)].map(([name]) => name).filter((name) => !person.test(name))
