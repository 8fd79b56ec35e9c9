/** "GPhC 2218843", "NMC PIN 12A3456E": a body and the number under which it lists a person. */
const listed = /^\p{L}{2,6}(?: (?:PIN|pin|[Rr]eg\.?|[Nn]o\.?|[Nn]umber))*:? (?=[\p{Lu} ]*\d)[\p{Lu}\d]{5,12}$/u
/** At least two capitals, so that it is not a plain word: "GPhC", not "Room". */
const isBody = (word: string) => (word.match(/\p{Lu}/gu) ?? []).length > 1
/** "CPCS A04 tower crane", "CSCS gold card": a scheme with a code or a card for what a person may do. */
const carded = /^\p{Lu}{3,6} (?:\p{Lu}\d{2,3}\b|(?:\p{L}+ )?(?:cards?|tickets?)\b)/u

/** True if each part of a line is a registration or a card of a scheme, as written below the jobs. */
export function namesRegistrations(line: string): boolean {
  return line
    .split(/[,;]\s+/)
    .every((part) => carded.test(part) || (listed.test(part) && isBody(part.split(" ", 1)[0] ?? "")))
}
