import { laidOut } from "../../language/laid-out"

const forms = laidOut`
  Inc|Ltd|Limited|LLC|L\.L\.C|LLP|PLC|Corp|Co|AG|KG|UG|GmbH|mbH|(?:GmbH|AG|UG) & Co\.? (?:KG|OHG)|
  (?:Pty|Pvt|Pte)(?:\.? Ltd)?|(?:Sdn\.? )?Bhd|B\.V|N\.V|S\.A|S\.L|S\.A\.S|S\.R\.L|S\.p\.A|Lda|Ltda|Sp\. ?z ?o\. ?o|
  s\.r\.o|a\.s|d\.o\.o|d\.d|Kft|Nyrt|Zrt|A/S|ApS|Oyj?|S\.à r\.l|A\.Ş
`

const whole = new RegExp(`^(?:${forms})\\.?$`, "i")
const last = new RegExp(`(?:^|[\\s,])(?:${forms})\\.$`, "i")

/** True if a text is the legal form of a company ("Inc.", "Sp. z o.o."), which belongs to the name before it. */
export function isLegalForm(text: string): boolean {
  return whole.test(text)
}

/**
 * True if the period at the end of a text belongs to a legal form ("Zorn s.r.o."), so that it does not end a sentence.
 */
export function endsWithLegalForm(text: string): boolean {
  return last.test(text)
}
