import { isPhone } from "../../language/contact-text"
import { labelsWhole, nameInOne, occupationApart, titleOf } from "./contact-head"
import { arePostNominals, isAddress, isDetail, isPostcode, isStreet, isTown, mayBeHeadline } from "./contact-pieces"
import { documentTitle, email, label, labeledPhone, ofPaper, phone, url } from "./contact-words"
import { titleScore } from "./entries/name-words"
import { type Contact, noContact } from "./imported-resume"
import type { Line, Place, Value } from "./lines/line"
import { isOfMail } from "./lines/mail-head"
import { isLicense } from "./sections/stray-lines"

/** The label of a form, in its own cell. */
const cellLabel = /^(?:tele)?phones?(?:\(s\))?(?: number)?\t|^(?:mobile|cell|e-?mail|website|linkedin|github)\t/i
/** A European form labels the occupation. */
const soughtLabel = /^(?:job applied for|current job title)\s*[:\t]\s*/i
/** A form also labels the name. */
const nameLabel =
  /^(?:(?:(?:full|first|last|given|family|vor- und (?:nach|zu)?|vor|nach) ?)?(?:sur)?names?|nombres?(?: y apellidos?)?|apellidos?|nom(?: et prénoms?)?|prénoms?(?: et nom)?|nome(?: e cognome| completo)?|cognome)(?:\(s\))?(?:\s*\/\s*(?:first |last )?(?:sur)?names?(?:\(s\))?)?\s*[:\t]\s*/i
const addressLabel =
  /^(?:(?:postal |home |current |permanent )?address(?:\(?es\)?)?|anschrift|adresse|dirección|domicilio|indirizzo|endereço|wohnort|(?:home |current )?(?:town|city|location))\s*[:\t]\s*(?=.*\p{L})/iu
const separators =
  /\s*[|•·\t]\s*|\s+[–—]\s+|\s{2,}|\s\/\s|(?<=\p{L}),\s+(?=\S+@|\+?(?!(?:19|20)\d\d\b)\d{2,}|tel|τηλ|https?:)|(?<=\d),\s+(?=\S+@)/u

/** Reads name and contact details from the head of a resume. */
export function readContact(head: Line[], more: Line[]): Contact {
  const contact = noContact()
  let expectsLabel = false
  const lines = [...labelsWhole(occupationApart(nameInOne(head))), ...more].map((line) => ({
    ...line,
    text: line.text.replace(soughtLabel, ""),
  }))
  contact.name = lines
    .filter(({ text }) => nameLabel.test(text))
    .map(({ text }) => text.replace(nameLabel, "").replace(/\s*<.*$/, ""))
    .join(" ")
  for (const [at, line] of lines.entries()) {
    if (nameLabel.test(line.text)) continue
    const isHead = at < head.length
    if (isHead && isOfMail(line.text)) {
      contact.extra.push({ text: line.text, place: line.place })
      continue
    }
    const address = addressLabel.exec(line.text)
    if (address && contact.location === "") {
      contact.location = line.text.slice(address[0].length).replace(kindBehind, "")
      continue
    }
    const rest = takeAddresses(line.text.replace(cellLabel, ""), line.place, contact)
    for (const given of piecesOf(rest)) {
      const piece = bare(given)
      if (!piece) continue
      const value: Value = { text: piece, place: line.place }
      if (pin.test(given.trim()) && contact.location === "") contact.location = piece
      else if (contact.name !== "" && (isLicense(piece) || isDetail(piece) || arePostNominals(piece)))
        contact.extra.push(value)
      else if (isHead && contact.name === "" && mayBeName(piece)) {
        contact.name = piece
        expectsLabel = true
      } else if (
        isHead &&
        expectsLabel &&
        contact.label === "" &&
        mayBeHeadline(given) &&
        mayBeHeadline(line.text) &&
        (titleScore(piece) > 0 || !isAddress(piece)) &&
        rest === line.text
      ) {
        expectsLabel = false
        // "Ada Brook – Civil Engineer": the name is not part of the occupation.
        if (line.text.includes(contact.name)) contact.label = piece
        else {
          contact.label = line.text.replaceAll("\t", " ")
          break
        }
      } else if (
        isHead &&
        contact.label === "" &&
        contact.extra.length === 0 &&
        titleScore(piece) > 0 &&
        mayBeHeadline(given)
      ) {
        contact.label = piece
      } else if (rest !== line.text && contact.location === "" && isTown(piece)) {
        contact.location = piece
      } else if (contact.location === "" && (addressLabel.test(given) || street.test(piece))) {
        contact.location = piece
      } else if (contact.location === "" && isAddress(piece) && !isTitled(piece)) contact.location = piece
      else if (isStreet(contact.location) && isAddress(piece)) contact.location += `, ${piece}`
      else if (isPostcode(piece) && contact.location !== "" && isBeside(line.text, piece, contact.location))
        contact.location += ` ${piece}`
      else contact.extra.push(value)
    }
  }
  return contact
}

/** "Ada Brook, Solicitor" is not a town and its state, although "1 Butcher Row, Hull" is an address. */
const isTitled = (piece: string) => titleScore(piece) > 0 && !/^\d/.test(piece)

/** A postal code is on the line of its town, or on its own line below. */
const isBeside = (line: string, code: string, town: string) => line.includes(town) || line.trim() === code

/** The words that are next to an address and name its kind. */
const kindOfAddress =
  /^\(?(?:mob(?:ile)?|cell(?: ?phone)?|tel(?:ephone)?|phone|ph|fon|[mept]|e-?mail|home|work|linkedin|portfolio|personal|company|blog|other|github|contact(?: details)?)\)?\.?$/i
const bare = (piece: string) => {
  const tidied = tidy(piece).replace(titleOf, "")
  return kindOfAddress.test(tidied) || documentTitle.test(tidied) ? "" : tidied
}
/** "14 Hill Street", above its town. */
const street = /^\d{1,5}[A-Za-z]? (?:\p{Lu}[\p{L}.'’-]* ?){2,5}$/u
/** The sign before a place. */
const pin = /^[\u{1f4cd}\u{1f4cc}\u{1f3e0}]/u
/** "12 Hill Road, Leeds (Home)". */
const kindBehind = /\s*\((?:home|work|private|postal)\)$/i
const tidy = (piece: string) =>
  piece
    .replace(/^(?:\p{Extended_Pictographic}|\ufe0f|\s)+/u, "")
    .replace(label, "")
    .replace(kindBehind, "")
    .replace(/^[\s,;:()/-]+|[\s,;:(/-]+$/g, "")

/** Headers of a pasted email and sentences are not names. */
const mayBeName = (piece: string) =>
  /\p{L}/u.test(piece) &&
  !/\d|^(?:hi|hello|dear)\b|^(?:from|to|cc|date|sent|subject|re):/i.test(piece) &&
  piece.split(/\s+/).length <= 8

/** The pieces of a line. A personal detail stays whole: "Nationality: French / German". */
const piecesOf = (line: string) =>
  line.split(/[|•·\t]/).flatMap((part) => (isDetail(part.trim()) ? [part.trim()] : part.trim().split(separators)))

function takeAddresses(text: string, place: Place, contact: Contact): string {
  let rest = text
  const take = (pattern: RegExp, keep: (found: string, before: string) => void) => {
    // The patterns have no groups, so the position follows the match.
    rest = rest.replace(new RegExp(pattern, "giu"), (found: string, at: number) => {
      const before = rest.slice(0, at)
      if (pattern === phone && ofPaper.test(before)) return found
      keep(found.replace(/[.,;]+$/, "").trim(), before)
      return "\t"
    })
  }
  take(email, (found) => {
    if (contact.email) contact.extra.push({ text: found, place })
    else contact.email = found
  })
  take(url, (found) => contact.urls.push(found))
  const takePhone = (found: string, before: string) => {
    const number = found.replace(/[\u2010-\u2015]/g, "-").replace(/\s+/g, " ")
    const both = [contact.phone, number].filter(Boolean).join(/,\s?$/.test(before) ? ", " : " / ")
    if (contact.phone === "" || isPhone(both)) contact.phone = both
    else contact.extra.push({ text: found, place })
  }
  take(phone, takePhone)
  if (contact.phone === "") take(labeledPhone, takePhone)
  return rest === text ? text : rest
}
