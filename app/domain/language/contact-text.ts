/** A phone number, possibly with an extension or a second number. */
export const isPhone = (text: string) =>
  /^(?:[+(]|\(\+)?\d(?:[\d\s()./-]|,(?= )|(?<=[/,] )\+){3,60}(?:(?:ext\.?|x|#)\s?\d{1,6})?$/iu.test(text) &&
  text.length <= 60

const maxPlaceLength = 120

const placeWord =
  /^(?:(?:\p{Ll}{1,3}-)?[\p{Lu}\p{Lo}\d][\p{L}\p{M}\p{N}.'‘ʻ’/-]*|\(\p{Lu}[\p{L}\p{M}.'’-]*\)|and|am|an|bei|da|das|de|del|der|di|do|dos|du|en|im|la|las|le|les|los|of|on|sur|the|upon|y|d[’']\p{Lu}[\p{L}\p{M}-]*|&|[–-])$/u

/**
 * A place as the head of a resume gives it: "Leeds", "12 Hill Road, Kingston upon Thames". It is too little to be a
 * claim.
 */
export function isPlace(text: string): boolean {
  const words = text.split(/[\s,،、]+/u).filter(Boolean)
  return (
    text.length <= maxPlaceLength &&
    words.length <= 12 &&
    /\p{L}/u.test(text) &&
    words.every((word) => placeWord.test(word))
  )
}

const joining = /^(?:and|am|an|bei|da|das|de|del|der|di|do|dos|du|en|im|la|las|le|les|los|of|on|sur|the|upon|y)$/
const countries = /^(?:uk|us|usa|uae|nz|roi)$/
/** States that a comma separates from the town: "portland, or", "sydney, nsw". */
const behindTown = /^(?:[a-z]{2}|nsw|vic|qld|tas|act|usa|uae)$/

/** A place typed in lower case with its capitals: "leeds, uk" becomes "Leeds, UK". Other texts are unchanged. */
export function capitalizedPlace(text: string): string {
  // Refused by `isPlace` anyway, and long runs of blanks would cost the patterns below quadratic time.
  if (text.length > maxPlaceLength) return text
  const parts = text.split(/\s*,\s*/)
  if (isPlace(text) || /[^\p{L}\p{M}\d\s.,'’-]/u.test(text) || parts.some((part) => part.split(/\s+/).length > 4))
    return text
  const cased = parts.map((part, at) => (at > 0 && behindTown.test(part) ? part.toUpperCase() : capitalized(part)))
  return cased.join(", ")
}

const capitalized = (part: string) =>
  part.replace(/[^\s-]+/g, (word, at) => {
    if (countries.test(word)) return word.toUpperCase()
    return at > 0 && joining.test(word) ? word : word.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
  })
