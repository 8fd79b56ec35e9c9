import type { ClaimKind } from "../schema"

const headings =
  /^(?:summary|profile|about(?: me)?|(?:work |professional |relevant )?experience|employment(?: history)?|education|skills|key skills|core skills|projects|awards|achievements|key achievements|certifications?|languages|interests|references|publications|volunteering|objective|contact|situation|task|action|result|training|qualifications|selected achievements)\s*:?$/i
const courtesy =
  /^(?:dear|hi|hello|good (?:morning|afternoon)|to whom|yours|sincerely|kind regards|best regards|warm regards|regards|with best|thank you|thanks|many thanks|cheers)\b/i
const letter =
  /^(?:i(?:'m| am|’m)? (?:am )?(?:writing|applying|pleased to apply|delighted to apply|excited to apply|keen to apply)|i would (?:welcome|appreciate|be (?:glad|happy|delighted|pleased))|i(?: should| would|'d) (?:like|love) to (?:be considered|apply|discuss|hear|talk|meet)|i look forward|looking forward|please (?:find|see|contact|let)|(?:i(?:'d| would) be|i am|happy|glad|delighted) (?:very )?(?:happy |glad |delighted |pleased )?to (?:show|send|talk|walk|discuss|meet|tell|share|answer|hear|explain)|it would be (?:a|an|my) |allow me|may i |what follows|(?:[\w ]{2,20}, )?a few words|to be (?:plain|honest|clear|brief|frank)|the advertised |your (?:advert|posting|vacancy|announcement|job)|i am interested in (?:the|your)|let(?:'s| us) )/i
const beliefs =
  /^(?:i|we) (?:\w+ly )?(?:believe|think|feel|love|enjoy|care|value|find it|am (?:passionate|excited|proud|grateful|glad|happy|convinced|curious|keen|fascinated|motivated)|admire|like to think)\b|^(?:in my (?:view|opinion|experience)|to me,|for me,|what i (?:love|enjoy|learned))/i

/** A first guess at what a pasted sentence is; whoever calls it decides whether it states something checkable. */
export function classifySentence(text: string): ClaimKind {
  const plain = text.trim().replaceAll("’", "'")
  if (headings.test(plain) || courtesy.test(plain) || letter.test(plain)) return "connective"
  if (/^(?:#[\p{L}\p{N}_]+[\s,]*)+$/u.test(plain)) return "connective"
  if (/\?$/.test(plain) && !/\b(?:i|we) \w+ed\b/i.test(plain)) return "connective"
  if (beliefs.test(plain)) return "opinion"
  return "fact"
}
