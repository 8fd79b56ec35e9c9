import { laidOut } from "../language/laid-out"

const numberWord =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousand|million|dozens?|half|halved|halving|doubled|doubling|tripled|trebled|quarter|twice|zero)\b/i

/** Dates and clock times are not amounts. */
const dates = new RegExp(
  laidOut`
    \b(?:in|since|by|from|until|of|during)?\s*(?:19|20)\d\d\b(?![,.]\d)|\b\d{1,2}(?::\d\d|\s?[ap]m)\b|
    \b(?:\d{1,2}(?:st|nd|rd|th)?\s)?(?:
      january|february|march|april|may|june|july|august|september|october|november|december
    )\b(?:\s\d{1,2}\b)?|
    \b[QH][1-4]\b|\b(?:grade|year|class|room|ward|step|phase|level|version|unit|platform|bay)\s\d+\b|
    \b(?:one|two) of (?:the|my|our)\b|\bone (?:day|morning|evening|night)\b
  `,
  "gi",
)

/** A before and an after, or a change in percent: "from 40 to 12 minutes", "40 → 12", "18 % less". */
export const change = new RegExp(
  laidOut`
    // "From 6 to 2 days."
    \bfrom (?:about |around |over |nearly |almost )?[^\s\d]{0,3}(?:
      \d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty)\b
    )[^.;]{0,40}? to (?:
      about |around |over |nearly |almost |just |under )?
    [^\s\d]{0,3}(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|zero|none|nothing)|
    // "6 → 2", "+12%".
    \d[\d.,]*\s*(?:%|\p{L}+\.?)?\s*(?:→|->|=>)\s*\S*\d|(?:^|\s)[+−-]\s?\d+(?:[.,]\d+)?\s?(?:%|percent|per cent)|
    // "A third less", "twice as much".
    \b(?:a (?:third|quarter|fifth)|half) (?:less|fewer|more)\b|\b(?:twice|half) as (?:much|many)\b|
    // "Instead of 6."
    \binstead of (?:about |over |nearly )?(?:\d|two|three|four|five|six|seven|eight|nine|ten|twelve)|
    // "Down 12", "by a third".
    \b(?:up|down) (?:by )?(?:about )?\d|\b(?:is|are|was|were|went|came) down (?:to|from) (?:about )?\d|
    \bby (?:about |around |over |nearly |almost |some |more than )?(?:\p{Sc}\s?\d|\d|half|a (?:third|quarter|fifth))|
    // "Accuracy of 98".
    \b(?:
      rating|satisfaction|pass rate|success rate|accuracy|score|attendance|occupancy|retention
    )(?: rate)?(?: of| at| was| is| stood at)? (?:about |over |nearly )?\d|
    // "12% fewer".
    \d\s?(?:%|percent|per cent) (?:fewer|less|more|faster|lower|higher|shorter|cheaper|quicker)
  `,
  "iu",
)

/** True if a text contains an amount: digits or a number word that is neither a date nor a name. */
export function isMeasured(text: string): boolean {
  const amounts = text.replace(dates, " ")
  return /\d/.test(amounts) || numberWord.test(amounts)
}
