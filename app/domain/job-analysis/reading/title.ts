import type { Line } from "./posting"

/** The last word of a job's name, in the languages read. */
const role =
  "engineer|developer|manager|officer|assistant|coordinator|administrator|analyst|designer|consultant|specialist|director|lead|leader|technician|nurse|teacher|lecturer|professor|educator|scientist|researcher|accountant|bookkeeper|paralegal|solicitor|lawyer|attorney|counsel|driver|operative|operator|associate|executive|representative|advisor|adviser|agent|clerk|receptionist|secretary|supervisor|electrician|plumber|carpenter|joiner|welder|mechanic|fitter|machinist|chef|cook|barista|bartender|waiter|waitress|server|host|cleaner|housekeeper|porter|worker|carer|caregiver|therapist|physiotherapist|pharmacist|physician|doctor|surgeon|dentist|midwife|paramedic|practitioner|radiographer|psychologist|counsell?or|writer|editor|journalist|copywriter|translator|interpreter|photographer|producer|animator|illustrator|artist|architect|planner|surveyor|estimator|buyer|merchandiser|cashier|sales ?person|salesperson|marketer|recruiter|trainer|coach|tutor|instructor|librarian|curator|archivist|ranger|gardener|landscaper|farmer|guard|firefighter|pilot|captain|attendant|programmer|tester|administrator|partner|owner|head|president|chief|intern|trainee|apprentice|graduate|fellow|postdoc|technologist|hygienist|phlebotomist|optometrist|audiologist|biologist|chemist|physicist|geologist|ecologist|statistician|economist|actuary|auditor|controller|comptroller|treasurer|underwriter|broker|trader|inspector|investigator|examiner|handler|picker|packer|loader|labou?rer|builder|roofer|painter|plasterer|bricklayer|scaffolder|installer|dispatcher|scheduler|buyer|butcher|baker|stylist|hairdresser|beautician|warden|steward|janitor|caretaker|storeperson|merchandiser|strategist|evangelist|scrum master|master|storyteller|creator|demi|partie|sous|ingenier[oa](?:/a)?|desarrollador(?:a)?|analista|técnic[oa]|gerente|enfermer[oa]|contable|entwickler(?:in)?|ingenieur(?:in)?|leiter(?:in)?|pfleger(?:in)?|sachbearbeiter(?:in)?|techniker(?:in)?|berater(?:in)?|kaufmann|kauffrau|mitarbeiter(?:in)?|koch|köchin|verkäufer(?:in)?|développeu(?:r|se)|ingénieure?|infirmi(?:er|ère)|comptable|responsable|chargée?|technicien(?:ne)?|vendeu(?:r|se)|infermier[ea]|sviluppatore|impiegat[oa]|verpleegkundige|ontwikkelaar|medewerker|monteur|engenheir[oa]|desenvolvedor(?:a)?|enfermeir[oa]|assistente|cuisini(?:er|ère)|cociner[oa]|conductor(?:a)?|chauffeur(?:in)?|camarer[oa]|dependiente|auxiliar(?:es)?|administrativ[oa](?:/a)?|fachkraft|fachfrau|fachmann|referent(?:in)?|helfer(?:in)?|fahrer(?:in)?|erzieher(?:in)?|elektroniker(?:in)?|mechatroniker(?:in)?"
/** Endings of jobs' names: "biostatistician", "goldsmith", "lettings negotiator". */
const agent =
  "\\p{L}{3,}(?:ologist|ician|icist|grapher|keeper|maker|smith|wright|worker|fighter|dresser|setter|minder|sitter|negotiator|merchant|trist|therapist)"
export const roleWord = new RegExp(`(?<![\\p{L}])(?:${role}|${agent})s?(?![\\p{L}])`, "iu")
const label =
  /^(?:job title|position(?: title)?|role(?: title)?|title|vacancy|post(?: title)?|job|opening|job role|designation|subject|puesto|stelle|poste|functie|hiring for|we.re hiring)$/i
const opening =
  /^(?:\W|\d+ )*(?:(?:we(?:['’]re| are)|now|urgent(?:ly)?|is|are) (?:\w+ )?hiring\W*|hiring\W*|wanted\W+|job(?: opening| alert| offer)?\W+|vacancy\W+|(?:job )?(?:oferta|offre|stellenangebot)\W+|subject:\s*(?:\[[^\]]*\]\s*)*|job application for\s+|\[[^\]]{1,40}\]\s*|\*[^*]{3,40}\*\s*)+/i
const prose =
  /\b(?:hiring|looking for|seeking|seeks|recruiting|recruit|needs?|requires?|we['’]re after|are after|wants?|join (?:us|our team|the team|\p{L}+) as|role of|position of|post of|vacancy for|(?:have|['’]ve|has) got|busca(?:mos)?|suchen|cherch(?:e|ons)|zoeken|as|for)\s+(?:(?:an?|one|our|the|another|some|two|three|full[- ]time|part[- ]time|experienced|talented|skilled|qualified|passionate|motivated|reliable|friendly|enthusiastic|cracking|great|brilliant|fantastic|exciting|superb|amazing|permanent|immediate|una?|einen?|une|een|next|new)\s+)*/giu

/** The title of the role, or null. */
export function titleOf(lines: Line[], segments: string[], headings: string[]): string | null {
  const heading = headings.find((text) => roleWord.test(text)) ?? headings[0]
  if (heading && heading.length <= 100) return cleanTitle(heading)
  for (const line of lines) {
    const value = line.label && label.test(line.label.replace(/[:?]$/, "").trim()) ? line.text : labeled(line.text)
    if (value && (roleWord.test(value) || value.split(" ").length <= 5)) return cleanTitle(value)
  }
  const best = segments.slice(0, 24).find((segment) => isTitle(segment))
  const told = inProse(lines)
  // A sentence that hires for a longer form of the same role, or the only place that names it.
  if (!best) return told
  return cleanTitle(best)
}

function labeled(text: string): string | null {
  const found = /^([^:]{3,16}):\s*(\S.{2,90}?)$/u.exec(text)
  return found && label.test((found[1] ?? "").replace(/^\P{L}+/u, "").trim()) ? (found[2] ?? null) : null
}

/** "(m/w/d)" stands behind the name of a job and nothing else. */
const genders = /\([mwfdx](?:\/[mwfdx]){1,3}\)/i

function isTitle(segment: string): boolean {
  const text = segment.replace(opening, "").trim()
  const count = text.replace(/\s*\([^()]*\)/g, "").split(/\s+/).length
  if (
    count > 9 ||
    text.length < 4 ||
    /[@:]/.test(text) ||
    !(roleWord.test(text) || genders.test(text)) ||
    !/^[\p{Lu}\d]/u.test(text)
  )
    return false
  if (
    /[.!?]$|\b(?:is|are|was|you|your|we|our|us|will|with us|about|team of|similar|reports? to|reporting)\b/i.test(text)
  )
    return false
  if (/\b(?:apply|share|posted|ref|careers|jobs|job description|position description|advertisement)\b/i.test(text))
    return false
  const lower = text
    .split(/\s+/)
    .filter((word) => /^\p{Ll}/u.test(word) && !/^(?:of|and|de|für|for|im|in|the|to|x|or|du|la|to|m\/w\/d)$/.test(word))
  return lower.length <= 1
}

function inProse(lines: Line[]): string | null {
  for (const line of lines.slice(0, 40)) {
    for (const found of line.text.slice(0, 2500).matchAll(prose)) {
      const rest = line.text.slice(found.index + found[0].length, found.index + found[0].length + 110)
      const end =
        /[.;:!?\n]|,\s|\s(?:in|at|to|who|for|with|near|based|on|that|from|starting|joining|and a)\s|\s[-–|]\s(?!\d(?:st|nd|rd))/u.exec(
          rest,
        )
      const name = rest.slice(0, end?.index ?? rest.length).trim()
      const words = name.split(/\s+/)
      if (
        words.length <= 8 &&
        roleWord.test(name) &&
        /^\p{Lu}/u.test(name) &&
        words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length / 2
      )
        return cleanTitle(name)
    }
  }
  return null
}

/** Without what postings hang on to a title: the mode of hiring, a gender mark, a number of places, a shout. */
export function cleanTitle(text: string): string | null {
  const plain = text
    .replace(opening, "")
    .replace(/^\P{L}*(?:(?:work[- ]from[- ]home|wfh|urgent(?:ly)?)\b[\s:,–-]+|remote\s*[:|–-]\s*)(?=\p{L})/iu, "")
    .replace(new RegExp(`(${genders.source})\\s+in\\s+\\p{Lu}.*$`, "iu"), "$1")
    .replace(
      /\s*\((?:[mwfdxhi](?:[/|*][mwfdxhi]){1,3}|all genders?|f\/m\/x|h\/f|remote|hybrid|on-?site|full[- ]time|part[- ]time|freelance[^()]*|contract|permanent|ref[^()]*|(?:level|grade|band) \w+|\d[^()]*)\)/gi,
      "",
    )
    .replace(/\s+(?:wanted|needed|required|vacancy|role)\b.*$/i, "")
    .replace(/\s+(?:at|@)\s+\p{Lu}.*$/u, "")
    .replace(/\s+[x×]\s*\d+$|\s*[-–]\s*\d+\s*(?:nos|posts|positions|openings|vacancies)\.?$/i, "")
    .replace(/\s+[-–—|]\s+(?:(?:full|part)[- ]time|remote|hybrid|permanent|contract|ref\b).*$/i, "")
    .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})+#]+$/gu, "")
    .trim()
  if (!plain) return null
  return /\p{Ll}/u.test(plain)
    ? plain
    : plain.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
}
