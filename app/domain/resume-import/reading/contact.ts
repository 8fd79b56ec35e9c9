import { type Contact, noContact } from "./imported-resume"
import type { Line, Value } from "./line"
import { mayBePlace, titleScore } from "./name-words"

const email = /[^\s@<>(),;:|/]+@[^\s@<>(),;:|/]+\.[\p{L}]{2,}/u
const phone = /(?:\+|\(0|\b0|\b\d{3}[.\s-]|\(\d{3}\))[\d\s().\-/\u2010-\u2015]{6,22}\d|(?:\+|00)\d[\d\s().\-/]{7,20}\d/
const url =
  /\b(?:https?:\/\/[^\s,|;]+|(?:[\w-]+\.)+(?:com|org|io|dev|me|edu|design|studio|info|uk|au|nz|ca|de|fr|it|es|nl|eu)(?![\w@./])|(?:[\w-]+\.)+(?:com|org|net|io|dev|me|example|co|edu|eu|[a-z]{2})\/[^\s,|;]*|www\.[^\s,|;]+|(?:[\w-]+\.){2,}example\b|[\w-]+\.example\b)/iu
const label =
  /^(?:tel(?:ephone|\.)?|phone|mob(?:ile)?|cell|e-?mail|mail|m|e|t|p|web(?:site)?|address|anschrift|adresse|telefon|linkedin|github|τηλ\.?|мобильный|电话|邮箱|现居|मोबाइल|ईमेल|الهاتف|טלפון|電話|メール|住所)\s*[.:：]\s*/iu
const separators =
  /\s*[|•·\t]\s*|\s+[–—]\s+|\s{2,}|\s\/\s|(?<=\p{L}),\s+(?=\S+@|\+?\d{2,}|tel|τηλ|https?:)|(?<=\d),\s+(?=\S+@)/u

/** Reads who a resume is about from the lines of its head. */
export function readContact(head: Line[], more: Line[]): Contact {
  const contact = noContact()
  let expectsLabel = false
  for (const [at, line] of [...head, ...more].entries()) {
    const isHead = at < head.length
    const rest = takeAddresses(line.text, contact)
    for (const piece of rest.split(separators).map(bare).filter(Boolean)) {
      const value: Value = { text: piece, place: line.place }
      if (isHead && contact.name === "" && !/\d/.test(piece)) {
        contact.name = piece
        expectsLabel = true
      } else if (
        isHead &&
        expectsLabel &&
        contact.label === "" &&
        (titleScore(piece) > 0 || !isAddress(piece)) &&
        rest === line.text
      ) {
        contact.label = line.text.replaceAll("\t", " ")
        expectsLabel = false
        break
      } else if (contact.location === "" && isAddress(piece)) contact.location = piece
      else contact.extra.push(value)
    }
  }
  return contact
}

/** The words that a profile puts beside an address. */
const kindOfAddress = /^\(?(?:mobile|home|work|linkedin|portfolio|personal|company|blog|other|github)\)?$/i
/** A title of the document, which is no name. */
const documentTitle = /^(?:curriculum vit(?:ae|æ)|(?:my )?(?:resume|résumé|cv)|lebenslauf|currículum(?: vitae)?)$/i

const bare = (piece: string) =>
  kindOfAddress.test(piece.trim()) || documentTitle.test(piece.trim()) ? "" : tidy(piece)
const tidy = (piece: string) => piece.replace(label, "").replace(/^[\s,;:()/-]+|[\s,;:(/-]+$/g, "")

/** A place: words with capitals and a comma, a postal code, or a street and number. */
function isAddress(piece: string): boolean {
  const parts = piece.split(/,\s*/)
  return parts.length > 1
    ? parts.length <= 4 &&
        parts.some((part) => mayBePlace(part) || /^[A-Z]{2}\b|\b\d{4,6}$/.test(part)) &&
        !/[:;]/.test(piece)
    : /\b\d{4,6}\b|^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? [A-Z]{2,3}$/u.test(piece)
}

function takeAddresses(text: string, contact: Contact): string {
  let rest = text
  const take = (pattern: RegExp, keep: (found: string) => void) => {
    for (;;) {
      const found = pattern.exec(rest)
      if (!found) return
      keep(found[0].replace(/[.,;]+$/, "").trim())
      rest = `${rest.slice(0, found.index)}\t${rest.slice(found.index + found[0].length)}`
    }
  }
  take(email, (found) => {
    if (contact.email) contact.urls.push(found)
    else contact.email = found
  })
  take(url, (found) => contact.urls.push(found))
  take(phone, (found) => {
    contact.phone ||= found
  })
  return rest === text ? text : rest
}
