import { laidOut } from "../language/laid-out"

/** Things that are better absent. */
const badThing = laidOut`
  complain|incident|accident|injur|error|mistake|defect|fault|fall\b|falls\b|fell|los[ts]|loss|late\b|delay|downtime|
  outage|return|rework|waste|infection|sore|absen|dropout|finding|dispute|escalat|overtime|fine\b|fines\b|refund|
  damage|breakdown|leak|crash|miss|fail|casualt|scrap|queue|backlog|callback|call-out|corrections?\b|remarks|
  objection|bleed|strike|penalt|arrears|debt|faint|left|leav|hurt|quit|notic|argu|wait|panick|cried|forg[eo]t|
  die[ds]?|double book
`

/** Nothing bad happened: "without a single complaint". */
export const absence = new RegExp(
  `\\b(?:no|zero|0|without(?: a| any)?(?: single)?|not (?:a|one)(?: single)?|not a single|nobody|no one|nothing|none|never)\\b(?:\\s[\\p{L}'-]+){0,4}?\\s(?:${badThing})`,
  "iu",
)

/** Something bad has ended: "nobody waits any more". */
export const relief =
  /\b(?:no longer|no more|any more|anymore|never again|n't (?:been|had|missed|lost) (?:a|one|any) (?:single )?(?:\w+ )?since|nobody (?:has )?(?:waits?|waited|has to wait))\b/i

/** Wishes, plans and attempts. */
export const unreal = new RegExp(
  laidOut`
    \b(?:
      will|would|won't|hope|hoping|hoped|expect|expected|expecting|plan to|planning to|aim to|aiming to|aimed to|
      (?<!what \p{L}+ )want|wants|wanted|wish|might|
      (?<!\b(?:in|by|since|until|till|from|last|this|of|early|late|mid|for|\d+(?:st|nd|rd|th)?) )may|should|shall|
      intend|intended|going to|supposed to|meant to|
      designed to|intended to|trying|tried|try|if|whether|target is|goal is|goal was|aim was|target was|needed|need|
      needs|had to|must
    )\b|
    'll\b
  `,
  "iu",
)

/** Denials, and results that have not happened yet. */
export const negated = new RegExp(
  laidOut`
    \b(?:
      not|no(?!-)|never|none|nothing|nobody|hardly|barely|failed to|unable|unclear|unknown|too early|yet to|neither|
      nor|without (?:any )?(?:success|result|results|effect|luck|response|a reply|an answer|change)|
      waiting (?:for|to)|remains to|unchanged|the same as|made little|
      still (?:running|waiting|open question|pending|ongoing)|pending|ongoing|in progress|under way|underway
    )\b|
    n't\b|\b(?:fail(?:ed|s)) to\b
  `,
  "i",
)

/** Verbs that state an outcome for any subject. */
export const outcome = new RegExp(
  laidOut`
    \b(?:
      improv(?:ed|ing|es)|increas(?:ed|ing|es)|decreas(?:ed|ing|es)|reduc(?:ed|ing|es)|doubl(?:ed|ing|es)|
      tripl(?:ed|ing|es)|trebl(?:ed|ing)|halv(?:ed|ing|es)|shorten(?:ed|ing|s)|sav(?:ed|ing|es)|boost(?:ed|ing|s)|
      exceed(?:ed|ing|s)|surpass(?:ed|ing)|outperform(?:ed|ing)|eliminat(?:ed|ing|es)|prevent(?:ed|ing|s)|
      avoid(?:ed|ing|s)|achiev(?:ed|ing|es)|accelerat(?:ed|ing)|retain(?:ed|ing)|recover(?:ed|ing)|rescued|restored|
      freed up|freeing up|frees up|sold out|paid (?:off|back|for itself)|broke even|won\b|winning|earned|beat\b|
      gained|qualified|graduated|passed|succeeded|caught up|hit (?:the|our|my) (?:target|goal|deadline|quota)|
      met (?:the|our|my|every|all) (?:\w+ )?(?:targets?|goals?|deadlines?|quotas?)|
      reached (?:the|our|my) (?:target|goal)|made (?:a |the )?(?:profit|difference)|kept (?:all|every|each|\d+)|
      sold (?:\d+|two|three|four|five|six|seven|eight|nine|ten|all|every)
    )\b
  `,
  "i",
)

/**
 * Verbs that may be plain work ("cut the cloth", "raised a concern"): an outcome only together with the thing they
 * changed.
 */
export const eitherWay =
  /\b(?:cut|cuts|cutting|lower(?:ed|ing|s)|raised|raising|grew|growing|clos(?:ed|ing)|clear(?:ed|ing)|sold|secured|securing|generat(?:ed|ing)|brought|attracted|recruited|signed|stopped|dropped)\b/i

/** Things whose change counts as an outcome: time, money, people served, harm. */
export const worth = new RegExp(
  laidOut`
    \b(?:
      time|times|tickets|refund|replies|members|costs?|waste|errors?|mistakes|sales|revenue|turnover|takings|profit|
      margin|complaints?|waits?|waiting|backlog|queues?|downtime|churn|absences?|absence|scores?|grades?|marks|
      results|attendance|risk|donations?|funding|grants?|contracts?|deals?|clients?|customers?|members?|award|tender|
      prize|hours|minutes|days|money|budget|spend|bills?|emissions|falls|injuries|incidents|accidents|infections|
      defects|scrap|returns|overtime|readers|subscribers|followers|listeners|visitors|bookings|orders|votes|rating|
      deposits?|sponsors?|dropouts?|arrears|debt|pounds|dollars|euros|energy|fuel|turnaround|enrolments?|applications
    )\b|
    %|\p{Sc}|\b(?:CHF|EUR|USD|GBP|SEK|NOK|DKK|kroner|francs|rupees|lakh)\b|\bby \d|\bin (?:time|stock)\b|\bopen\b|
    \balive\b
  `,
  "iu",
)

/** Outcomes with a subject other than the person. */
export const othersOutcome = new RegExp(
  laidOut`
    \b(?:
      f(?:ell|allen)|dropped|drops|rose|risen|grew|grown|shrank|
      went (?:up|down|from|home|live|through|well|smoothly|ahead|on to|to zero)|
      came (?:back|down|in (?:under|early|on))|climbed|jumped|declined|disappeared|vanished|stopped|ended|renewed|
      signed|re-?signed|approved|accepted|adopted|agreed|thanked|praised|commended|congratulated|rated|recommended|
      chose|picked|hired|ordered|reordered|booked|bought|returned|stayed|recovered|healed|walked|understood|
      learn(?:ed|t)|finished|arrived|opened|passed|joined|attended|came|signed up|subscribed|donated|voted|paid|
      settled|withdrew|published|printed|featured|quoted|use[sd]|using|works?|worked|runs?|ran|sold|sells|held|holds|
      lasted|lasts|closed|completed|complimented|applauded|followed|copied|
      asked (?:me|us) (?:back|again|to (?:repeat|do it again|stay|extend|present|train|teach))|let (?:us|them)|
      extended|repeated|saves?|takes?|took|became|made|allow(?:ed|s)|enabl(?:ed|es)|gave|meant|led to|fit|fits|stands|
      stood|turned (?:out|into)|can now|are now|is now|have now|has now|
      could (?:read|walk|swim|speak|write|work|leave|go home|do it)|gained|got|received|scored|placed|ranked|survived|
      doubled|balanced|cleared
    )\b
  `,
  "i",
)

/** Improved states. */
export const better = new RegExp(
  laidOut`
    \b(?:
      faster|quicker|fewer|shorter|earlier|cheaper|sooner|smoother|calmer|happier|safer|better|
      more (?:often|accurate|confident|reliable|independent)|on time|ahead of (?:time|schedule|plan)|under budget|
      within budget|on budget|in budget|first (?:attempt|try|time)|sold out|full house|in one go|
      still (?:with us|here|there|in \w+|going|open)|in use|up and running|live in production|at once|again|alive|
      alone|on (?:his|her|their|its) own|independently|back (?:online|in|at|to|on|up|home)|of what it was|
      than (?:it was|before|ever|the year before)|the (?:most|best|highest|lowest) .{0,30}\bever\b|a record|rare|
      ready|complete|safe|dry|calm|stable|full|clean|satisfied|delighted|pleased|impressed|grateful
    )\b
  `,
  "i",
)

/** Awards, marks and thanks. */
export const recognition = new RegExp(
  laidOut`
    \b(?:
      scored \d[\d.]*|(?:came|finished|placed|ranked) (?:in )?(?:first|second|third)|promoted|awarded|elected|
      nominated|commended|headhunted|shortlisted|selected|appointed|rehired|
      invited (?:back|to (?:speak|present|teach|join))|asked back|
      (?:received|got|won|earned|given) (?:\S+ ){0,6}?(?:
        award|prize|medal|scholarship|bursary|commendation|distinction|grant|certificate|thanks|praise|bonus|
        promotion|refund|standing ovation
      )\b|
      (?:received|got|won|earned|given) (?:an? |the |my |our |lots of |very |really |great |\d+ )*(?:
        award|prize|thanks|thank-you|praise|positive|good|great|excellent|top|best|distinction|grade|mark|bonus|
        promotion|grant|funding|offer|job|contract|certificate|certification|commendation|letter|first|merit|gold|
        silver|bronze|standing ovation|new
      )
    )\b
  `,
  "i",
)
