import { isGrade } from "../../../career/grades"
import { namesQualification, namesSchool } from "../../../career/history/history-sections"
import { arePostNominals } from "../contact-pieces"
import type { Section, SectionKind } from "../imported-resume"
import type { Line, Value } from "../lines/line"
import type { RawSection } from "./sections"

const body = /\b(?:AHPRA|NMC|GMC|HCPC|CDL|TWIC|CSCS)\b/
/** "Registration No. NMW0001234567", "card no. 05551234": a credential and its number. */
const numbered =
  /\b(?:registration|registered|licen[cs]e|permit|card|certificate|badge|handler)\b[^.;]*?(?:\bno\b|\bnumber\b|[:#])[\s.:#]*[\p{Lu}-]{0,6}\d{4,}/iu
const expiring = /\b(?:expir(?:es|ed|y)|valid (?:until|to|through)|renewed)\b|\bexp\.\s?\d/i
const driving =
  /\b(?:driv(?:ing|er['’]?s?) licen[cs]e|führerschein|permis de conduire|patente (?:di guida|[A-E]\b)|(?:carn[eé]t|permiso) de conducir|carta de condução|prawo jazdy|rijbewijs|körkort)/iu
/** "Licence: Class C, clean", "Endorsements: Hazmat, Tanker". */
const labeled = /^(?:(?:driv(?:ing|er['’]?s?) |professional )?licen[cs]es?|endorsements?)\s*:\s*\S/i
/** A check of the person: "Enhanced DBS on update service". */
const cleared =
  /\b(?:(?:enhanced|basic|standard) (?:DBS|CRB|disclosure)|DBS (?:check|certificate|cleared|on)|PVG (?:scheme|member)|working with children check|WWCC|(?:SC|DV|security) clear(?:ance|ed))\b/i
/** The consent that resumes end with in Italy and Poland, and the declaration that ends them elsewhere. */
const consent =
  /^(?:autorizzo|acconsento|wyrażam zgodę)\b.*\b(?:dati personali|danych osobowych)|^(?:declaration[\s:–-]{1,4})?I (?:do )?(?:hereby|solemnly) (?:declare|certify|affirm)\b/iu
/** "Strasbourg, 2 November 2026": where and when the resume was signed. */
const signed =
  /^\p{Lu}[\p{L}.' -]{2,30}, (?:(?:the|den|le|am) )?(?:\d{1,2}(?:st|nd|rd|th|er|\.)? \p{L}{3,10} \d{4}|\d{1,2}[./]\d{1,2}[./]\d{4})$/iu
/** "Food handler card 2022": not a study, although it is below "Education". */
const paper = /\b(?:certified|(?:handler|site|trade|skills)(?:'?s)? card|permit|ticket)\b/i
const namesDegree = /\b(?:diploma|degree|bachelor|master|course|program(?:me)?|apprentice(?:ship)?|school)\b/i
/** "Makaton level 1": a training level, although it is in the education section. */
const leveled = /^\p{Lu}[\p{L} ]{2,40} (?:level|stage) \d$/iu
const onRequest = /^(?:referen(?:ces?|ts?|zen|ze)|referees?)\b.*\b(?:on|upon|by|a|auf) (?:request|richiesta|anfrage)/i

/** "Character references: Dr. Hill, +44 …": people, whose names are not certificates. */
const refereeLabel = /^(?:(?:character|professional|personal|work) )?(?:references?|referees?)\s*[:–—-]\s*\S/i

/** Whether a text is a license, a registration with its number, or a certificate that expires. */
export const isLicense = (text: string) =>
  text.length <= 160 && [body, numbered, expiring, driving, labeled].some((pattern) => pattern.test(text))

/** A study may have an expiry date or a number, unless its section contains nothing but licenses. */
const holdsOthers: SectionKind[] = ["education", "languages", "skills", "interests"]

function kindOfStray({ text }: Line, within: SectionKind | null): SectionKind | null {
  if (onRequest.test(text) || refereeLabel.test(text)) return within === "references" ? null : "references"
  if (consent.test(text) || (signed.test(text) && within && holdsOthers.includes(within)))
    return within === "other" ? null : "other"
  // "Full UK driving licence. Enhanced DBS." below "Additional information".
  if (within === "other")
    return text.length <= 160 && (driving.test(text) || cleared.test(text)) ? "certificates" : null
  const isStudy =
    namesSchool(text) || (within === "education" && /\bregistration\b/i.test(text) && namesQualification(text))
  if (within === "education" && text.length <= 80 && paper.test(text) && !isStudy && !namesDegree.test(text))
    return "certificates"
  if (within === "education" && leveled.test(text) && !isGrade(text) && !isStudy && !namesDegree.test(text))
    return "certificates"
  return within && holdsOthers.includes(within) && isLicense(text) && !isStudy ? "certificates" : null
}

/**
 * Removes lines that do not belong to the section above them: a license below the languages, "References upon request".
 */
export function withoutStrays(section: RawSection): RawSection[] {
  const strays = section.lines.flatMap((line) => {
    const kind = kindOfStray(line, section.kind)
    return kind ? [{ heading: null, kind, lines: [line] }] : []
  })
  if (strays.length === 0) return [section]
  const taken = new Set(strays.flatMap(({ lines }) => lines))
  return [{ ...section, lines: section.lines.filter((line) => !taken.has(line)) }, ...strays]
}

/** Adds the licenses of the head, and each section without a heading that only has lines, to one of the same kind. */
export function withTheirKind(sections: Section[], licenses: Value[]): Section[] {
  const joined: Section[] = []
  const ofHead: Section[] =
    licenses.length > 0 ? [{ kind: "certificates", heading: "", entries: [], lines: licenses }] : []
  const isStray = ({ kind, heading, entries }: Section) =>
    heading === "" && entries.length === 0 && (kind === "certificates" || kind === "references")
  const strays = [...ofHead, ...sections.filter(isStray)]
  for (const section of [...sections.filter((one) => !isStray(one)), ...strays]) {
    const own = isStray(section) && joined.find(({ kind, entries }) => kind === section.kind && entries.length === 0)
    if (own) own.lines = [...own.lines, ...section.lines]
    else joined.push({ ...section })
  }
  return joined
}

/** Separates the licenses in the head of a resume from its other details. */
export function licensesApart(extra: Value[]): { licenses: Value[]; others: Value[] } {
  const licenses = extra.filter(({ text }) => isLicense(text) || arePostNominals(text))
  return { licenses, others: extra.filter((one) => !licenses.includes(one)) }
}
