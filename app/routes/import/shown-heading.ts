/** A form's label as a heading: "Other language(s)" is singular or plural, depending on the number of lines below it. */
export function shownHeading(heading: string, lines: number): string {
  return heading.replace(/\((e?s)\)/gi, lines === 1 ? "" : "$1")
}
