/**
 * Joins a long pattern, written over several lines, into one line: line breaks, the indentation after them and lines
 * that start with `//` are left out. Backslashes stay as they are, as in a literal pattern. A significant space must
 * not start a line.
 */
export function laidOut({ raw }: TemplateStringsArray, ...inner: string[]): string {
  return String.raw({ raw: raw.map((text) => text.replace(/\n[ \t]*(?:\/\/ [^\n]*)?/g, "")) }, ...inner)
}
