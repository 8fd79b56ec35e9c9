/** The time and the sender before a message in a copied chat: "[11:42, 17/11/2026] Ana Ruiz: ", "17/11/2026, 11:42 - Ana: ". */
const sender =
  /^\s*(?:\[?\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?,? \d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}\]?|\[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]?)(?:\s[-–])?\s(?:[^\s:][^:\n]{0,39}: )?/iu
/** A board's rating behind an employer: "Acme    4.1 · 38 reviews". */
const rating =
  /(?<=\S)(?:\s{2,}|\s[·|]\s)\d\.\d(?:\s?(?:★|stars?|out of 5))?(?:\s*[·|(]?\s*[\d,.]{1,9}k? (?:reviews?|ratings?)\)?)?\s*$/iu
/** The maximum number of characters of a row with a rating. */
const longest = 160

/** Removes what a chat writes before a row and what a board writes behind it. */
export const withoutEdges = (text: string): string =>
  text
    .split("\n")
    .map((row) => {
      const said = /^\s*\[?\d/.test(row) ? row.replace(sender, "") : row
      return said.length <= longest ? said.replace(rating, "") : said
    })
    .join("\n")
