import { namesBreak } from "../../../career/history/career-break"
import { formField } from "../../../career/history/form-labels"
import { columnsOf } from "../../../career/history/history-table"
import type { SectionKind } from "../imported-resume"
import { columnName, wholeHeading, words } from "./heading-names"

/** The maximum number of words in a heading; longer lines are sentences. */
const longest = 7
const longestBare = 60

/** The kind of section that a heading names; null if it names none. */
export const kindOfHeading = (heading: string): SectionKind | null => kindOfWords(bareHeading(heading))

/** Whether a line is a heading in another language that is commonly nothing else: "Esperienza", "Formation". */
export const isWholeHeading = (text: string) => wholeHeading.test(bareHeading(text))

function kindOfWords(bare: string): SectionKind | null {
  if (bare === "" || bare.split(" ").length > longest || bare.length > longestBare || namesBreak(bare)) return null
  const kind = words.find(([, pattern]) => pattern.test(bare))?.[0] ?? null
  return (kind === "languages" || kind === "interests") && opensWithSkills(bare) ? "skills" : kind
}

/** "Skills & Languages": the lines below name their kind themselves. */
function opensWithSkills(bare: string): boolean {
  const [first = "", second] = bare.split(/\s*(?:[&+/,]|\band\b|\bund\b|\bet\b)\s*/iu)
  return second !== undefined && words.find(([, pattern]) => pattern.test(first))?.[0] === "skills"
}

/** Whether a text is a section heading in the margin, beside the first line of the section. */
export const isMarginHeading = (text: string) =>
  text.trim().length <= 32 && !/[\d,@]/.test(text) && kindOfHeading(text) !== null && formField(text) === null

/** The heading above names, addresses and dates of birth. */
export const isContactHeading = (text: string) =>
  /contact|find me|^personal (?:information|details|data)$|kontakt|coordonn|contatto|contacto|^persönliche (?:daten|angaben)$|^angaben zur person$|^(?:zur person|personalien|état civil)$|^(?:données|informations) personnelles$|^(?:datos|información) personal(?:es)?$|^dati personali$|^dados pessoais$/i.test(
    bareHeading(text),
  )

/** "Board / University": one or more names of a column. */
export const isColumnName = (text: string) =>
  text.length <= 60 && text.split("/").every((name) => columnName.test(name.trim()))

/** "Year Percentage": narrow columns of a PDF share one cell. */
const areColumnNames = (text: string) =>
  isColumnName(text) || (text.length <= 60 && text.split(/\s+/).every((name) => name === "%" || isColumnName(name)))

/** Whether all cells of a row are column names. */
export function isTableHead(text: string): boolean {
  const cells = text.split(/\t|\s\|\s/)
  return (cells.length > 1 && cells.every(areColumnNames)) || columnsOf(text) !== null
}

const pageNumber = /^(?:(?:page|seite|página|pagina)\s*)?\d{1,2}(?:\s*(?:of|sur|von|de|di|\/)\s*\d{1,2})?$/i
/** A capitalized name or title before the page number. */
const namedPage =
  /^(?:\p{Lu}[\p{L}.'’-]*[\s,|–—·•-]+){1,6}(?:[Pp]age|[Ss]eite|[Pp]ágina|[Pp]agina)\s+\d{1,2}(?:\s*(?:of|sur|von|de|di|\/)\s*\d{1,2})?$/u

const longestPage = 160

/** "Page 2 of 3", "Ada Brook, page 2": page furniture among the lines. */
export const isPageNumber = (text: string) =>
  text.length <= longestPage && (pageNumber.test(text.trim()) || namedPage.test(text.trim()))

/** What an empty field of a Word form says, in the language of the program. */
const emptyField =
  /^(?:(?:click|tap|click or tap)(?: or tap)? (?:here )?to (?:enter|add) (?:text|a date)|klicken(?: oder tippen)? sie(?: hier)?, um (?:text|ein datum) einzugeben|cliquez(?: ou appuyez)? ici pour (?:entrer|taper) (?:du texte|une date)|haga clic(?: o pulse)? aquí para escribir (?:texto|una fecha)|fare clic(?: o toccare)? qui per (?:immettere|inserire) (?:il testo|testo|una data)|clique(?: ou toque)? aqui para (?:introduzir|inserir) (?:o )?texto|klik(?: of tik)? (?:hier )?(?:om|als u) tekst (?:in te voeren|wilt invoeren))\.?$/iu

/**
 * "[Add any other section here]": a template's line that nobody filled in. "Sent from my phone": a line that nobody
 * wrote.
 */
export const isPlaceholder = (text: string) =>
  emptyField.test(text.trim()) ||
  /^\[(?:add|insert|enter|type|list|describe|your)\b[^\]]{3,120}\]$|^sent from my \p{L}+(?: \p{L}+)?\.?$/iu.test(
    text.trim(),
  )

/** A heading without punctuation, with spaced letters ("S K I L L S") joined. */
export function bareHeading(text: string): string {
  const plain = text.replace(/^[\s#*_=>]+|(?:\s?[:：][-–—]+)?[\s*_=:：]*$/gu, "").normalize("NFKC")
  const letters = plain.split(/\s+/)
  const spaced = letters.length > 3 && letters.filter((part) => part.length === 1).length >= letters.length * 0.8
  if (!spaced) return inPieces(letters) ?? letters.join(" ")
  // The gap between words is wider than that between letters.
  return plain
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ""))
    .join(" ")
}

/** The words of a heading without a remark: "EXPERIENCE :- (10+ years)" is "EXPERIENCE". */
export function headingWords(text: string): string {
  const bare = bareHeading(text)
  const [, before = ""] = /^([^()]*[^()\s:：–—-])[\s:：–—-]*\([^()]*\)$/u.exec(bare.slice(0, 2 * longestBare)) ?? []
  return before && kindOfWords(before) !== null ? before : bare
}

/** Rejoins a heading that a PDF splits at wide letters ("CO N TACT"); null if it is not a heading. */
function inPieces(parts: string[]): string | null {
  const isBroken = parts.length > 1 && parts.some((part) => /^\p{Lu}$/u.test(part))
  const word = parts.join("")
  const isWord = /^\p{Lu}+$/u.test(word) && word.length <= 24
  return isBroken && isWord && kindOfWords(parts.join(" ")) === null && kindOfWords(word) !== null ? word : null
}
