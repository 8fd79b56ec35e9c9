/**
 * The one-line text of a long pattern that is written over several lines: line breaks, the indentation behind them and
 * lines that open with `//` are left out. Backslashes stay as they are, as in a literal pattern. A space that counts
 * must not open a line.
 */
export function laidOut({ raw }: TemplateStringsArray, ...inner: string[]): string {
  return String.raw({ raw: raw.map((text) => text.replace(/\n[ \t]*(?:\/\/ [^\n]*)?/g, "")) }, ...inner)
}
