import { institution, legalForm } from "./company-words"
import type { Line } from "./posting"
import { roleWord } from "./title"

const label =
  /^(?:company(?: name)?|employer|organi[sz]ation(?:\/entity)?|entity|institution|agency|facility|hospital|school|firm|about company|hiring organi[sz]ation|department or agency|department|trust|council|business|empresa|unternehmen|arbeitgeber|entreprise|bedrijf|azienda)$/i
const name =
  "(?:the |The )?\\p{Lu}[\\p{L}\\d'’.&+-]*(?:[^\\S\\n]+(?:(?:&|and|of|the|for|de|du|del|y|und)[^\\S\\n]+){0,2}\\p{Lu}[\\p{L}\\d'’.&+-]*){0,6}"
const agency =
  /\b(?:recruit\w*|staffing|talent|resourcing|personnel|headhunt\w*|search partners|consultanc(?:y|ies)|jobbazaar|job ?board|jobs)\b/i
const client =
  /\b(?:(?:my|our|the) client\b|on behalf of (?:a|an|our|my)\b|(?:working|partner(?:ed|ing)?|recruiting|hiring)(?: \w+)? (?:with|for) an?\b (?:[\w-]+ ){0,6}(?:brand|company|firm|business|client|organi[sz]ation|startup|practice|group|retailer|manufacturer)|can['’]t name (?:them|it)|confidential (?:client|company))/i
const notNames =
  /^(?:about|apply|home|careers?|jobs?|skip|back|search|the (?:company|role|job|team|work|short|basics)|you|your|we|our|us|this|job|position|full|part|remote|hybrid|on-?site|posted|location|salary|requirements?|responsibilit\w+|please|benefits|key|what|who|how|why|monday|tuesday|wednesday|thursday|friday|saturday|sunday|senior|junior|permanent|contract|as|in|at|if|our team|sign|new|menu|loading|equal|employer|employment|classification|nice|essential|desirable|engineering|sales|marketing|operations|finance|design|note|it|and|all|dear|hi|hello|greetings|sounds?|ready|key|stage|on|no|early|hours|they|from|to|subject|date|walk|human resources|product|privacy|terms|mail|faculty|view|infrastructure|office|descripción|beschreibung|description|summary|overview|enquiries|vollzeit|mode|read|best|regards|thanks|click|login|register|he|she|there|that|when|most|with|candidates?|applicants?|successful|working|experience|education|skills?|qualifications?|not|a|an|is|are|be|for)$/i

interface Source {
  pattern: RegExp
  weight: number
}

const sources: Source[] = [
  {
    pattern: new RegExp(
      `(?:^|[.!?]\\s+)(${name}) (?:is|are) (?:now |currently )?(?:hiring|recruiting|looking for|seeking|searching)`,
      "gmu",
    ),
    weight: 6,
  },
  {
    pattern: new RegExp(
      `\\b(?:[Aa]bout|[Jj]oin|[Ww]ork(?:ing)? (?:at|for)|[Ww]elcome to|[Gg]reetings from|[Cc]areers at|[Ll]ife at|[Ww]hy) (${name})`,
      "gu",
    ),
    weight: 4,
  },
  { pattern: new RegExp(`\\b(?:At|We are|We['’]re|Here at) (${name}),`, "gu"), weight: 4 },
  {
    pattern: new RegExp(
      `(?:^|[.!?]\\s+)((?:The ${name} at )?${name}) (?:is|are|was|has been|makes?|builds?|supplies|supports|helps?|delivers?|provides?|sells?|looks? after|runs?|designs?|maintains?|offers?|serves?|teaches|operates?|writes|draws|tells|employs|acknowledges|protects|develops)\\b`,
      "gmu",
    ),
    weight: 3,
  },
  { pattern: new RegExp(`©\\s*(?:\\d{4})?,?\\s*(${name})`, "gu"), weight: 4 },
  { pattern: new RegExp(`(?:^|[.!?]\\s+)(${name}),? (?:Inc|LLC|Ltd|Limited|GmbH|PLC|Pvt|Pty)\\b`, "gmu"), weight: 3 },
  { pattern: new RegExp(`(?:\\s@|\\b[Aa]t)\\s+(${name})`, "gu"), weight: 2 },
]

/** The employer, or null: an agency that hires for somebody it does not name is not the employer. */
export function companyOf(
  lines: Line[],
  segments: string[],
  title: string | null,
  location: string | null,
): string | null {
  for (const line of lines) {
    const said = line.label && label.test(line.label.replace(/[:?]$/, "").trim()) ? line.text : labeled(line.text)
    if (said && !agency.test(said) && said.split(" ").length <= 9) return clean(said)
  }
  const text = lines
    .map((line) => line.text.slice(0, 2500))
    .join("\n")
    .slice(0, 40_000)
  if (client.test(text)) return null
  const legal = lines.slice(0, 6).find((line) => isLegalName(line.text))
  if (legal) return clean(legal.text)
  const scores = new Map<string, { name: string; score: number }>()
  const add = (found: string, weight: number, isBehindTitle = false) => {
    const plain = clean(found)
    if (!plain || !isName(plain, isBehindTitle ? null : title, location)) return
    const key = keyOf(plain)
    const before = scores.get(key)
    scores.set(key, {
      name: before && before.name.length >= plain.length ? before.name : plain,
      score: (before?.score ?? 0) + weight,
    })
  }
  for (const { pattern, weight } of sources) for (const found of text.matchAll(pattern)) add(found[1] ?? "", weight)
  segments.slice(0, 24).forEach((segment, at) => {
    if (new RegExp(`^${name}$`, "u").test(segment) && !roleWord.test(segment))
      add(segment, (institution.test(segment) ? 5 : 2) + (at < 4 ? 1 : 0))
    // "Brightline Freight, Rotterdam (hybrid)" below the title.
    const [before, place] = segment.split(/,\s+(.*)/s)
    const isPlaced = at < 4 && location !== null && place?.toLowerCase().startsWith(location.toLowerCase())
    if (isPlaced && before && new RegExp(`^${name}$`, "u").test(before)) add(before, 3)
    const after = new RegExp(`(\\sat|\\s@|,)\\s+(${name})$`, "u").exec(segment)
    if (after?.[2] && roleWord.test(segment.slice(0, after.index))) add(after[2], after[1] === "," ? 2 : 5, true)
  })
  for (const one of scores.values())
    for (const other of scores.values())
      if (other !== one && other.name.startsWith(`${one.name} `)) other.score += one.score
  for (const one of scores.values()) {
    const times = text.split(one.name).length - 1
    one.score += Math.min(3, times - 1) + (institution.test(one.name) ? 1 : 0)
  }
  const ranked = [...scores.values()].sort((a, b) => b.score - a.score)
  return ranked[0] && ranked[0].score >= 3 ? ranked[0].name : null
}

/** "Dolmark Sp. z o.o." alone on a line of the head. */
function isLegalName(text: string): boolean {
  return (
    legalForm.test(text) &&
    text.split(" ").length <= 8 &&
    !agency.test(text) &&
    !(/[,–|-]| at /.test(text) && roleWord.test(text))
  )
}

function labeled(text: string): string | null {
  const found = /^([^:]{4,24}):\s*(\S.{2,90}?)$/u.exec(text)
  return found && label.test((found[1] ?? "").replace(/^\P{L}+/u, "").trim()) ? (found[2] ?? null) : null
}

const keyOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^the\s+/, "")
    .replace(/\b(?:ltd|limited|inc|llc|llp|plc|gmbh|ag|pty|pvt|corp)\b/g, "")
    .replace(/[^\p{L}\p{N}]/gu, "")

function clean(text: string): string | null {
  return (
    text
      .replace(/\s*\([^()]*\)?$/, "")
      .replace(/['’]s$/, "")
      .replace(/\s+[-–—|·•]\s.*$/, "")
      .replace(/[\s,;:–|-]+$/, "")
      .replace(/(?<!\b(?:Ltd|Inc|Co|Pvt|Corp|S\.A|S\.L))\.$/, "")
      .trim() || null
  )
}

function isName(text: string, title: string | null, location: string | null): boolean {
  const [first = ""] = text.split(" ")
  if (notNames.test(text) || (notNames.test(first) && !institution.test(text)) || agency.test(text)) return false
  if (title && (title.toLowerCase().includes(text.toLowerCase()) || text.toLowerCase().includes(title.toLowerCase())))
    return false
  if (location?.toLowerCase().includes(text.toLowerCase())) return false
  return text.length >= 3 && text.length <= 70 && !(roleWord.test(text) && !institution.test(text))
}
