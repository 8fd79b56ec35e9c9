import { laidOut } from "../../../language/laid-out"
import type { ClaimKind } from "../../schema"

const headings = new RegExp(
  laidOut`
    ^(?:
      summary|profile|about(?: me)?|(?:work |professional |relevant )?experience|employment(?: history)?|education|
      skills|key skills|core skills|projects|awards|achievements|key achievements|certifications?|languages|interests|
      references|publications|volunteering|objective|contact|situation|task|action|result|training|qualifications|
      selected achievements
    )\s*:?$
  `,
  "i",
)
const courtesy =
  /^(?:dear|hi|hello|good (?:morning|afternoon)|to whom|yours|sincerely|kind regards|best regards|warm regards|regards|with best|thank you|thanks(?! to)|many thanks|cheers)\b/i
const letter = new RegExp(
  laidOut`
    ^(?:
      i(?:'m| am|’m)? (?:am )?(?:writing|applying|pleased to apply|delighted to apply|excited to apply|keen to apply)|
      i would (?:welcome|appreciate|be (?:glad|happy|delighted|pleased))|
      i(?: should| would|'d) (?:like|love) to (?:be considered|apply|discuss|hear|talk|meet)|i look forward|
      looking forward|please (?:find|see|contact|let)|
      (?:i(?:'d| would) be|i am|happy|glad|delighted) (?:very )?(?:happy |glad |delighted |pleased )?to (?:
        show|send|talk|walk|discuss|meet|tell|share|answer|hear|explain
      )|
      it would be (?:a|an|my) |allow me|may i |what follows|(?:[\w ]{2,20}, )?a few words|
      to be (?:plain|honest|clear|brief|frank)|the advertised |your (?:advert|posting|vacancy|announcement|job)|
      i am interested in (?:the|your)|let(?:'s| us) )
  `,
  "i",
)
const beliefs =
  /^(?:i|we) (?:\w+ly )?(?:believe|think|feel|love|enjoy|care|value|find it|am (?:passionate|excited|proud|grateful|glad|happy|convinced|curious|keen|fascinated|motivated)|admire|like to think)\b|^(?:in my (?:view|opinion|experience)|to me,|for me,|what i (?:love|enjoy|learned))/i

const general =
  /^(?:an? |every |no |most |good |bad |old |big |small |great |real |the best |the worst |[A-Z][a-z]+(?:s|ing) )(?:[a-z'-]+ ){0,5}?(?:is|are|should|must|can|cannot|deserves?|begins?|starts?|takes?|needs?|matters?|makes?|means?|saves?|beats?|comes?|wins?|learns?|works?)\b/
const personal =
  /\b(?:i|me|my|mine|we|us|our|ours|he|she|his|her|their|this|these|here)\b|\d|\b(?:was|were|had|did|has|have|been|\w+ed|now|currently|today|since)\b/i

/** "Good cooking starts with the shopping": general, without a person, a time or a specific thing. */
function isGeneral(plain: string): boolean {
  const asides = plain.replace(/^(?:to me|to my mind|for me|in my view|in my opinion|in my experience),? /i, "")
  const marked =
    asides !== plain || /,? (?:i (?:think|believe|find)|in my (?:view|opinion|experience)|to my mind),? /i.test(plain)
  const opinion = /,? (?:i (?:think|believe|find)|in my (?:view|opinion|experience)|to my mind),? /i
  const said = asides.replace(opinion, " ")
  const form = general.test(said) || (marked && /\b(?:is|are|should|must|can)\b/.test(said))
  return form && !personal.test(said) && !/\s\p{Lu}/u.test(said)
}

/** A first guess at the kind of a pasted sentence. The caller decides whether it states something checkable. */
export function classifySentence(text: string): ClaimKind {
  const plain = text.trim().replaceAll("’", "'")
  if (headings.test(plain) || courtesy.test(plain) || letter.test(plain)) return "connective"
  if (/^(?:#[\p{L}\p{N}_]+[\s,]*)+$/u.test(plain)) return "connective"
  if (/\?$/.test(plain) && !/\b(?:i|we) \w+ed\b/i.test(plain)) return "connective"
  if (beliefs.test(plain) || isGeneral(plain)) return "opinion"
  return "fact"
}
