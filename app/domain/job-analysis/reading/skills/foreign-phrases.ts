/** Lead-ins before the requested thing in the supported languages other than English. */
const asks = [
  "erfahrung(?:en)? (?:mit|in|im|als)|kenntnisse (?:in|im|von|der|des)|kenntnis von|umgang mit|beherrschung (?:von|der|des)|sicher in|vertraut mit",
  "expérience (?:en|de|avec|sur|dans)|connaissances? (?:de|du|des|en)|maîtrise (?:de|du|des)|maîtrisez|notions d[e'’]|l['’]aise (?:avec|sur)|certification|habilitation",
  "experiencia (?:en|con)|conocimientos? (?:de|en)|dominio de|manejo de|nivel (?:alto |medio )?de|certificado (?:de|en)|carnet de",
  "ervaring met|kennis van|richting|opleiding in|bekend met|certificaat|diploma",
  "esperienza (?:in|con|nel)|conoscenza (?:di|del|della)|padronanza di|experiência (?:em|com)|conhecimentos? (?:de|em)|domínio de",
].join("|")
const opening = new RegExp(`(?<!\\p{L})(?:${asks})\\s+`, "giu")
const ending =
  /(?:[.;:!?]|\s[–—-]\s).*$|(?<!\p{L})(?:für|zur|zum|bei|sind|ist|von vorteil|wünschenswert|pour|dans|chez|est|sont|serait|seraient|afin|para|como|es|son|voor|bij|is|zijn|binnen|per|sono|è|é|são|vereist|gewenst|oder ähnliche|ou équivalent|o similar|of vergelijkbaar)(?!\p{L}).*$/isu
const article =
  /^(?:(?:der|die|das|den|dem|ein|eine|einer|einem|guter?|gute|gutes|sehr|fundierte|la|le|les|l['’]|un|une|des|du|de|d['’]|el|los|las|una|het|een|goede|il|lo|i|gli|o|a|os|as|mit|von|met|avec|con|com|in|en)\s+)+|^[ld]['’]/iu
/** "expérience sur un poste similaire" names nothing. */
const plain =
  /^(?:notions?$|poste|puesto|fonction|functie|position|bereich|secteur|sector|domaine|entreprise|empresa|equipo|équipe|team)\b/iu
const maxWords = 4

/** Splits the names after "Kenntnisse in", "maîtrise de", "dominio de" and "ervaring met". */
export function foreignPhrases(quote: string): string[] {
  const text = quote.slice(0, 400)
  return [...text.matchAll(opening)].flatMap((found) =>
    text
      .slice(found.index + found[0].length)
      // "Frequenzumrichtern (SEW, Danfoss)": text in parentheses is a list as well.
      .replace(/\s*[()]\s*/g, ", ")
      .replace(ending, "")
      .split(/,\s+|\s+(?:und|oder|et|ou|y|o|en|of|e)\s+(?:de |d['’]|von |van |met |avec |con )?/iu)
      .map((part) => part.replace(article, "").trim())
      .filter(
        (part) => /^\p{L}/u.test(part) && !plain.test(part) && part.length > 2 && part.split(/\s+/).length <= maxWords,
      ),
  )
}
