import type { HiddenPattern, PersonToHide } from "./person-to-hide"
import { escaped } from "./redaction-words"

/** TLDs of bare addresses ("adapark.dev"), all lower or all upper case: "done.In" is a missing space. */
const topLevelDomains =
  "com|org|net|edu|gov|info|biz|io|ai|dev|app|me|co|page|design|studio|tech|blog|site|online|website|cloud|xyz|so|gg|ly|tv|fm|sh|to|link|bio|pro|name|work|careers|uk|ie|eu|us|ca|au|nz|de|fr|nl|es|it|se|no|fi|dk|ch|at|be|pl|pt|cz|in|jp|kr|cn|sg|hk|my|ph|id|br|mx|ar|za|ng|ke"

/** Technology names that look like domain names. */
const technologies = /^(?:asp|ado|vb|ml|xamarin|system|paint|dot)\.net$|^(?:socket|draw|swagger)\.io$/i

const edge = "(?<![\\p{L}\\p{N}_@.-])"
const bareAddress = new RegExp(
  `${edge}(?:[\\p{L}\\p{N}][\\p{L}\\p{N}-]*\\.)+(?:${topLevelDomains}|${topLevelDomains.toUpperCase()})(?![\\p{L}\\p{N}@])(?:[:/?#][^\\s⟦<>"“”]*[^\\s⟦<>"“”.,;:!?)\\]}'’])?`,
  "gu",
)

/** Links of any kind, email addresses and handles, including other people's. */
export function linkPatterns({ email, links }: PersonToHide): HiddenPattern[] {
  return [
    // The @ sign is matched first: a lookbehind over anything before it would restart at each word of a chain.
    {
      pattern:
        /@(?<=(?<![\p{L}\p{N}])([\p{L}\p{N}][\p{L}\p{N}._%+'-]{0,99})@)[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?/gu,
    },
    { pattern: /\b(?:[a-z][a-z0-9+.-]{0,30}:\/\/|mailto:|tel:|www\.)[^\s⟦<>"“”]*[^\s⟦<>"“”.,;:!?)\]}'’]/giu },
    { pattern: bareAddress, spare: (match) => technologies.test(match) },
    ...ownLinkPatterns([...links, email]),
    { pattern: /(?<![\p{L}\p{N}_])@[\p{L}\p{N}_][\p{L}\p{N}_.-]*[\p{L}\p{N}_]/gu },
    ...handlesOf(email, links),
  ]
}

/** The links from the user's profile, with or without the protocol. */
function ownLinkPatterns(values: string[]): HiddenPattern[] {
  const bare = values.flatMap((value) => [
    value.trim(),
    value
      .trim()
      .replace(/^https?:\/\/(?:www\.)?/i, "")
      .replace(/\/+$/, ""),
  ])
  return bare
    .filter((value) => value.length > 3)
    .sort((a, b) => b.length - a.length)
    .map((value) => ({ pattern: new RegExp(escaped(value), "giu") }))
}

const ordinaryMailboxes =
  /^(?:info|mail|email|contact|hello|office|work|admin|jobs?|careers?|team|support|sales|home|test|user|name|person)$/i

/** The user's handles: the last segment of a profile link and the local part of the email address. */
function handlesOf(email: string, links: string[]): HiddenPattern[] {
  const paths = links.flatMap((link) =>
    link
      .replace(/^[a-z]+:\/\//i, "")
      .replace(/[?#].*$/, "")
      .split("/")
      .slice(1),
  )
  const sections = /^(?:in|pub|users?|people|profile|company|posts?|about|home|portfolio|en|de|fr)$/i
  const handles = [email.split("@")[0] ?? "", ...paths.map((path) => path.replace(/^@/, ""))]
  return handles
    .filter((handle) => handle.length > 3 && !ordinaryMailboxes.test(handle) && !sections.test(handle))
    .map((handle) => ({ pattern: new RegExp(escaped(handle), "giu"), isWord: true }))
}

const separator = "[\\s().\\-\\/\\u00a0\\u2010-\\u2013]"
const phoneLike = new RegExp(
  `(?<![\\p{L}\\p{N}.,])(?:\\+|\\(|\\d)(?:${separator}{0,3}\\d){4,18}(?![\\p{L}\\p{N}%]|[.,]\\d)`,
  "gu",
)
const called =
  /\b(?:tel|telephone|phone|mobile|cell|call|ring|text|fax|whatsapp|signal)\b\.?[^\p{L}\p{N}]*(?:me|us|at|on|is|no|number|:)?[^\p{L}\p{N}]*$/iu
const money = /(?:[$€£¥₹]|\b(?:USD|EUR|GBP|AUD|SGD|CAD|CHF|INR|Rs))\s*$/
const year = "(?:19|20)\\d\\d"
const date = new RegExp(
  `^(?:${year}[-/.]\\d{1,2}[-/.]\\d{1,2}|\\d{1,2}[-/.]\\d{1,2}[-/.]${year}|(?:\\d{1,2}[-/.])?${year}(?:\\s*[-–/]\\s*|\\s+)(?:\\d{1,2}[-/.])?${year}|${year}[-/.]\\d{1,2}\\s*[-–]\\s*${year}[-/.]\\d{1,2})$`,
)

/** The place from the user's profile, whole and its city alone. */
export function placePatterns({ place = "" }: PersonToHide): HiddenPattern[] {
  const [city = ""] = place.split(/[,(]/)
  return [...new Set([place.trim(), city.trim()])]
    .filter((value) => value.length > 2)
    .map((value) => ({ pattern: new RegExp(escaped(value), "giu"), isWord: true }))
}

/** Phone numbers: the user's own in any spacing, and anything else of the same shape. */
export function contactPatterns({ phone = "" }: PersonToHide): HiddenPattern[] {
  const digits = phone.replace(/\D/g, "")
  const own = digits.length < 5 ? [] : [digits, digits.slice(-9), digits.slice(-7)].filter((part) => part.length > 4)
  return [
    { pattern: phoneLike, spare: isNotPhone },
    ...own.map((part) => ({ pattern: new RegExp(`[+(]{0,3}${[...part].join(`${separator}*`)}`, "gu") })),
  ]
}

function isNotPhone(match: string, before: string, after: string): boolean {
  const digits = match.replace(/\D/g, "").length
  if (digits > 15) return true
  if (called.test(before)) return false
  if (digits < 7 || money.test(before) || /^\s*(?:[%€£]|percent\b|million\b|users\b|people\b)/i.test(after)) return true
  if (date.test(match.replace("(", ""))) return true
  if (/^(?:\+|\(\+?\d+\)|00)/.test(match)) return false
  // Thousands ("1 200 000"), and plain amounts without a leading zero.
  if (digits < 9 && /^\d{1,3}(?:[ .\u00a0]\d{3})+$/.test(match)) return true
  return /^[1-9]\d*$/.test(match) && digits < 10
}
