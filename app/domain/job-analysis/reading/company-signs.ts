/** A dot belongs to a name within a word, or behind a short one: "St. Odile", "Booking.com". */
const word = "\\p{Lu}[\\p{L}\\d'’&+-]*(?:\\.[\\p{L}\\d]+)*(?:(?<=\\b\\p{Lu}\\p{Ll}{0,2})\\.)?"
/** A name of up to seven words, as the text of a pattern. */
export const name = `(?:the |The )?${word}(?:[^\\S\\n]+(?:(?:&|and|of|the|for|de|du|des|del|la|le|les|los|di|da|do|van|von|der|den|y|und|et|en|e)[^\\S\\n]+){0,2}${word}){0,6}`
const start = "(?:^|[.!?:,]\\s+|[•–-]\\s+)"

interface Sign {
  kind: string
  pattern: RegExp
  weight: number
}

const sign = (kind: string, weight: number, pattern: string, flags = "gmu"): Sign => ({
  kind,
  weight,
  pattern: new RegExp(pattern, flags),
})

/** Phrases of English that an employer's name stands in. */
export const signs: Sign[] = [
  sign(
    "hires",
    6,
    `${start}(?:(?:Die|Der|Das|La|Le|El|Il|De|Het) )?(${name})(?: \\([^()]{2,60}\\)| (?:Ltd|Inc|LLC)\\.?|, [^,.\\n]{2,60},| (?:in|at|near) ${word})?,? (?:(?:is|are) (?:now |currently |actively |proud |excited |thrilled |delighted )*(?:hiring|recruiting|looking|seeking|searching|on the (?:hunt|lookout)|in search|after|in need|growing|expanding|inviting|pleased|an? (?:[\\w-]+ ){0,3}employer)|seeks?|invites?|wish(?:es)? to|ha(?:s|ve) (?:an? )?(?:\\w+ ){0,2}(?:vacanc|opening|opportunit|position)|(?:would like|wants?|needs?|requires?)\\b|recruits?|zoekt|sucht|recherche|recrute|cherche|busca|cerca|procura)`,
  ),
  sign(
    "on behalf",
    8,
    `\\b(?:on behalf of|(?:work|partner|recruit|hir)(?:ing|ed)(?: \\w+)? (?:with|for)|(?:my|our) client,?) (?:our client,? )?(${name})`,
  ),
  sign(
    "heading",
    7,
    `^(?:About|ABOUT|Why|Why join|Life at|Working at|Working for|Careers at|Welcome to|Meet|Join|Who is|Über|À propos de|Sobre|Chi è|Over) (${name})\\s*[?!:]?$`,
  ),
  sign(
    "introduced",
    4,
    `\\b(?:[Aa]bout|[Jj]oin(?:ing)?|[Ww]ork(?:ing)? (?:at|for)|[Ww]elcome to|[Gg]reetings from|[Cc]areers? (?:at|with)|[Ll]ife at|[Ww]hy|[Pp]osted by|[Pp]ublished by|[Ee]mployed by|[Pp]art of|[Hh]ere at) (${name})`,
  ),
  sign(
    "we",
    5,
    `\\b(?:At|We are|We['’]re|We at|Here at|Hi,? (?:we['’]re|this is)|I['’]m \\w+ (?:from|at)|Chez|Bei) (${name})(?=[,.!–—-]| (?:we|is|our|believe|and|–|—|-|who)\\b|,? an?\\b)`,
  ),
  sign(
    "is",
    4,
    `${start}((?:The ${name} at )?${name}) (?:\\([^()]{2,30}\\) )?(?:is|are|was|were|has been) (?!an? (?:\\w+ )?(?:plus|must|bonus|asset|advantage|requirement|nice|given)\\b)(?:an?|the|one|part|home|on|among|based|located|committed|dedicated|where|named|voted|rated|founded|established|formed|set up|responsible|proud|transforming|building|owned|known|run|leading|\\w+ing)\\b`,
  ),
  sign(
    "does",
    2,
    `${start}(${name}) (?:\\([^()]{2,30}\\) )?(?!(?:is|was|has|this|as|us|plus|includes?|requires?|matters|means|needs|depends|starts|ends|closes|applies|reports)\\b)\\p{Ll}{2,}s\\b`,
  ),
  sign(
    "does",
    2,
    `${start}(${name}) (?:builds?|makes?|helps?|provides?|supports?|delivers?|offers?|serves?|employ|operate|design|develop|run|acknowledges?|protects?|has|have|had|was|were|opened|began|started|exists)\\b`,
  ),
  sign(
    "does",
    2,
    `${start}(${name}) (?:transforme|développe|conçoit|propose|fabrique|accompagne|entwickelt|produziert|betreibt|liefert|bietet|desarrolla|fabrica|ofrece|produce|distribuye|maakt|levert|ontwikkelt|bouwt)\\b`,
  ),
  sign("hired", 6, `\\b[Ss]ee (?:who|how) (${name}) (?:has|have|is) hir`),
  sign(
    "own words",
    5,
    `${start}(${name}) (?:is|are) (?:proud to be |committed to being |an? )*(?:equal|disability|inclusive|accredited|living wage|real living)|\\b[Tt]hank you for (?:your interest in|considering) (?:joining |working (?:at|for|with) )?(${name})`,
  ),
  sign(
    "stated",
    7,
    `^(?:Employer details|Hiring organi[sz]ation|Recruiting organi[sz]ation|Company details|Advertiser)\\n+(${name})$`,
  ),
  sign("offered", 5, `\\b(?:wanted|needed|required|advertised|offered|sought) (?:by|at) (${name})`),
  sign("stated", 8, `^Employer(?: name)?\\s+(${name})$`),
  sign("copyright", 5, `(?:©|\\bCopyright)\\s*(?:\\d{4})?(?:\\s*[-–]\\s*\\d{4})?,?\\s*(${name})`),
  sign("logo", 5, `^\\[?(${name}) (?:logo|Logo|Careers|careers|Jobs|recruitment)\\]?$`),
  sign("team", 2, `\\b(?:The|the|Our|from) (${name}) (?:team|Team|family|story|group)\\b`),
  sign(
    "possessive",
    1,
    `\\b(${name})['’]s? (?:mission|team|customers|clients|products?|values|culture|commitment|policy|employees|staff|people|head office|privacy)\\b`,
  ),
  sign(
    "legal",
    4,
    `${start}(${name}),? (?:\\((?:Pty|Pvt)\\) )?(?:Inc|LLC|Ltd|Limited|GmbH|PLC|plc|Pvt|Pty|LLP|AG|B\\.V|S\\.A)\\b`,
  ),
  sign("at", 2, `(?:\\s@|\\b[Aa]t|\\b[Ff]or)\\s+(${name})`),
  sign("with", 1, `(?:\\b[Ww]ith|\\b[Bb]y)\\s+(${name})`),
  sign(
    "bei",
    4,
    `\\b(?:[Bb]ei der|[Bb]ei|[Cc]hez|[Ee]n|[Bb]ij|[Pp]resso) (${name})(?= (?:suchen|recherch|cherch|busca|zoek|cerch)|,)`,
  ),
]
