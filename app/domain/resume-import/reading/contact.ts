import { isPhone } from "../../language/contact-text"
import { isAddress, isDetail, isPostcode, isStreet, isTown, mayBeHeadline } from "./contact-pieces"
import { titleScore } from "./entries/name-words"
import { type Contact, noContact } from "./imported-resume"
import type { Line, Place, Value } from "./lines/line"
import { isLicense } from "./sections/stray-lines"

const email = /[^\s@<>(),;:：|/]{1,64}@[^\s@<>(),;:：|/]{1,120}\.[\p{L}]{2,}/u
const phone =
  /(?<![\p{L}\p{N}])(?:\b1[-.\s]\(?\d{3}\)?[-.\s]\d{3}[-.\s]\d{4}\b|\b1[38]00[-\s]\d{3}[-\s]\d{3}\b|(?!\b\d{1,2}[./-]\d{1,2}[./-]\d{4}\b)(?:\(?\+|\(0|\b0|\b\d{3}[.\s\-\u2010-\u2015]|\(\d{3}\))(?:[\d\s().\-\u2010-\u2015]|(?<=\d)\/(?=\d)){6,22}\d|(?:\+|00)\d[\d\s().\-/]{7,20}\d|(?<![\d./-])\d{10,11}(?![\d./-]))(?:,?\s*(?:ext\.?|extension|x|#)\s?\d{1,6}\b)?/iu
/** After a label, a number needs no further sign: "Cell phone: 55 19 95555-0142". */
const labeledPhone =
  /(?<=^(?:cell(?: ?phone)?|mob(?:ile)?|(?:tele)?phone|tel|ph|whatsapp)(?: (?:no|number))?\.?\s?[:#-]?\s?)\d[\d .()-]{6,20}\d/iu
/** The words before a number that is not dialed: "ORCID 0000-0002-1825-0097", "Registration No. 0123456789". */
const ofPaper =
  /\b(?:orcid|registration|reg|licen[cs]e|membership|member|card|permit|file|badge|pin|npi|passport|tax|vat|abn|id)\b[\s.:#]*(?:folder )?(?:no\b|number|nr)?[\s.:#]*$/i
const url =
  /\b(?:https?:\/\/[^\s,|;]+|(?:[\w-]{1,63}\.){1,6}(?:com|org|io|dev|me|edu|design|studio|info|uk|au|nz|ca|de|fr|it|es|nl|eu)(?![\w@./])|(?:[\w-]{1,63}\.){1,6}(?:com|org|net|io|dev|me|example|co|edu|eu|[a-z]{2})\/[^\s,|;]*|www\.[^\s,|;]+|(?:[\w-]{1,63}\.){1,6}example\b)/iu
const label =
  /^(?!p\.\s?o\b)(?:t[eé]l(?:ephone|[eé]fono|efon[eo]|éphone|\.)?|móvil|celular|handy|mobil|correo(?: electrónico)?|dirección|indirizzo|endereço|wohnort|m[eé]l|courriel|(?:tele)?phone number|phone|(?:mob(?:ile)?|cell|contact|phone|tel)(?: no\.?| number)|mob(?:ile)?|cell|e-?mail(?: address| add| id)?|mail|ph|fon|m|e|t|p|web(?:site)?|address(?:es)?|anschrift|adresse|telefon|linkedin|github|τηλ\.?|мобильный|电话|邮箱|现居|मोबाइल|ईमेल|الهاتف|טלפון|電話|メール|住所)(?:\(e?s\))?\s*[.:：]\s*/iu
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
    const address = addressLabel.exec(line.text)
    if (address && contact.location === "") {
      contact.location = line.text.slice(address[0].length)
      continue
    }
    const rest = takeAddresses(line.text.replace(cellLabel, ""), line.place, contact)
    for (const given of piecesOf(rest)) {
      const piece = bare(given)
      if (!piece) continue
      const value: Value = { text: piece, place: line.place }
      if (contact.name !== "" && (isLicense(piece) || isDetail(piece))) contact.extra.push(value)
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
      } else if (contact.location === "" && addressLabel.test(given)) {
        contact.location = piece
      } else if (contact.location === "" && isAddress(piece)) contact.location = piece
      else if (isStreet(contact.location) && isAddress(piece)) contact.location += `, ${piece}`
      else if (isPostcode(piece) && contact.location !== "" && isBeside(line.text, piece, contact.location))
        contact.location += ` ${piece}`
      else contact.extra.push(value)
    }
  }
  return contact
}

/** A postal code is on the line of its town, or on its own line below. */
const isBeside = (line: string, code: string, town: string) => line.includes(town) || line.trim() === code

/** The words that are next to an address and name its kind. */
const kindOfAddress =
  /^\(?(?:mob(?:ile)?|cell(?: ?phone)?|tel(?:ephone)?|phone|ph|fon|[mept]|e-?mail|home|work|linkedin|portfolio|personal|company|blog|other|github|contact(?: details)?)\)?\.?$/i
/** A document title, which is not a name. */
const documentTitle =
  /^(?:euro(?:pass|pean)|format|(?:euro(?:pass|pean) )?curriculum vit(?:ae|æ)(?: format)?|(?:my )?(?:resume|résumé|c\.?v\.?)|personal (?:information|details|data)|(?:(?:strictly )?private (?:and|&) |strictly )?confidential(?: (?:resume|résumé|c\.?v\.?|curriculum vit(?:ae|æ)|profile))?|(?:candidate|applicant)(?:'s)? (?:profile|resume|résumé|c\.?v\.?)|job applied for|bio-?data|lebenslauf|currículum(?: vitae)?)$/i

/** "Curriculum Vitae of Ada Brook", or with the name on the next line. */
const titleOf = /^(?:curriculum vit(?:ae|æ)|(?:my )?(?:resume|résumé|cv))(?: of\b|:)\s*/i

const bare = (piece: string) => {
  const tidied = tidy(piece).replace(titleOf, "")
  return kindOfAddress.test(tidied) || documentTitle.test(tidied) ? "" : tidied
}
const tidy = (piece: string) =>
  piece
    .replace(/^(?:\p{Extended_Pictographic}|\ufe0f|\s)+/u, "")
    .replace(label, "")
    .replace(/\s*\((?:home|work|private|postal)\)$/i, "")
    .replace(/^[\s,;:()/-]+|[\s,;:(/-]+$/g, "")

/** Headers of a pasted email and sentences are not names. */
const mayBeName = (piece: string) =>
  /\p{L}/u.test(piece) &&
  !/\d|^(?:hi|hello|dear)\b|^(?:from|to|cc|date|sent|subject|re):/i.test(piece) &&
  piece.split(/\s+/).length <= 8

/** The maximum number of words in a name's line. */
const longestPart = 6

/** "Nationality:" at the end of a line that wrapped before its value. */
function labelsWhole(head: Line[]): Line[] {
  const whole: Line[] = []
  for (const line of head) {
    const above = whole.at(-1)
    const isOpen = above && above.text.length <= 200 && /(?:^|[|•·,]\s?)\p{Lu}[\p{L} ]{2,24}:$/u.test(above.text)
    if (isOpen) whole[whole.length - 1] = { ...above, text: `${above.text} ${line.text}` }
    else whole.push(line)
  }
  return whole
}

/** The pieces of a line. A personal detail stays whole: "Nationality: French / German". */
const piecesOf = (line: string) =>
  line.split(/[|•·\t]/).flatMap((part) => (isDetail(part.trim()) ? [part.trim()] : part.trim().split(separators)))

/** A name on two lines in the same large type, as in designed resumes. */
function nameInOne(head: Line[]): Line[] {
  const [first, second, ...rest] = head
  const isName = (line: Line) => /^[^\d@|,]+$/.test(line.text) && line.text.split(/\s+/).length <= longestPart
  const isLarge =
    first &&
    second &&
    first.size === second.size &&
    rest.length > 0 &&
    rest.every(({ size }) => first.size > size * 1.4)
  return isLarge && !documentTitle.test(first.text) && isName(first) && isName(second) && titleScore(second.text) <= 0
    ? [{ ...first, text: `${first.text} ${second.text}` }, ...rest]
    : head
}

/** "Ada Brook - welder": the occupation beside the name, on the first line. */
function occupationApart([first, ...rest]: Line[]): Line[] {
  if (!first) return rest
  // Only in lower case after a comma, because capitals may be a credential: "Ada Brook, RN".
  const [, name = "", occupation = ""] =
    /^([^\d@|,–—-]{3,40})(?: - |, (?=\p{Ll}{3}))([^\d@|]{3,60})$/u.exec(first.text) ?? []
  const isApart = name.includes(" ") && titleScore(name) === 0 && titleScore(occupation) > 0
  return isApart ? [{ ...first, text: name }, { ...first, text: occupation }, ...rest] : [first, ...rest]
}

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
