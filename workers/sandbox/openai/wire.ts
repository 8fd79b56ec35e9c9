export function id(prefix: string) {
  return `${prefix}_${crypto.randomUUID().replaceAll("-", "")}`
}

/** Splits a text into the chunks of a stream. */
export function pieces(text: string) {
  return text.match(/[\s\S]{1,80}/g) ?? []
}
