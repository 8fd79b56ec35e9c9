/** The id of a claim's note, or of its row in the table of sources. */
export function rowId(number: number): string {
  return `claim-${number}`
}
