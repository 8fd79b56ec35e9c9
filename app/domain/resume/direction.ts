const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/gu
const letters = /\p{L}/gu

/** The direction of most letters in a text. */
export function directionOf(text: string): "ltr" | "rtl" {
  const all = text.match(letters)?.length ?? 0
  return (text.match(rightToLeft)?.length ?? 0) * 2 > all ? "rtl" : "ltr"
}
