import { laidOut } from "../../language/laid-out"
import { mayBePlace, titleScore } from "./entries/name-words"
import { findDates } from "./lines/dates"

export const isStreet = (location: string) =>
  /^\d+[A-Za-z]? [\p{L} .'’-]+$/u.test(location) || (ofDoor.test(location) && doorAndStreet.test(location))

/** "Citizenship: United States", "Sex Female": a personal detail, not an occupation. */
const isLabeled =
  /^\p{Lu}[^:]{1,40}:\s|^(?:sex|gender|(?:date|place) of birth|nationality|citizenship|marital status|age) |^geb(?:\.|oren) /iu

/**
 * "Nationality: French / German", "Born 14 March 1984", "Married, two children": personal details instead of an
 * occupation.
 */
const personal = new RegExp(
  laidOut`
    ^(?:
      (?:dual )?(?:nationality|citizenship|national|citizen)\b|(?:born|geboren|née? le|nacid[oa]|nat[oa] (?:il|a))\b|
      (?:married|single|divorced|verheiratet|ledig|mariée?|célibataire|casad[oa]|solter[oa])\b|
      \d{2} (?:years old|ans|años|jahre)\b|(?:full |clean )?(?:uk )?driving licen[cs]e
    )|
    ^\p{L}+ (?:national|citizen)\b|\b(?:nationality|citizen|national|years old)$
  `,
  "iu",
)

export const isDetail = (text: string) =>
  (isLabeled.test(text) || personal.test(text)) &&
  titleScore(text) <= 0 &&
  !/^(?:address|location|home|adresse|anschrift|e-?mail|mail|tel|phone|mobile|cell|web)/i.test(text)

/** Two consonants that start many abbreviations but no words: "MRTPI", "CMILT", "FCIPD". */
const opensAbbreviation = /^(?:[AEIOUY]?[BCDFGHJKLMNPQRSTVWXZ]{4}|C[BDFGMPQSTVZ]|F[BCDGMPRST]|M[BCDFRST]|B[CNPSV])/
const letters = /^(?:\p{Lu}{3,5}|\p{Lu}{2,4}\p{Ll}{2,4}\p{Lu}?)$/u

/** "MRTPI, CMILT", "FCIPD, MBA": membership letters after a name, not a town and its country. */
export function arePostNominals(piece: string): boolean {
  const parts = piece.split(/,\s+/)
  const areLetters = parts.length > 1 && piece.length <= 60 && parts.every((part) => letters.test(part))
  return areLetters && parts.some((part) => part.length > 3 && opensAbbreviation.test(part))
}

/** A place: capitalized words with a comma, a postal code, or a street with a number. */
export function isAddress(piece: string): boolean {
  if (arePostNominals(piece)) return false
  const parts = piece.split(/,\s*/)
  return parts.length > 1
    ? parts.length <= 4 &&
        parts.some(
          (part) =>
            mayBePlace(part) ||
            /^[A-Z]{2}\b|\b\d{4,6}$|^\d{4,6} \p{Lu}|^\d{2,5}[- ]\d{2,4} \p{Lu}|\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/u.test(
              part,
            ),
        ) &&
        !/[:;]|[a-z]\.$/.test(piece)
    : ukPostcode.test(piece) ||
        (/\b\d{4,6}\b/.test(piece) && findDates(piece) === null) ||
        /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? [A-Z]{2,3}$/u.test(piece) ||
        smallTown.test(piece)
}

/** A town without further signs, if it shares a line with an email address or a phone number. */
export const isTown = (piece: string) => piece.split(/\s+/).length <= 3 && mayBePlace(piece)

/** "pflugerville tx": a town and its state, typed in lower case. Codes that are words are left out. */
const smallTown =
  /^[a-z]{3,}(?: [a-z]{3,})? (?:al|ak|az|ar|ca|co|ct|de|fl|ga|id|il|ia|ks|ky|la|md|ma|mi|mn|ms|mo|mt|ne|nv|nh|nj|nm|ny|nc|nd|pa|ri|sc|sd|tn|tx|ut|vt|va|wa|wv|wi|wy|uk|usa|nsw)$/

const ukPostcode = /^(?:\p{Lu}[\p{L}'’-]+,? ){0,4}[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/u

/** A number on a door: "Flat 3B, Hill Court", "#27 Mabini St.", "House No. 12". */
const ofDoor =
  /^(?:(?:flat|apt|apartment|suite|house|plot|door|block|bldg|building|villa|p\.?\s?o\.? box)\b\.?\s?(?:no\b\.?)?[\s:#-]{0,3}|#\s?|no\. ?)\d/i
const doorAndStreet = /^[^,]{1,20}, (?:\d+[A-Za-z]? )?[\p{L} .'’-]+$/u
/** An address ends with a postal code: "Chennai – 600 017", "Leeds LS1 4AB", "Boise, ID 83709". */
const postcode =
  /(?:^|[\s,–-])(?:[A-Z]\d[\dW] [A-Z\d]{4}|\d{3} ?\d{3}|\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})\.?$/
/** "600 017", "H91 X4TK": after the rest of its address. */
export const isPostcode = (piece: string) =>
  /^(?:\d{3} ?\d{3}|\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[\dW] [A-Z\d]{4})$/.test(piece)

/** "Skype: ada.rn", "WhatsApp +44 …", "@adabrook": an account elsewhere. */
const account =
  /^(?:skype|whats ?app|wechat|viber|telegram|line id|signal|zoom|discord|twitter|instagram|insta|facebook|tik ?tok|youtube|behance|dribbble|github|linked ?in|web ?site|portfolio|blog|(?:mob(?:ile)?|cell|tel(?:ephone)?|phone|fax|e-?mail)\.?)(?:\s?(?:no\.?|id|number))?\s?[:@]|^@\S/i

/** "QTS no. 0765432", "PIN 12A3456E": the number under which a body lists a person. */
const listed = /\b(?:no|nr|number|pin|id|reg)\b[\s.:#]{0,3}[A-Z\d-]{0,12}\d[A-Z\d-]{3,12}/i

/** Whether a text below the name may be an occupation: not an address, an account, a number or a personal detail. */
export const mayBeHeadline = (text: string) =>
  /\p{L}{2}/u.test(text) &&
  !isDetail(text) &&
  ![isLabeled, ofDoor, postcode, account, listed].some((pattern) => pattern.test(text))
