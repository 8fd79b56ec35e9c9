import { laidOut } from "../../language/laid-out"

export const email = /[^\s@<>(),;:：|/]{1,64}@[^\s@<>(),;:：|/]{1,120}\.[\p{L}]{2,}/u

/** A phone number, with an extension if there is one. */
export const phone = new RegExp(
  laidOut`
    (?<![\p{L}\p{N}])(?:
      \b1[-.\s]\(?\d{3}\)?[-.\s]\d{3}[-.\s]\d{4}\b|\b1[38]00[-\s]\d{3}[-\s]\d{3}\b|
      (?!\b\d{1,2}[./-]\d{1,2}[./-]\d{4}\b)(?:
        \(?\+|\(0|\b0|\b\d{3}[.\s\-\u2010-\u2015]|\(\d{3}\)
      )(?:[\d\s().\-\u2010-\u2015]|(?<=\d)\/(?=\d)){6,22}\d|
      (?:\+|00)\d[\d\s().\-/]{7,20}\d|(?<![\d./-])\d{10,11}(?![\d./-])
    )(?:,?\s*(?:ext\.?|extension|x|#)\s?\d{1,6}\b)?
  `,
  "iu",
)

/** After a label, a number needs no other sign that it is a phone number: "Cell phone: 55 19 95555-0142". */
export const labeledPhone =
  /(?<=^(?:cell(?: ?phone)?|mob(?:ile)?|(?:tele)?phone|tel|ph|whatsapp)(?: (?:no|number))?\.?\s?[:#-]?\s?)\d[\d .()-]{6,20}\d/iu

/** The words before a number that is not dialed: "ORCID 0000-0002-1825-0097", "Registration No. 0123456789". */
export const ofPaper =
  /\b(?:orcid|registration|reg|licen[cs]e|membership|member|card|permit|file|badge|pin|npi|passport|tax|vat|abn|id)\b[\s.:#]*(?:folder )?(?:no\b|number|nr)?[\s.:#]*$/i

/** A web address, with or without its protocol. */
export const url =
  /\b(?:https?:\/\/[^\s,|;]+|(?:[\w-]{1,63}\.){1,6}(?:com|org|io|dev|me|edu|design|studio|info|uk|au|nz|ca|de|fr|it|es|nl|eu)(?![\w@./])|(?:[\w-]{1,63}\.){1,6}(?:com|org|net|io|dev|me|example|co|edu|eu|[a-z]{2})\/[^\s,|;]*|www\.[^\s,|;]+|(?:[\w-]{1,63}\.){1,6}example\b)/iu

/** The label before a contact detail: "Tel:", "E-mail:". */
export const label = new RegExp(
  laidOut`
    ^(?!p\.\s?o\b)(?:
      t[eé]l(?:[eé]fono|efon[eo]|ephone|éphone|\.)?|m[eé]l|courriel|(?:tele)?phone number|phone|
      (?:mob(?:ile)?|cell|contact|phone|tel)(?: no\.?| number)|mob(?:ile)?|cell|e-?mail(?: address| add| id)?|mail|ph|
      fon|m|e|t|p|web(?:site)?|address(?:es)?|anschrift|adresse|telefon|móvil|celular|handy|mobil|
      correo(?: electrónico)?|dirección|indirizzo|endereço|wohnort|linkedin|github|τηλ\.?|мобильный|电话|邮箱|现居|
      मोबाइल|ईमेल|الهاتف|טלפון|電話|メール|住所
    )(?:\(e?s\))?\s*[.:：]\s*
  `,
  "iu",
)

/** A document title, which is not a name. */
export const documentTitle = new RegExp(
  laidOut`
    ^(?:
      euro(?:pass|pean)|format|(?:euro(?:pass|pean) )?curriculum vit(?:ae|æ)(?: format)?|
      (?:my )?(?:resume|résumé|c\.?v\.?)|personal (?:information|details|data)|
      (?:
        (?:strictly )?private (?:and|&) |strictly )?
      confidential(?: (?:resume|résumé|c\.?v\.?|curriculum vit(?:ae|æ)|profile))?|
      (?:candidate|applicant)(?:'s)? (?:profile|resume|résumé|c\.?v\.?)|job applied for|bio-?data|lebenslauf|
      currículum(?: vitae)?
    )$
  `,
  "i",
)
