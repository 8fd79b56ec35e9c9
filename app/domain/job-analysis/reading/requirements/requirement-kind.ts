import { laidOut } from "../../../language/laid-out"
import type { RequirementKind } from "../posting"

const languages = laidOut`
  English|French|German|Deutsch|Spanish|Italian|Portuguese|Dutch|Polish|Russian|Ukrainian|Arabic|Hebrew|Hindi|Urdu|
  Bengali|Punjabi|Tamil|Telugu|Kannada|Malayalam|Marathi|Gujarati|Mandarin|Cantonese|Chinese|Japanese|Korean|
  Vietnamese|Thai|Swedish|Danish|Norwegian|Finnish|Czech|Turkish|Greek|Welsh|Auslan|Inglés|Englisch|Anglais|Māori|
  (?:
    [Ss]econd|[Tt]hird|[Aa]nother|[Aa]dditional|[Ff]oreign|[Oo]ther|[Cc]ommunity|European|Asian
  )(?: (?:European|Asian|foreign|modern))? languages?
`

const praise =
  "(?:(?:some|proven|previous|prior|good|strong|sound|solid|relevant|demonstrated|demonstrable|recent|basic|working|an?|the)\\s){0,3}"

/** In order of precedence: the first match determines the kind. */
const signs: [RequirementKind, RegExp][] = [
  [
    "eligibility",
    new RegExp(
      laidOut`
        \b(?:
          right to work|work(?:ing)? (?:rights|permit|authori[sz]ation)|authori[sz]ed to work|
          (?:legally )?(?:entitled|eligible) to work|citizen|visa|clearance|
          (?:background|police|dbs|criminal|reference|security|working with children|wwc)[\w\s-]{0,30}check|
          enhanced dbs|drug (?:screen|test)|alcohol test|medical(?: and| examination| check| with|$)|immuni[sz]ation|
          vaccinat(?!\w* (?:program|campaign|outreach|clinic|service))|selective service|time-in-grade|
          background\b[\w\s/-]{0,20}investigation|references\b|years old|years of age|age (?:below|above|limit)|
          residen(?:cia|ce|t)\b|disclosure and barring|criminal record|passport|checkable|color vision|driving record|
          moving violations?|at-fault accidents?|no more than \d+ (?:\p{L}+ )?(?:violations|accidents|points)
        )
      `,
      "iu",
    ),
  ],
  ["license", /\bdriv(?:er|er's|ers|ers'|ing)['’]?s? licen[cs]e\b/i],
  // "Degree in marketing or English" does not require a language.
  [
    "qualification",
    new RegExp(
      `^(?!.*\\b(?:fluen|spoken|written|speak|proficien|native))[^;]*\\b(?:[Dd]egree|[Dd]iploma|[Bb]achelor|GCSEs?|[Aa][- ][Ll]evels?)\\b[^;]{0,60}\\b(?:${languages})\\b`,
      "u",
    ),
  ],
  [
    "language",
    new RegExp(
      `^(?!.*\\b(?:portfolio|samples|clippings) of\\b)(?!.*\\b(?:plain|simple) English\\b).*\\b(?:${languages})\\b(?!\\s+(?:law|cuisine|literature|teacher|degree))`,
      "u",
    ),
  ],
  // "registration, or eligibility to obtain it within six months" is not about the past six months.
  [
    "experience",
    /(?<!\b(?:within|every|after|for the first|in the first) )\b(?:\d+|one|two|three|four|five|six|seven|eight|ten|several|twelve)\+?(?:[\w\s–-]{0,20})(?:years?|yrs?|months?|años?|jahre)\b/i,
  ],
  [
    "qualification",
    new RegExp(
      laidOut`
        \b(?:
          degree|(?:bs|ba|ms|ma)(?: (?:or|\/) (?:bs|ba|ms|ma))? in \p{L}|bachelor|master['’]?s|ph\.?d|doctora|diploma|
          qualif|gcse|a[- ]levels?|high school|graduate certificate|post-?graduate|tertiary|b\.?tech|
          [bm]\.(?:com|sc|ed|eng|a)\b|[bm](?:sc|com|eng)\b|b\.?e\.?\/|mba|pgce|qts|nvq|svq|btec|city (?:&|and) guilds|
          cert(?:ificate)? (?:i+v?|iv)\b
        )
      `,
      "iu",
    ),
  ],
  [
    "license",
    /\b(?:licen[cs]ed?|(?<!post-)registration|registered|certificat\w+|certified|accredit\w+|chartered|tickets?\b|\w+ card\b|smsts|sssts|cscs|cdl|epa 60\d|ipaf|pasma|1[789]th edition|first aid)\b/i,
  ],
  // "Experience of training and rota planning" is about an action, not about when somebody can work.
  ["experience", new RegExp(`^${praise}experience (?:of|in|with|as)\\b`, "i")],
  ["skill", new RegExp(`^${praise}(?:knowledge|understanding|awareness) (?:of|in|with)\\b`, "i")],
  [
    "availability",
    new RegExp(
      laidOut`
        \b(?:
          shifts?|weekends?|nights|evenings|early mornings|rota|roster|overtime|on[- ]call|flexib\w+ (?:hours|schedule)|
          travel|relocat|notice period|immediate|joiners?|full[- ]time|part[- ]time|days? (?:a|per) week|
          \d days? (?:on[- ]?site|in (?:the|our) office)|our \w+ office|based in|lift(?:ing)?\b.*\b(?:kg|lbs?|pounds)|
          stand for|physically|own (?:\w+ )?(?:car|vehicle|van|truck|computer|laptop|transport(?:ation)?|tools)|
          hours of overlap|starts?$|monday|tuesday|refrigerated|available|availability|
          willing(?:ness)? to (?:work|travel)|commitment of \d[\d.]*
        )\b
      `,
      "i",
    ),
  ],
  [
    "experience",
    /\b(?:track record|background|previous|prior|proven experience|experience (?:in|of|as|at|working|within)|experience$|have (?:worked|sold|led|managed)|worked (?:in|as|with)|exposure)\b/i,
  ],
  [
    "personal quality",
    new RegExp(
      laidOut`
        \b(?:
          you(?:['’]re| are) (?:a |an )?(?:\w+ )?(?:person|curious|patient|calm|kind|organi[sz]ed)|calm|patience|patient(?=$|[,.;]|\s(?:and|with|but|under|person|people|listener|teacher|manner|approach|attitude)\b)|
          curio(?:us|sity)|punctual|reliab\w+|dependable|honest|passion\w*|enthusias\w+|motivated|proactive|resilien\w+|
          flexible|friendly|positive|attitude|attention to detail|team[- ]player|hard[- ]?working|self[- ]starter|
          sense of humou?r|empath\w+|commitment(?! of \d)|committed|love of|ownership|humble|integrity|neat|disciplined|egos?|
          trust|energetic|adaptab\w+|initiative|methodical|meticulous|creative|generous|playful\w*|warm
        )\b
      `,
      "i",
    ),
  ],
]

export function kindOf(quote: string): RequirementKind {
  return signs.find(([, sign]) => sign.test(quote))?.[0] ?? "skill"
}
