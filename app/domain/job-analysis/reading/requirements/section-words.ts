import { laidOut } from "../../../language/laid-out"

// Words of headings, by the section that they start. Headings may be in any supported language.

export const nice = new RegExp(
  laidOut`
    // English: optional qualifications.
    ^it(?:'d| would| will|'s|'ll) (?:also )?be \w+(?: \w+)? if|\bawesome\b|^merit(?:ing|s|erande|orious)?\b|
    nice[ -]to[ -]ha|^nice but|^you (?:might|may|could) (?:also )?(?:bring|have|know)|
    (?:not|n't) (?:\w+ )?need\b.*\bbut\b|would (?:also )?enjoy|(?:can|will|happy to|'ll)(?: \w+)? train|
    training (?:is |will be )?(?:given|provided|available)|also welcome|good[ -]to[ -]ha|desirable|
    desired(?! (?:candidate|profile|skills and))|prefer|bonus point|^bonus|\bplus(?:es)?\b|^plus|ideally|
    ideal(?:ly)? you|(?:highly|well|favou?rably) regarded|advantage|
    (?:not|n.t) (?:\w+ )?(?:required|essential|necessary|mandatory|a must)|
    \b(?:would|'d|will|might) be (?:a |an |very |really |even )*(?:
      great|nice|good|lovely|handy|helpful|useful|cool|bonus|amazing|fantastic|better
    )(?! (?:fit|match)\b)|
    \b(?:great|nice|lovely|good|brilliant|amazing|handy|fantastic|cool|better|love it) if|would (?:also )?love|
    even better|\b(?:would|will|might|could|also|it) (?:also )?helps?\b|helpful if|considered an? (?:plus|asset|bonus)|
    optional|beneficial|impress us|
    // English: points, stars and other words for a bonus.
    \bextras?$|\bextras? \(|looked (?:up)?on favou?rably|extra (?:\w+ )?(?:if|for)\b|
    extra (?:credit|points|pleased|treats?|love|marks|kudos|cookies|stars?|sprinkles)|(?:gold|extra) stars?|
    (?:cookie|house|karma|kudos|gold) points?|points (?:if|for)\b|sprinkles|kudos|high[- ]fives?|swoon|^assets?$|icing|
    smile|pleased (?:by|with|if)|delighted|cherry on|don't (?:sweat|worry)|no worries if|not a deal-?breaker|
    dealbreaker|sweetener|brownie|stand out|set you apart|tip the balance|tip the scales|delighted by|shout you|
    sets? you apart|cherr(?:y|ies) on|\bbe lovely|
    // German.
    spricht (?:zusätzlich|außerdem|noch)|kein muss|schön,? aber|wünschenswert|von vorteil|idealerweise|pluspunkte|
    wäre (?:schön|toll|super)|darüber hinaus|
    // French.
    encore mieux|serait un plus|atouts?\b|souhait|een pré|serait (?:un vrai |vraiment )?(?:un )?(?:plus|idéal|apprécié)|
    seraient? (?:des|un) (?:plus|atouts?)|^les (?:petits )?plus|idéalement|
    // Spanish.
    sumar(?:ás|á|emos|ía)? puntos|puntos extra|se valorar|valorable|desead[oa]s?|deseable|valora(?:mos|remos|rá|rán)|
    se valora|
    // Italian and Portuguese.
    diferencia|desejáve|gradit|titolo preferenziale|plus\b.*\bgradit|
    // Dutch.
    pluspunt|mooi meegenomen|leuk als
  `,
  "i",
)

export const out = new RegExp(
  laidOut`
    // Equal opportunity.
    self-?identif|disabilit(?:y|ies)\b|voluntary|demographic|protected veteran|disclaimer|
    equal (?:employment )?opportunit|eeo\b|accommodation|
    // How to apply, and what happens afterward.
    \bapply\b|appl(?:ying|ication)|how (?:to|do (?:you|i)) |next steps?|\bcontact|interview|hiring process|how we hire|
    what happens next|recruitment process|selection (?:process|procedure)|closing date|key dates|targeted question|
    employer questions?|questions|sponsorship|walk-?in|required documents|what to expect next|
    // Other parts of the page or the job board.
    privacy|similar|related|more (?:jobs|openings|roles)|other (?:open|jobs|roles)|jobs (?:like|you)|how you match|
    also (?:like|view|appl|search|save)|recently viewed|recommended (?:for you|jobs|roles)|organi[sz]ational chart|dimensions|latest|blog|company profile|cookies?|important notice|report this|
    what can i earn|share this|referral|^notes?$|advert info|(?:don't|do not) (?:care|mind) about|
    (?:additional|other|further|general|useful) info|profile insights|job activity|hiring insights|
    additional information$|
    // Other languages.
    bewerb|so bewirb|postul|candidat(?:ure|arse)|inscri|sollicit|andere vacatures|autres offres|ces offres|
    otras ofertas|weitere (?:stellen|jobs)|procédure|étapes|processus de recrutement|proceso de selección
  `,
  "i",
)

export const offer = new RegExp(
  laidOut`
    // English.
    benefit|(?:we|we're|we are|i|s) offer|^(?:what )?we can offer(?: you)?$|we offer|we provide|
    what (?:you.ll |you |you will )?(?:get\b(?! up)|receive)|what.s in it|in return|^the offer|\bpay\b|salar|
    compensation|^money|perks|package|remuneration|rewards?\b|why (?:join|work|us|you)|^what we do for|
    // German.
    worauf (?:du dich|sie sich) freuen|(?:von uns|bei uns) erwarten|erwartet (?:sie|dich) bei uns|
    das können (?:sie|du) von uns|wir bieten|was wir bieten|das bieten|unser angebot|vergütung|gehalt|
    // French.
    ^on vous (?:offre|propose)|nous offrons|nous (?:vous )?proposons|vous (?:offrons|proposons)|avantages|rémunération|
    // Spanish.
    ofrecemos|(?:te|qué|le) ofrecemos|salario|condiciones|
    // Italian and Portuguese.
    offriamo|oferecemos|cosa offriamo|
    // Dutch.
    wij bieden|(?:dit|wat) krijg je|bieden (?:wij|we)|arbeidsvoorwaarden
  `,
  "i",
)

export const duties = new RegExp(
  laidOut`
    // English: what you will do.
    ^what you(?:'ll| will|'d| would) (?!
      (?:also )?(?:get|receive|need|bring|have|earn|love|like|enjoy|learn|gain|find|offer|be (?:offered|paid|given))\b
    )|
    \bday (?:with us|here|in (?:the|this|your)\b.*|at \S+)? ?(?:could|can|might|will|would)? ?looks? like|
    what(?:'?s| is) involved|
    what (?:you.ll|you will|you.d|would you|will you) (?:be )?(?:
      do|work|own|build|deliver|achieve|up to|get up to|tackl|spend
    )|
    what (?:it|the (?:role|job)) involves|what the day|what would you do|what does the (?:day|job|role)|
    you(?:.ll| will) (?:be|also)$|will be responsible|(?:job|role|work|task) (?:is|will be|would be) to$|
    you(?:.ll| will| would)$|responsible for|^vous\b.*:?$|
    ^(?:about )?(?:the|this) (?:assignment|placement|vacancy|contract)$|^you will$|^you.ll$|
    (?:your|the|about the|this) (?:role|work|job|mission|tasks|impact|position|day|opportunity|post)\b(?! requires)|
    you.ll spend|how you.ll|(?:your|a|the) (?:typical )?(?:week|first (?:months?|year|90 days))\b|
    // English: names of the section.
    responsib|\bdut(?:y|ies)\b|^the job\b|in this (?:role|position|job)|accountabilit|day[ -]to[ -]day|a typical|
    typical day|what the job is|^the job|job (?:description|summary|purpose|overview)|purpose of|
    position (?:summary|purpose)|^(?:key |main )?(?:tasks|activities|functions|deliverables|outcomes)|
    essential functions|^work$|role (?:overview|purpose|summary|description)|the work|scope of|day in the life|
    // German.
    aufgaben|(?:erwartet|machst) (?:dich|du|sie)|das (?:machst|tust) du|deine rolle|aufgabenbereich|tätigkeit|
    stellenbeschreibung|(?:dich|sie) erwartet|
    // French.
    ce que (?:vous ferez|tu feras|vous allez faire)|votre quotidien|missions?$|^missions|vos missions|
    (?:les|tes|vos|ta|votre|la|nos) missions?\b|(?:le|votre|ton|notre) (?:poste|rôle)\b|descripti(?:f|on) du poste|
    responsabilités|
    // Spanish.
    funciones|tareas|qué harás|responsabilidades|misión|descripción del puesto|
    // Italian and Portuguese.
    mansioni|atividades|il ruolo|attività|cosa farai|
    // Dutch.
    taken$|(?:ga|doe) je (?:doen|precies)|wat ga je|werkzaamheden|(?:jouw|de) (?:functie|rol|taken|werk)
  `,
  "i",
)

export const about = new RegExp(
  laidOut`
    ^about (?!
      you|the candidate|the person|
      the (?:role|job|position|assignment|opportunity|work|placement|contract|vacancy|post)\b
    )|
    about us|about (?:the |our )?(?:company|team|organisation|organization|employer)|who (?:we are|are we|we.re)|
    ^(?:the|our) (?:
      company|team|story|mission|values|university|school|trust|council|firm|organisation|organization|culture|
      department|hospital|clinic|centre|practice
    )$|
    ^company|über uns|quiénes somos|qui sommes|chi siamo|over ons|sobre (?:nós|nosotros)|diversity|our commitment|
    background$|context$|l['’]entreprise$|notre (?:entreprise|société)|over (?:het bedrijf|ons)|wie zijn wij|
    wer wir sind|das sind wir|la empresa$|qui nous sommes
  `,
  "i",
)

export const must = new RegExp(
  laidOut`
    // English: names of the section.
    require|^needs? to have|qualif|essential|must[ -]?ha|mandator|skills|experience|criteri|person spec|knowledge|
    eligib|expertise|competenc|capabilit|attributes|education|certific|licen[cs]|^profile|physical|working conditions|
    personal qualities|what makes you|to succeed|abilities|^other$|special conditions|conditions of employment|
    pre-?employment|inherent|
    // English: the person who is wanted.
    you.ll bring|you.ll need|you.ll have|(?:you|you will) (?:have|bring|need|should|must|are)\b|
    (?:do|will|would) (?:you|i) need|what you (?:have|bring|need|will)|about you|
    who (?:you are|are you|you.re|we.re looking)|look(?:ing)? for|desired (?:candidate|profile)|
    hop(?:e|ing) (?:for|to (?:find|see|meet)|you)|you.ll love this|(?:our|your) kind of (?:person|people|human)|
    we'll (?:get on|click|get along)|fit (?:right )?in if|this is for you|right for you|
    \b(?:fit|match) if (?:you|your)\b|\b(?:good|great|strong|right|perfect) (?:fit|match) if|we.d love|^you$|
    ^the candidate|^the person|ideal candidate|successful (?:candidate|applicant)|the (?:candidate|person)|
    your (?:profile|background|toolkit)|
    // English: what the employer asks for.
    asking for|gotta have|you gotta|what (?:we|they|it|i).*(?:need|want|after|expect|seek|takes)|they need|
    are they after|who (?:we(?:'re| are)|they(?:'re| are)) (?:after|hiring|seeking|hoping)|we (?:need|expect|want)|
    // German.
    das bringst|dein profil|ihr profil|anforderung|was (?:du mitbringst|sie mitbringen)|(?:du bringst|sie bringen) mit|
    (?:zeichnet|spricht) (?:\S+ )?(?:dich|sie|für (?:dich|sie))\b|bringen sie mit|bringst du mit|qualifikation|
    voraussetzung|wir erwarten|wen wir suchen|kenntnisse|
    // French.
    profil recherch|votre profil|^profil|compétences|(?:le|ton|votre) profil|vous (?:êtes|avez|maîtrisez|disposez)|
    nous (?:attendons|recherchons|cherchons)|prérequis|formation|expérience|capacités|
    // Spanish.
    perfil|requisit|conocimientos|buscamos|pedimos|necesitas|formación|experiencia|competencias|aptitudes|
    // Italian and Portuguese.
    requisiti|cerchiamo|competenze|procuramos|
    // Dutch.
    (?:dit|wat) heb (?:je|jij)|heb (?:je|jij) in huis|wat (?:jij|je|wij)|functie-?eisen|jouw profiel|
    neem(?:t)? (?:je|jij|u) mee|wie ben jij|(?:wij|we) vragen|vragen wij|jij (?:hebt|bent|brengt)|dit ben jij|vereisten|
    \beisen\b|competenties
  `,
  "i",
)
