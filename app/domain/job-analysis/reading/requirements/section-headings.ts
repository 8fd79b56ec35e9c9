import { roleWord } from "../title/role-nouns"

/** The section that a heading starts. */
export type Section = "must" | "nice" | "duties" | "about" | "offer" | "out"

const nice =
  /spricht (?:zusätzlich|außerdem|noch)|^it(?:'d| would| will|'s|'ll) (?:also )?be \w+(?: \w+)? if|\bawesome\b|^merit(?:ing|s|erande|orious)?\b|sumar(?:ás|á|emos|ía)? puntos|puntos extra|encore mieux|nice[ -]to[ -]ha|^nice but|\bextras?$|\bextras? \(|looked (?:up)?on favou?rably|^you (?:might|may|could) (?:also )?(?:bring|have|know)|(?:not|n't) (?:\w+ )?need\b.*\bbut\b|would (?:also )?enjoy|(?:can|will|happy to|'ll)(?: \w+)? train|training (?:is |will be )?(?:given|provided|available)|also welcome|good[ -]to[ -]ha|desirable|desired(?! (?:candidate|profile|skills and))|prefer|bonus point|^bonus|\bplus(?:es)?\b|^plus|ideally|ideal(?:ly)? you|(?:highly|well|favou?rably) regarded|advantage|(?:not|n.t) (?:\w+ )?(?:required|essential|necessary|mandatory|a must)|extra (?:\w+ )?(?:if|for)\b|extra (?:credit|points|pleased|treats?|love|marks|kudos|cookies|stars?|sprinkles)|(?:gold|extra) stars?|(?:cookie|house|karma|kudos|gold) points?|points (?:if|for)\b|sprinkles|kudos|high[- ]fives?|swoon|^assets?$|icing|smile|pleased (?:by|with|if)|delighted|\b(?:would|'d|will|might) be (?:a |an |very |really |even )*(?:great|nice|good|lovely|handy|helpful|useful|cool|bonus|amazing|fantastic|better)(?! (?:fit|match)\b)|\b(?:great|nice|lovely|good|brilliant|amazing|handy|fantastic|cool|better|love it) if|cherry on|don't (?:sweat|worry)|no worries if|not a deal-?breaker|dealbreaker|sweetener|would (?:also )?love|brownie|stand out|set you apart|even better|\b(?:would|will|might|could|also|it) (?:also )?helps?\b|helpful if|considered an? (?:plus|asset|bonus)|optional|beneficial|impress us|se valorar|valorable|desead[oa]s?|deseable|kein muss|schön,? aber|tip the balance|tip the scales|delighted by|shout you|wünschenswert|von vorteil|idealerweise|serait un plus|atouts?\b|souhait|pluspunt|diferencia|desejáve|gradit|sets? you apart|cherr(?:y|ies) on|\bbe lovely|mooi meegenomen|leuk als|een pré|serait (?:un vrai |vraiment )?(?:un )?(?:plus|idéal|apprécié)|seraient? (?:des|un) (?:plus|atouts?)|^les (?:petits )?plus|idéalement|valora(?:mos|remos|rá|rán)|se valora|pluspunkte|wäre (?:schön|toll|super)|darüber hinaus|titolo preferenziale|plus\b.*\bgradit/i
const out =
  /self-?identif|disabilit(?:y|ies)\b|voluntary|demographic|protected veteran|\bapply\b|appl(?:ying|ication)|how (?:to|do (?:you|i)) |next steps?|\bcontact|interview|hiring process|how we hire|what happens next|recruitment process|selection (?:process|procedure)|closing date|key dates|targeted question|employer questions?|questions|privacy|similar|related|more (?:jobs|openings|roles)|other (?:open|jobs|roles)|jobs (?:like|you)|how you match|also like|organi[sz]ational chart|dimensions|sponsorship|latest|blog|company profile|cookies?|walk-?in|bewerb|so bewirb|postul|candidat(?:ure|arse)|inscri|disclaimer|equal (?:employment )?opportunit|eeo\b|important notice|report this|what can i earn|share this|referral|accommodation|^notes?$|advert info|(?:don't|do not) (?:care|mind) about|(?:additional|other|further|general|useful) info|profile insights|job activity|hiring insights|sollicit|andere vacatures|autres offres|ces offres|otras ofertas|weitere (?:stellen|jobs)|procédure|étapes|processus de recrutement|proceso de selección|required documents|what to expect next|additional information$/i
const offer =
  /worauf (?:du dich|sie sich) freuen|^on vous (?:offre|propose)|(?:von uns|bei uns) erwarten|erwartet (?:sie|dich) bei uns|das können (?:sie|du) von uns|benefit|(?:we|we're|we are|i|s) offer|^(?:what )?we can offer(?: you)?$|we offer|we provide|what (?:you.ll |you |you will )?(?:get\b(?! up)|receive)|what.s in it|in return|^the offer|\bpay\b|salar|compensation|^money|perks|package|remuneration|rewards?\b|why (?:join|work|us|you)|ofrecemos|wir bieten|was wir bieten|nous offrons|offriamo|wij bieden|oferecemos|^what we do for|(?:dit|wat) krijg je|bieden (?:wij|we)|das bieten|unser angebot|nous (?:vous )?proposons|vous (?:offrons|proposons)|avantages|(?:te|qué|le) ofrecemos|cosa offriamo|arbeidsvoorwaarden|vergütung|gehalt|rémunération|salario|condiciones/i
const duties =
  /^what you(?:'ll| will|'d| would) (?!(?:also )?(?:get|receive|need|bring|have|earn|love|like|enjoy|learn|gain|find|offer|be (?:offered|paid|given))\b)|\bday (?:with us|here|in (?:the|this|your)\b.*|at \S+)? ?(?:could|can|might|will|would)? ?looks? like|what(?:'?s| is) involved|ce que (?:vous ferez|tu feras|vous allez faire)|votre quotidien|responsib|\bdut(?:y|ies)\b|what (?:you.ll|you will|you.d|would you|will you) (?:be )?(?:do|work|own|build|deliver|achieve|up to|get up to|tackl|spend)|what (?:it|the (?:role|job)) involves|what the day|^the job\b|what would you do|what does the (?:day|job|role)|you(?:.ll| will) (?:be|also)$|will be responsible|(?:job|role|work|task) (?:is|will be|would be) to$|you(?:.ll| will| would)$|responsible for|^vous\b.*:?$|in this (?:role|position|job)|^(?:about )?(?:the|this) (?:assignment|placement|vacancy|contract)$|^you will$|^you.ll$|(?:your|the|about the|this) (?:role|work|job|mission|tasks|impact|position|day|opportunity|post)\b(?! requires)|accountabilit|day[ -]to[ -]day|a typical|typical day|what the job is|^the job|job (?:description|summary|purpose|overview)|purpose of|position (?:summary|purpose)|^(?:key |main )?(?:tasks|activities|functions|deliverables|outcomes)|essential functions|^work$|role (?:overview|purpose|summary|description)|the work|funciones|tareas|aufgaben|(?:erwartet|machst) (?:dich|du|sie)|das (?:machst|tust) du|deine rolle|missions?$|^missions|vos missions|taken$|mansioni|atividades|scope of|day in the life|you.ll spend|how you.ll|(?:your|a|the) (?:typical )?(?:week|first (?:months?|year|90 days))\b|(?:ga|doe) je (?:doen|precies)|wat ga je|werkzaamheden|(?:jouw|de) (?:functie|rol|taken|werk)|(?:les|tes|vos|ta|votre|la|nos) missions?\b|(?:le|votre|ton|notre) (?:poste|rôle)\b|descripti(?:f|on) du poste|aufgabenbereich|tätigkeit|stellenbeschreibung|(?:dich|sie) erwartet|qué harás|responsabilidades|misión|descripción del puesto|il ruolo|attività|cosa farai|responsabilités/i
const about =
  /^about (?!you|the candidate|the person|the (?:role|job|position|assignment|opportunity|work|placement|contract|vacancy|post)\b)|about us|about (?:the |our )?(?:company|team|organisation|organization|employer)|who (?:we are|are we|we.re)|^(?:the|our) (?:company|team|story|mission|values|university|school|trust|council|firm|organisation|organization|culture|department|hospital|clinic|centre|practice)$|^company|über uns|quiénes somos|qui sommes|chi siamo|over ons|sobre (?:nós|nosotros)|diversity|our commitment|background$|context$|l['’]entreprise$|notre (?:entreprise|société)|over (?:het bedrijf|ons)|wie zijn wij|wer wir sind|das sind wir|la empresa$|qui nous sommes/i
const must =
  /require|^needs? to have|qualif|essential|must[ -]?ha|mandator|you.ll bring|you.ll need|you.ll have|(?:you|you will) (?:have|bring|need|should|must|are)\b|(?:do|will|would) (?:you|i) need|what you (?:have|bring|need|will)|about you|who (?:you are|are you|you.re|we.re looking)|look(?:ing)? for|desired (?:candidate|profile)|hop(?:e|ing) (?:for|to (?:find|see|meet)|you)|you.ll love this|(?:our|your) kind of (?:person|people|human)|we'll (?:get on|click|get along)|fit (?:right )?in if|this is for you|right for you|\b(?:fit|match) if (?:you|your)\b|\b(?:good|great|strong|right|perfect) (?:fit|match) if|we.d love|^you$|^the candidate|^the person|asking for|gotta have|you gotta|what (?:we|they|it|i).*(?:need|want|after|expect|seek|takes)|they need|are they after|we (?:need|expect|want)|skills|experience|criteri|person spec|knowledge|eligib|ideal candidate|successful (?:candidate|applicant)|the (?:candidate|person)|expertise|competenc|capabilit|attributes|education|certific|licen[cs]|your (?:profile|background|toolkit)|^profile|physical|working conditions|personal qualities|perfil|requisit|das bringst|dein profil|ihr profil|anforderung|was (?:du mitbringst|sie mitbringen)|(?:du bringst|sie bringen) mit|(?:zeichnet|spricht) (?:\S+ )?(?:dich|sie|für (?:dich|sie))\b|profil recherch|votre profil|^profil|compétences|(?:dit|wat) heb (?:je|jij)|heb (?:je|jij) in huis|wat (?:jij|je|wij)|functie-?eisen|jouw profiel|requisiti|conocimientos|what makes you|to succeed|abilities|^other$|special conditions|conditions of employment|pre-?employment|inherent|neem(?:t)? (?:je|jij|u) mee|wie ben jij|(?:wij|we) vragen|vragen wij|jij (?:hebt|bent|brengt)|dit ben jij|vereisten|\beisen\b|(?:le|ton|votre) profil|vous (?:êtes|avez|maîtrisez|disposez)|nous (?:attendons|recherchons|cherchons)|prérequis|formation|expérience|buscamos|pedimos|necesitas|formación|experiencia|bringen sie mit|bringst du mit|qualifikation|voraussetzung|wir erwarten|wen wir suchen|cerchiamo|competenze|procuramos|capacités|kenntnisse|competenties|competencias|aptitudes/i

/** Headings that boards and public services put around a posting, and that are its only remaining trace in a copy. */
const boardHeadings: [Section, RegExp][] = [
  [
    "out",
    /^(?:this job is open to|clarification from the agency|additional information|how you will be evaluated|required documents|how to apply|agency contact information|next steps|fair and transparent|documents to download|employer certification(?: \/ accreditation badges)?|disclosure and barring service check|certificate of sponsorship|hiring activity|job activity|ability to (?:commute|relocate)(?:\/relocate)?|set alert for similar jobs|employer questions|be careful|beware of imposters|similar jobs(?: \(\d+\))?|follow us|share this(?: job)?|report this job(?: ad)?|apply for this job|job highlights|profile insights|date to apply by|contact details(?: for the recruiting team)?)$/i,
  ],
  ["about", /^(?:about (?:the )?company|working for our organi[sz]ation)$/i],
  ["must", /^(?:applicant requirements|conditions of employment|person specification)$/i],
]

/** The section that the fixed heading of a board starts. */
const boardSection = (text: string) => boardHeadings.find(([, words]) => words.test(text))?.[0] ?? null

/** Descriptions of people who should not apply: "You'll hate it here if", "This isn't for you if". */
const deterrent =
  /\b(?:hate (?:it|this|working)|(?:won't|will not|wouldn't|might not|may not|not going to) (?:like|love|enjoy|be happy|thrive|fit)|(?:is|are)(?:n't| not) (?:right |the (?:right )?(?:place|job|role|one) )?for you|not (?:the (?:right )?(?:place|job|role|one) |right |a (?:good )?fit )?(?:for you|if)\b|(?:don't|do not) (?:bother|apply)\b.*\b(?:if|unless)|(?:isn't|not) for (?:everyone|people who|those who)|(?:skip|pass on) (?:this|us) if|turn ?offs?|red flags?|we(?:'re| are) not (?:for|looking for)|who (?:this|it)(?: role| job)? (?:isn't|is not) for)/i

const wanted = new RegExp(
  `${roleWord.source}\\s+(?:required|wanted|needed)\\b|^(?:se )?(?:buscamos|busca|suchen|gesucht|recherchons|recherche|hiring|looking for|seeking)\\s*:?\\s.*${roleWord.source}`,
  "iu",
)

const kinds: [Section, RegExp][] = [
  ["out", deterrent],
  ["nice", nice],
  ["offer", /(?:von uns|bei uns) erwarten|erwartet (?:sie|dich) bei uns/i],
  [
    "must",
    /^(?:i |we )?needs?$|(?:right|well|thrive|happy|good|suited) (?:for|in|to|at) (?:this|it|here)(?: role| job)? if\b|do (?:really )?well here|vous,? c'est|qui êtes-vous|ce qu'il (?:vous )?faut|wünschen wir uns|wir wünschen uns|to do this well|you probably$|employment standards|minimum standards/i,
  ],
  ["must", /^essential(?! (?:functions|duties|job|responsib))|selection criteria|minimum qualif|about you/i],
  [
    "duties",
    /essential (?:functions|duties|job|responsib)|\b(?:candidate|applicant|post-?holder|incumbent|appointee|person(?: appointed)?) (?:will|shall)(?: be)?$/i,
  ],
  ["must", /^what (?:we.re|we are) looking|^(?:key )?(?:skills|requirements|qualifications)/i],
  ["out", out],
  ["duties", duties],
  ["offer", offer],
  ["must", must],
  ["about", about],
]

/** The section that a heading names; null if it names none. */
export function sectionNamed(heading: string): Section | null {
  const text = heading
    .slice(0, 120)
    .replace(/[:?.!…\s-]+$/, "")
    .replaceAll("’", "'")
    .trim()
  // "Plumber required" is a title.
  if (wanted.test(text)) return null
  return boardSection(text) ?? kinds.find(([, words]) => words.test(text))?.[0] ?? null
}

/** Words that only occur in headings: "Essential criteria", "Skills and knowledge". */
const headingWords =
  /^(?:essential|desirable|desired|required|preferred|minimum|mandatory|additional|key|main|basic|core|general|technical|professional|personal|other|the|your|our|and|&|of|to|for|what|you|who|we|are|is|need|have|bring|about|job|role|position|post|requirements?|qualifications?|criteria|conditions|employment|skills?|experience|knowledge|abilities|education|training|competenc(?:y|ies)|attributes|qualities|behaviou?rs?|values|aptitudes?|certifications?|responsibilities|duties|accountabilities|tasks|functions?|must|haves?|must-haves?|nice|nice-to-haves?|benefits?|perks|pay|person|specification|overview|summary|purpose|description|profile|eligibility|bonus|points|us)$/i

/** Whether a line is a heading regardless of its context. */
export function isSurelyHeading(text: string): boolean {
  if (boardSection(text.replace(/[:\s]+$/, "")) !== null) return true
  const words = text.replace(/[:\s]+$/, "").split(/[\s/]+/)
  // "You'll hate it here if" continues in the lines below it.
  if (words.length <= 9 && /\sif[:…\s]*$/i.test(text)) return sectionNamed(text) !== null
  return words.length <= 6 && words.every((word) => headingWords.test(word)) && sectionNamed(text) !== null
}
