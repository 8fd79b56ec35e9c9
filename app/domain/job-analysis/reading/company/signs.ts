import { laidOut } from "../../../language/laid-out"

/** A dot is part of a name within a word or after a short one: "St. Odile", "Booking.com". */
const word = "\\p{Lu}[\\p{L}\\d'’&+-]*(?:\\.[\\p{L}\\d]+)*(?:(?<=\\b\\p{Lu}\\p{Ll}{0,2})\\.)?"
/** A regular expression source for a name of up to seven words. */
export const name = `(?:the |The )?${word}(?:[^\\S\\n]{1,2}(?:(?:&|and|of|the|for|de|du|des|del|la|le|les|los|di|da|do|van|von|der|den|am|im|y|und|et|en|e)[^\\S\\n]{1,2}){0,2}${word}){0,6}`
const start = "(?:^|[.!?:,]\\s+|[•–-]\\s+)"

interface Sign {
  kind: string
  pattern: RegExp
}

const sign = (kind: string, pattern: string): Sign => ({ kind, pattern: new RegExp(pattern, "gmu") })

/** English phrases that contain the employer's name. */
export const signs: Sign[] = [
  sign(
    "hires",
    laidOut`
      ${start}(?:(?:Die|Der|Das|La|Le|El|Il|De|Het) )?(${name})
      (?: \([^()]{2,60}\)| (?:Ltd|Inc|LLC)\.?|, [^,.\n]{2,60},| (?:in|at|near|on) ${word}(?: ${word})?)?,? (?:
        (?:is|are) (?:now |currently |actively |proud |excited |thrilled |delighted )*(?:
          hiring|recruiting|looking|seeking|searching|on the (?:hunt|lookout)|in search|after|in need|growing|expanding|
          inviting|pleased|an? (?:[\w-]+ ){0,3}employer
        )|
        seeks?|invites?|wish(?:es)? to|ha(?:s|ve) (?:an? )?(?:\w+ ){0,2}(?:vacanc|opening|opportunit|position)|
        (?:would like|wants?|needs?|requires?)\b|recruits?|zoekt|sucht|recherche|recrute|cherche|busca|cerca|procura
      )
    `,
  ),
  // "kettle & co is hiring": a lowercase name.
  sign(
    "hires",
    laidOut`
      ^[^\p{L}\d\n]*(?!
        (?:
          who|what|the|this|our|my|your|an?|one|it|team|company|client|everyone|nobody|somebody|someone|work|job|role|
          position|closing|school|practice|business|shop|store|place
        )\b
      )((?:[\p{Ll}\d][\p{Ll}\d'’.-]{2,}|&|and|of|at)(?: (?:[\p{Ll}\d'’.-]{2,}|&)){0,2}) (?:is|are) (?:now |currently )?
      (?:hiring|recruiting)\b
    `,
  ),
  sign(
    "on behalf",
    `\\b(?:on behalf of|(?:work|partner|recruit|hir)(?:ing|ed)(?: \\w+)? (?:with|for)|(?:my|our) client,?) (?:our client,? )?(${name})`,
  ),
  sign(
    "heading",
    `^(?:About|ABOUT|Why|Why join|Life at|Working at|Working for|Careers at|Welcome to|Meet|Join|Who is|Über|À propos de|Sobre|Chi è|Over) (${name})\\s*[?!:]?$`,
  ),
  sign(
    "introduced",
    `\\b(?:[Aa]bout|[Jj]oin(?:ing)?|[Ww]ork(?:ing)? (?:at|for)|[Ww]elcome to|[Gg]reetings from|[Cc]areers? (?:at|with)|[Ll]ife at|[Ww]hy|[Pp]osted by|[Pp]ublished by|[Ee]mployed by|[Pp]art of|[Hh]ere at) (${name})`,
  ),
  sign(
    "we",
    `\\b(?:At|We are|We['’]re|We at|Here at|Hi,? (?:we['’]re|this is)|I['’]m \\w+ (?:from|at)|Chez|Bei) (${name})(?=[,.!–—-]| (?:we|is|our|believe|and|–|—|-|who)\\b|,? an?\\b)`,
  ),
  // "Marisol from The Rusty Oar here", "if you have not heard from Acme by then"
  sign("introduced", `\\b\\p{Lu}\\p{L}+ (?:from|at|with) (${name})(?: in [^,.\\n]{3,30})? here\\b`),
  sign("hires", `\\b(?:not|n['’]t) (?:heard|received a (?:reply|response)) (?:back )?from (${name})`),
  sign(
    "is",
    laidOut`
      ${start}((?:The ${name} at )?${name}) (?:\([^()]{2,30}\) )?(?:is|are|was|were|has been) (?!
        an? (?:\w+ )?(?:plus|must|bonus|asset|advantage|requirement|nice|given)\b
      )(?:
        an?|the|one|part|home|on|among|based|located|committed|dedicated|where|named|voted|rated|founded|established|
        formed|set up|responsible|proud|transforming|building|owned|known|run|leading|\w+ing
      )\b
    `,
  ),
  sign(
    "does",
    `${start}(${name}) (?:\\([^()]{2,30}\\) )?(?!(?:is|was|has|this|as|us|plus|includes?|requires?|matters|means|needs|depends|starts|ends|closes|applies|reports)\\b)\\p{Ll}{2,}s\\b`,
  ),
  sign(
    "does",
    `${start}(${name}) (?:builds?|makes?|helps?|provides?|supports?|delivers?|offers?|serves?|employ|operate|design|develop|run|acknowledges?|protects?|has|have|had|was|were|opened|began|started|exists)\\b`,
  ),
  sign(
    "does",
    `${start}(${name}) (?:transforme|développe|conçoit|propose|fabrique|accompagne|entwickelt|produziert|betreibt|liefert|bietet|desarrolla|fabrica|ofrece|produce|distribuye|maakt|levert|ontwikkelt|bouwt)\\b`,
  ),
  sign("hired", `\\b[Ss]ee (?:who|how) (${name}) (?:has|have|is) hir`),
  sign(
    "own words",
    `${start}(${name}) (?:is|are) (?:proud to be |committed to being |an? )*(?:equal|disability|inclusive|accredited|living wage|real living)|\\b[Tt]hank you for (?:your interest in|considering) (?:joining |working (?:at|for|with) )?(${name})`,
  ),
  sign(
    "stated",
    `^(?:Employer details|Hiring organi[sz]ation|Recruiting organi[sz]ation|Company details|Advertiser)\\n+(${name})$`,
  ),
  sign("offered", `\\b(?:wanted|needed|required|advertised|offered|sought) (?:by|at) (${name})`),
  sign("stated", `^Employer(?: name)?\\s+(${name})$`),
  sign(
    "recruits",
    laidOut`
      (${name})(?: (?:Ltd|Inc|LLC|Limited)\.?)? (?:
        (?:is|are) (?:acting|operating|working) as an? |acts? as an? |operates? as an? |never charges? |
        (?:is|are) an? (?:[\w-]+ ){0,4}(?:recruit(?:ment|er|ing)|staffing|search|employment) (?:
          agency|firm|consultanc|business|partner|specialist
        )|
        speciali[sz]es? in (?:recruit|plac|staffing)
      )|
      ^(${name})(?: \p{L}+\.?)?\n(?:EA )?(?:Licen[cs]e|Reg)
    `,
  ),
  sign("copyright", `(?:©|\\bCopyright)\\s*(?:\\d{4})?(?:\\s*[-–]\\s*\\d{4})?,?\\s*(${name})`),
  sign("logo", `^\\[?(${name}) (?:logo|Logo|Careers|careers|Jobs|recruitment)\\]?$`),
  sign("team", `\\b(?:The|the|Our|from) (${name}) (?:team|Team|family|story|group)\\b`),
  sign(
    "possessive",
    `\\b(${name})['’]s? (?:mission|team|customers|clients|products?|values|culture|commitment|policy|employees|staff|people|head office|privacy)\\b`,
  ),
  sign(
    "legal",
    `${start}(${name}),? (?:\\((?:Pty|Pvt)\\) )?(?:Inc|LLC|Ltd|Limited|GmbH|PLC|plc|Pvt|Pty|LLP|AG|B\\.V|S\\.A)\\b`,
  ),
  sign("at", `(?:\\s@|\\b[Aa]t|\\b[Ff]or)\\s+(${name})`),
  sign("with", `(?:\\b[Ww]ith|\\b[Bb]y)\\s+(${name})`),
  sign(
    "bei",
    `\\b(?:[Bb]ei der|[Bb]ei|[Cc]hez|[Ee]n|[Bb]ij|[Pp]resso) (${name})(?= (?:suchen|recherch|cherch|busca|zoek|cerch)|,)`,
  ),
  sign(
    "post at",
    `\\b(?:role|position|job|post|vacancy|career|opportunity|work(?:ing)?|works|employee|employees|staff|colleagues|people|team|us|based|employed|placement) (?:at|with|for|by) (${name})`,
  ),
  sign("post at", `\\b(?:opening|openings|requirement|vacancy|vacancies) (?:with|at) (${name})`),
  sign("described", `${start}(${name}), (?:an?|the|one of|part of|based|located|home to|owned by) \\p{Ll}`),
  sign(
    "will",
    `${start}(${name}) (?:will|may|does|do|can|cannot|reserves|welcomes|encourages|values|believes|promotes|aims|recognises|recognizes|strives|complies|participates|conducts|considers)\\b`,
  ),
  sign(
    "of",
    `\\b(?:customers|clients|members|employees|staff|mission|values|history|part|member|half|heart|behalf|policies) of (${name})`,
  ),
  sign(
    "is a firm",
    laidOut`
      ${start}(${name})(?: \([^()]{2,30}\))?,? (?:is |are |was |were )?(?:an?|the|one of) (?:[\w'’-]+,? ){0,6}(?:
        company|firm|maker|manufacturer|provider|start-?up|scale-?up|charity|non-?profit|school|academy|college|
        university|hospital|practice|clinic|agency|studio|business|operator|retailer|group|trust|bank|chain|cooperative|
        co-op|organi[sz]ation|consultancy|contractor|supplier|restaurant|café|cafe|bakery|brewery|hotel|pub|shop|
        nursery|council|authority|department|developer|distributor|wholesaler|publisher|producer|builder|team of|lab|
        laboratory|institute|foundation|brand|employer|service|society|utility|carrier|airline|farm|garage|salon|gym|
        museum|theatre|theater|church|association|home|leader|specialist|family
      )s?\b
    `,
  ),
]
