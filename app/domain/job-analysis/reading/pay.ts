import { laidOut } from "../../language/laid-out"
import { withPayTogether } from "./pay-lines"
import type { Line } from "./posting"

const currency =
  "(?:(?:US|CA|AU|NZ|S|HK|A|C)?\\$|£|€|₹|¥|Rs\\.?|INR|USD|CAD|AUD|NZD|EUR|GBP|CHF|SGD|PLN|CZK|SEK|NOK|DKK|HUF|RON|AED|SAR|QAR|PHP|MYR|THB|ZAR|KES|NGN|BRL|MXN|JPY|HKD|₱|₦|R(?=\\s?\\d))"
const amount = "(?:\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3}){1,2}(?![\\d.,])|\\d[\\d.,’']{0,14}\\s?[kK]?)"
const unit = laidOut`
  (?:
    \s*(?:per|a|an|/|each)\s*(?:hour|hr|annum|year|yr|day|week|month|word|h\b)|
    \s*(?:
      pro (?:Stunde|Monat|Jahr)|(?:a la|por) hora|al (?:mes|año)|(?:brutto|brutos?)(?: (?:im Monat|im Jahr|al año))?|
      p\.?a\.?|ph|p/h|p/a|p/w|p/d|p\.h\.|pcm|pw|p\.w\.|hourly|annually|LPA|Lacs? P\.?A\.?|pro rata|brutos? anuales|
      brut|pd|L
    )(?![\p{L}])|
    \s*P\.A\.
  )
`
const part = "(?:\\s?(?:base(?: salary| pay)?|OTE))?"
const until = "(?:/(?:yr|hr|hour|year))?\\s*(?:to -|-|–|—|to|up to|and|/|bis|a|à)\\s*"
const behind = "\\s?(?:€|EUR|USD|GBP|CHF|PLN|zł|CZK|Kč|SEK|NOK|DKK|kr|HUF|RON|AED|SAR|LPA|lacs?|lakhs?)(?![\\p{L}])"
const range = `(?:${currency}\\s?${amount}${part}(?:${until}(?:${currency}\\s?)?${amount}${part}(?![\\d%]))?|${amount}(?:${behind})?(?:${until}${amount})?${behind}|\\d{2,3}[kK]?\\s?[-–]\\s?\\d{2,3}[kK])`
/** "plus £1,500 market supplement" */
const more = `(?:,?\\s+(?:plus|\\+|and)\\s+(?:an? )?${currency}\\s?${amount} (?:\\p{L}{1,20} ){0,2}(?:supplement|allowance|weighting|premium)(?!\\p{L}))?`
const pattern = new RegExp(`(?<![\\p{L}\\d])${range}${unit}?(?:\\s*(?:\\(?(?:CTC|in hand)\\)?))?${more}`, "giu")
/** Every form of pay contains one of these; lines without any are skipped. */
const sign = new RegExp(`${currency}|\\d${behind}|\\d[kK]`, "iu")
const notPay = new RegExp(
  laidOut`
    \b(?:
      stipend|referral|bonus of|sign-?on|signing|supplement|spend|revenue|funding|raised|turnover|invest\w*|
      contracts? (?:of|worth)|move|budget of|allowance of|series [a-e]\b|portfolio of|grants? of|fee|voucher|worth|
      tuition|match|up to \$[\d.]+ ?(?:m|b|million|billion)|donat|live-in|lodging|rent|losses|savings of|
      market supplement
    )\b
  `,
  "i",
)
const labels =
  /salar|\bpay\b|\bmoney\b|compensation|\bcomp\b|remunerat|\brate\b|wage|ctc|package|base\b|hourly|per (?:hour|annum|year|day)|p\.a\.|\bota?e\b|sueldo|gehalt|salaire|💰|stipendio|vergütung|classification|\bgrade|\bband/i

/** Too low for its period: "£60 a week" is the price of a room. */
const isSmall = (words: string) =>
  /\b(?:week|month|annum|year|yr)\b/i.test(words) && /^\D*\d{1,2}(?![\d.,]*\d|\s?[kK])/.test(words)

/** The main statement of pay, in the posting's own words. */
export function payOf(given: Line[]): string | null {
  const lines = withPayTogether(given)
  let best = ""
  let most = 0
  lines.forEach((line, at) => {
    const text = line.text.slice(0, 4000)
    if (!sign.test(text)) return
    const near = `${line.label ?? ""} ${lines[at - 1]?.form === "heading" || /:$/.test(lines[at - 1]?.text ?? "") || (lines[at - 1]?.text.length ?? 99) < 25 ? lines[at - 1]?.text : ""}`
    for (const found of text.matchAll(pattern)) {
      const words = found[0].trim().replace(/[.,]$/, "")
      const before = text.slice(Math.max(0, found.index - 40), found.index)
      const after = text.slice(found.index + found[0].length, found.index + found[0].length + 25)
      if (
        !/\d/.test(words) ||
        /^\s?(?:million|billion|bn\b|[mMbB]\b|\+? (?:users|customers|borrowers))/.test(after) ||
        (/\b(?:lakh|lakhs)\b/.test(words) === true && /\+/.test(after))
      )
        continue
      let score = 1
      if (/\d[^\d.,’']{1,12}\d/.test(words.replace(/\s?[kK]\b/g, ""))) score += 3
      if (new RegExp(unit, "iu").test(words)) score += 3
      if (labels.test(`${near} ${before}`)) score += 3
      if (/^\s*(?:\+|plus|p\.a|base|doe|depending)/i.test(after)) score += 1
      if (/\d{2}[,.’]?\d{3}|\d{2}[kK]/.test(words)) score += 1.5
      if (notPay.test(before) || notPay.test(after.slice(0, 18).split(/[,;]/)[0] ?? "")) score -= 4
      if (isSmall(words) || /^\s*(?:\p{L}+ ){0,2}bonus/u.test(after)) score -= 3
      score -= Math.min(1, at / 400)
      if (score > most) {
        most = score
        best = words
      }
    }
  })
  return most >= 2 ? best : bareSum(lines)
}

/** The number of lines in a posting's head. */
const headLines = 6
const sumAlone =
  /^(?:(?:up to|circa|around|about|from|pays?|salary)\s+)?(\d{2,3}k\+?)(?:\s+(?:doe|basic|base|p\.?a\.?|a year))?$/i

/** An amount without a currency is pay if it stands alone among the head's facts: "nights, 36k". */
function bareSum(lines: Line[]): string | null {
  const parts = lines.slice(0, headLines).flatMap(({ text }) => text.slice(0, 300).split(/[,;|·•]|\s[-–]\s|\.(?:\s|$)/))
  return parts.flatMap((part) => sumAlone.exec(part.trim())?.[1] ?? [])[0] ?? null
}
