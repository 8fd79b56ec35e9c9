export function id(prefix: string) {
  return `${prefix}_${crypto.randomUUID().replaceAll("-", "")}`
}

/** A text in the pieces in which it is streamed. */
export function pieces(text: string) {
  return text.match(/[\s\S]{1,80}/g) ?? []
}
