/** Paper sizes in points. */
export const paperSizes = { a4: [595.28, 841.89], letter: [612, 792] } as const
export type Paper = keyof typeof paperSizes

/** The paper size of a reader's country, from their locale. */
export const paperOf = (locale: string): Paper =>
  /-(US|CA|MX|PH|CL|CO|VE)\b/i.test(locale) || locale === "en" ? "letter" : "a4"
