/** A phone number, possibly with an extension or a second number. */
export const isPhone = (text: string) =>
  /^(?:[+(]|\(\+)?\d(?:[\d\s()./-]|(?<=\/ )\+){3,60}(?:(?:ext\.?|x|#)\s?\d{1,6})?$/iu.test(text) && text.length <= 60

const placeWord =
  /^(?:(?:\p{Ll}{1,3}-)?[\p{Lu}\p{Lo}\d][\p{L}\p{M}\p{N}.'‘ʻ’/-]*|\(\p{Lu}[\p{L}\p{M}.'’-]*\)|and|am|an|bei|da|das|de|del|der|di|do|dos|du|en|im|la|las|le|les|los|of|on|sur|the|upon|y|d[’']\p{Lu}[\p{L}\p{M}-]*|&|[–-])$/u

/** A place as the head of a resume gives it: "Leeds", "12 Hill Road, Kingston upon Thames". Too little for a claim. */
export function isPlace(text: string): boolean {
  const words = text.split(/[\s,،、]+/u).filter(Boolean)
  return text.length <= 120 && words.length <= 12 && /\p{L}/u.test(text) && words.every((word) => placeWord.test(word))
}
