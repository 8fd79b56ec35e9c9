const opensWithPronoun =
  /^(?:(?:(?:From|After|Before|With|By|For) (?:that|this|those|these|it|them)(?! \p{L}+s?\b(?<! (?:I|we)))|It|They|He|She|Them|That|Those|One of them|One said|The rest|Only \d|\d+ of (?:them|whom))\b|(?:This|These|Two|Some|Both|None|Most|All)\b(?! (?:of the|\p{L}{3,}s\b)))/u
// "IT" is a department.
const pronoun = /\b(?:it|they|them|he|she|him|this(?! (?:year|week|month|term))|those|these)\b(?! \p{L}+s\b)/u
const thing = /\b(?:a|an|the|my|our|their|each|every|one|two|three|four|five|\d[\d,.]*) (?:\p{L}+ )?\p{L}{3,}/iu

/** "We had 11 in the last quarter": the counted thing is mentioned elsewhere. */
const countsNothing =
  /^(?:I|We|They) \p{Ll}+ (?:about |around |over |abt )?\d[\d.,]* (?:in|at|on|by|since|this|last|over|for|every|an? (?:hour|shift|day|night|week|weekend|month|year))\b/u

/** Whether a pronoun in the sentence refers to something that only the previous sentence names. */
export function isOpen(text: string): boolean {
  if (opensWithPronoun.test(text) || countsNothing.test(text)) return true
  const found = pronoun.exec(text)
  return found !== null && !thing.test(text.slice(0, found.index))
}

/** Removes a trailing verb of speech or thought that lost its object ("…, and I noticed."). */
export function closedWell(text: string): string {
  return text
    .replace(
      /,? and (?:I |we )?(?:asked|made|found|noticed|said|saw|told|got|realised|realized|tried|know|had|thought)\.$/i,
      ".",
    )
    .replace(/,? and (?:(?:it|that) (?:turned|turns) out|(?:figured|found|worked) (?:it )?out)\.$/i, ".")
    .replace(/, and from [\p{L} ]{3,20}\.$/iu, ".")
    .replace(/ and (?:asked|told|showed) \p{Ll}+\.$/u, ".")
    .replace(/(?:,? and (?:always|held \p{L}+ hand)|, \d+)\.$/u, ".")
    .replace(
      /,? (?:that(?:['’]?s| is) all(?: it was)?(?: lol)?|shame|lucky me|good for (?:her|him|them)|well done to (?:her|him))\.$/i,
      ".",
    )
    .replace(
      /,? (?:too|also|as well|though|anyway|obviously|basically|honestly|of course|even|(?:by )?myself)\.$/i,
      ".",
    )
}

/** Whether a sentence is complete: "When I came." and "Because the book is in German." are not. */
export function isComplete(text: string, hasMainClause: boolean): boolean {
  if (/^(?:Because|Cause|To|How|What the|Who|Whose|Which|Whos|Against|Although|Though|Whilst|If)\b/.test(text))
    return false
  if (/ the (?:only )?one\.$|^Before that I (?:tried|thought|asked)\.$/.test(text)) return false
  if (/^(?:When|While|Once|After I|Before I|Since I|Until|As)\b/.test(text)) return hasMainClause
  return !/^I (?:noticed|found|asked|said|know|tried|want|wanted|knew|was|am|had|did|have|told)(?: (?:the )?\p{L}+){0,1}\.$/u.test(
    text,
  )
}

const broken = [
  /\b(?:and|or|but|so|the|a|an|of|to|at|for|with|from|as|than|which|who|that|because|about|like|was|were|is|are|into|until|when|my|our|every|each|not)\.$/i,
  // Agreement errors and doubled or missing verbs: hurried typing stays in the evidence.
  /\b(?:we|they|you) (?:was|is|has|down|up)\b|\b(?:he|she|it) (?:were|are|have|do)\b|\bI (?:is|are|has|were)\b|s was\b(?<!this was)|\b(?:them|those) was\b|trucks is\b/i,
  /\b(?:everybody|everyone|nobody|somebody) (?:are|were|have|stand|come|go|eat)\b/i,
  /\b(?:was|were|is|are|had|has|have) (?:was|were|is|are|did)\b|\b(\p{L}{2,}) \1\b/iu,
  /\b(?:my|our|the) \p{L}+ (?:my|our|his|her|their) \p{L}+/iu,
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|[2-9]|\d{2,}) (?:(?:day|week|month|year|hour|minute)(?! \p{Ll}{4,}\b(?<! (?:with|from|over|ahead|late|later|before|after|until|instead|when|because)))|time|dish|plate|guest|cover|helper|cook|firm|men was|star)\b/iu,
  /\b(?:did|do|does) not (?:me|you)\b|\b(?:im|didnt|dont|ppl|gonna|wanna|aint|whos|everyones|lol)\b/i,
  /\b(?:hell|shit|crap|damn|bad bad|mental|nuts|gross|hate|stupid|silly|joke|moaned|cried|daft|dead body|mad person|genius|sandwich|dead)\b/i,
  /\b(?:was|were|am|is) just (?:a |in )|\bI (?:only|just) (?:did|wrote|had|showed)\b|\ball I did\b|\bI did (?:try|was)\b|\bnot sure\b|\bdon't|\bbelieved?\b|\bsupposed\b/i,
  /\.\.|…|[(){}[\]]|\?|!|\p{Extended_Pictographic}/u,
  /\b(?:I think|I guess|I mean|I suppose|I remember|you know|kind of|sort of|the thing is|or so|(?:and|an) all(?=[.,;]| (?:that|this|of it)\b)|to be fair|as I said|no seriously|whatever|I am (?:happy|proud|glad|sorry|tired))\b/i,
  /\b(?:forever|for ages|loads of|tons of|crazy|yeah|freaking|bloody|on my back|was on us)\b/i,
  /\blike (?:\d|about|thirty|twenty|ten|a\b)/i,
  /\b(?:husband|wife|mum|mother|sister|brother|uncle|cousin|missus|dad|father|nan|gran|bloke|mate|mates|meself)\b/i,
  /\b(?:an?|the) (?:my|our|their|his|her|the|an?)\b/i,
  /\b(?:I|we) (?:want|need|hope|wish|would|will|may|must|should)\b/i,
  /\bI had (?:tell|say|miss|do|like|be|try)\b|\bWe had try\b|\b(?:I|we) (?:having|doing|get in)\b|\bgoing and\b/i,
  /\bwas (?:me|him|her|done by)\b|\bother (?:guy|engineer|team)\b|\bbecause of \p{L}+\.$/iu,
  // "I have the numbers delivered": word order of another language.
  /\b(?:have|has|had) (?!been\b)(?:[\p{L}\d]+ ){2,}(?:\p{L}+ed|sat|sent|made|written|taken|done)(?: around)?\.$/iu,
  /\b(?:made|did|got|was|were)\b.*\bwrong\b|^Before (?:it|this|that) was\b/i,
  // Ongoing efforts, wishes, and time or money that a thing cost the person.
  /^(?:I|We) (?:am|are) (?!(?:mentor|teach|train|lead|runn|manag|coach|supervis)ing\b)\p{L}+ing\b|^(?:I|We) had (?:in|also|on|at)\b|^(?:I|We) (?:have |had )?(?:wanted|hoped|thought|wished|meant|advised)\b|^I better\b/iu,
  /\b(?:I|we) (?:took|cost) (?:me|us|ages|a while)\b|\b(?:took|cost) (?:me|us) (?:ages|forever)\b/i,
  /, (?:that|this|it) (?:is|was)\b|\bhad passed\b|, shame\b/i,
  /\bmade were\b|\bWhere\b(?=.*\.$)(?<!\p{Ll} Where)|, says the boss\b|\bThe end (?:went|from)\b|, police nothing\b/u,
  /^When I \p{L}+ and\b|^I (?:asked (?:for|could)|have heard|tried)\b|\bwith which\b/iu,
  // A spoken introduction whose subject follows: "The big one has been the sores."
  /^(?:The|A|One) (?:big|main|other|next|last|first) (?:one|thing)\b/,
  // Requests that were not granted, and names for a bad state.
  /\bnever (?:got|came|had|saw|heard|received)\b|\bhad asked for\b/i,
  /\b(?:nightmare|chaos|circus|mess|madness|horror|headache|hassle|bonkers|rubbish|awful|terrible|horrible|nuts|insane|carnage)\b/i,
  // An earlier level without its sentence: "Before 11 pages no one read."
  /^Before \d[\d.,]* \p{Ll}+ (?:no one|nobody|that|which)\b/u,
  // Two statements without a conjunction: "people not turning up we were losing forty a week".
  /\b(?:up|down|off|out|in|there|here|time|again|back|too|day|week|month|year) (?:we|they|he|she) (?:were|was|are|is)\b|\bturned? out\.$/i,
  // "which is more" without the rest of the comparison.
  /\bwhich (?:is|was|are|were) (?:more|less|fewer|better|worse|higher|lower)\.$/i,
  /\b(?:was refused|too expensive|lost (?:the|a|my)|nearly ran out|no budget|failed)\b/i,
]

/** Whether a sentence reads like written text. */
export function isWellFormed(text: string): boolean {
  return /^(?:[\p{Lu}\d£€$]|\p{Ll}+\p{Lu}|\p{Ll}\d)/u.test(text) && broken.every((pattern) => !pattern.test(text))
}
