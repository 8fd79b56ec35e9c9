/** A language with its level: "Polish (native)". */
export function shownLanguage(language: string, fluency: string): string {
  if (!fluency) return language
  return (/[()]/.test(fluency) ? `${language} – ${fluency}` : `${language} (${fluency})`).trim()
}

/** Splits "Polish (native)", "English – full professional proficiency" and "Welsh: basic". */
export function readLanguage(text: string): { language: string; fluency: string } {
  const bracket = text.indexOf("(")
  const sign = /\s[–—-]\s|:\s/.exec(bracket < 0 ? text : text.slice(0, bracket))
  if (sign && sign.index > 0) {
    return { language: text.slice(0, sign.index), fluency: text.slice(sign.index + sign[0].length).trim() }
  }
  const isWhole = bracket > 0 && text.endsWith(")") && text.indexOf(")") === text.length - 1
  return isWhole
    ? { language: text.slice(0, bracket).trim(), fluency: text.slice(bracket + 1, -1) }
    : { language: text, fluency: "" }
}
