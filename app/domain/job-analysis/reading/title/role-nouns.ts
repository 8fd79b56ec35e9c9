import { laidOut } from "../../../language/laid-out"
import { meaningsOf } from "../../../language/words/lexicon"

/** Final words of job titles, in the supported languages. */
const role = laidOut`
  // Ranks and positions in any trade.
  manager|officer|assistant|coordinator|administrator|consultant|specialist|director|lead|leader|associate|executive|
  representative|advisor|adviser|agent|clerk|receptionist|secretary|supervisor|partner|owner|head|[aes]?vp|president|
  chief|intern|trainee|apprentice|graduate|fellow|postdoc|superintendent|foreman|forewoman|crew|member|rep|
  // Engineering, computing and science.
  engineer|developer|analyst|designer|technician|scientist|researcher|architect|programmer|tester|technologist|
  biologist|chemist|physicist|geologist|ecologist|statistician|economist|scrum master|master|tech|
  // Schools, universities and libraries.
  teacher|lecturer|professor|educator|trainer|coach|tutor|instructor|librarian|curator|archivist|
  // Finance, law and commerce.
  accountant|bookkeeper|paralegal|solicitor|lawyer|attorney|counsel|buyer|merchandiser|cashier|sales ?person|
  salesperson|marketer|recruiter|actuary|auditor|controller|comptroller|treasurer|underwriter|broker|trader|
  // Health and care.
  nurse|carer|caregiver|therapist|physiotherapist|pharmacist|physician|doctor|surgeon|dentist|midwife|paramedic|
  practitioner|radiographer|psychologist|counsell?or|hygienist|phlebotomist|optometrist|audiologist|
  // Writing, media and visual arts.
  writer|editor|journalist|copywriter|translator|interpreter|photographer|producer|animator|illustrator|artist|
  strategist|evangelist|storyteller|creator|
  // Crafts, building sites, plants and warehouses.
  operative|operator|electrician|plumber|carpenter|joiner|welder|mechanic|fitter|machinist|worker|planner|surveyor|
  estimator|inspector|investigator|examiner|handler|picker|packer|loader|labou?rer|builder|roofer|painter|plasterer|
  bricklayer|scaffolder|installer|dispatcher|scheduler|storeperson|hand(?! tools?)|
  // Kitchens, hotels and salons.
  chef|cook|barista|bartender|waiter|waitress|server|host|cleaner|housekeeper|porter|butcher|baker|stylist|hairdresser|
  beautician|demi|partie|sous|
  // Driving, farming, safety and buildings.
  driver|ranger|gardener|landscaper|farmer|guard|firefighter|pilot|captain|attendant|warden|steward|janitor|caretaker|
  // Short forms: nurses, care assistants, databases, sales, software.
  rgn|rmn|rnld|rn|lpn|lvn|cna|hca|dba|sdr|bdr|sdet|sre|
  // Spanish, and Portuguese words with the same spelling.
  ingenier[oa](?:/a)?|desarrollador(?:a)?|analista|técnic[oa]|gerente|enfermer[oa]|contable|cociner[oa]|conductor(?:a)?|
  camarer[oa]|dependiente|auxiliar(?:es)?|administrativ[oa](?:/a)?|recepcionista|operari[oa]|ayudante|jef[ea]|
  coordinador(?:a)?|profesor(?:a)?|maestr[oa]|médic[oa]|abogad[oa]|diseñador(?:a)?|programador(?:a)?|vendedor(?:a)?|
  repartidor(?:a)?|electricista|fontaner[oa]|soldador(?:a)?|carpinter[oa]|mecánic[oa]|consultor(?:a)?|gestor(?:a)?|
  asesor(?:a)?|secretari[oa]|
  // French.
  développeu(?:r|se)|ingénieure?|infirmi(?:er|ère)|comptable|responsable|chargée?|technicien(?:ne)?|vendeu(?:r|se)|
  cuisini(?:er|ère)|directrice|conseill(?:er|ère)|employée?|éducat(?:eur|rice)|serveu(?:r|se)|caissi(?:er|ère)|
  boulang(?:er|ère)|pâtissi(?:er|ère)|plombier|électricien(?:ne)?|menuisier|mécanicien(?:ne)?|conduct(?:eur|rice)|
  magasini(?:er|ère)|préparat(?:eur|rice)|opérat(?:eur|rice)|juriste|format(?:eur|rice)|professeure?|enseignante?|
  animat(?:eur|rice)|gestionnaire|achete(?:ur|use)|
  // Italian.
  infermier[ea]|sviluppatore|impiegat[oa]|camerier[ea]|cuoc[oa]|commess[oa]|magazziniere|operai[oa]|addett[oa]|
  segretari[oa]|ingegnere|insegnante|autista|
  // Portuguese.
  engenheir[oa]|desenvolvedor(?:a)?|enfermeir[oa]|assistente|motorista|cozinheir[oa]|rececionista|
  // Dutch.
  verpleegkundige|ontwikkelaar|medewerker|monteur|adviseur|docent|leraar|lerares|kok|timmerman|elektricien|loodgieter|
  verkoper|boekhouder|directeur|
  // German.
  buchhalter(?:in)?|entwickler(?:in)?|ingenieur(?:in)?|leiter(?:in)?|pfleger(?:in)?|sachbearbeiter(?:in)?|
  techniker(?:in)?|berater(?:in)?|kaufmann|kauffrau|mitarbeiter(?:in)?|koch|köchin|verkäufer(?:in)?|chauffeur(?:in)?|
  fachkraft|fachfrau|fachmann|referent(?:in)?|helfer(?:in)?|fahrer(?:in)?|erzieher(?:in)?|elektroniker(?:in)?|
  mechatroniker(?:in)?|
  // Dutch and German compounds: "Servicemonteur", "Teamleiterin".
  [\p{L}-]+(?:
    monteur|medewerker|leider|beheerder|begeleider|verzorger|kundige|berater(?:in)?|leiter(?:in)?|techniker(?:in)?|
    arbeiter(?:in)?|pfleger(?:in)?|meister(?:in)?|verkäufer(?:in)?|entwickler(?:in)?|kraft|adviseur|consulent|
    coördinator|secretaris|verpleegkundige|chauffeur|ingenieur(?:in)?|referent(?:in)?|assistent(?:in)?|angestellte|
    kaufmann|kauffrau|lehrer(?:in)?|pädagog(?:e|in)|therapeut(?:in)?|fahrer(?:in)?|führer(?:in)?|mechaniker(?:in)?|
    helfer(?:in)?
  )
`
/** Suffixes of job titles: "biostatistician", "goldsmith", "lettings negotiator". */
const agent =
  "\\p{L}{3,}(?:ologist|ician|icist|grapher|keeper|maker|smith|wright|worker|fighter|dresser|setter|minder|sitter|negotiator|merchant|trist|therapist)"
export const roleWord = new RegExp(`(?<![\\p{L}])(?:${role}|${agent})s?(?![\\p{L}])`, "iu")

/** People who are served, led or invited to apply, rather than hired. */
const served = new RegExp(
  laidOut`
    ^(?:
      customers?|clients?|patients?|members?|students?|pupils?|children|child|residents?|candidates?|applicants?|
      people|person|persons?|individuals?|public|professionals?|experts?|users?|guests?|visitors?|parents?|friends?|
      colleagues?|staff|somebody|someone|readers?|employers?|employees?|consumers?|suppliers?|competitors?|
      neighbou?rs?|families|women|men|man|woman|adults?|seniors?|juniors?|players?|leaders?|australians?|americans?|
      canadians?|officials?|principals?|incumbents?|nationals?|citizens?|advertisers?|followers?|posters?|heads?
    )$
  `,
  "i",
)

/** How clearly a text names a job: 2 for a common job title, 1 for another word for people, 0 for neither. */
export function roleIn(text: string): 0 | 1 | 2 {
  if (roleWord.test(text)) return 2
  const words = text.match(/[\p{L}'’-]{4,}/gu) ?? []
  return words.some((word) => !served.test(word) && !word.endsWith("ing") && meaningsOf(word.toLowerCase()).person)
    ? 1
    : 0
}

/** The singular of a job title: "two advisers" fit the title "Policy Adviser". */
export const singular = (text: string) => text.replace(/(?<=\p{L}{3}[^sS\P{L}])s$/iu, "")

const superior =
  /\b(?:[Rr]eports?|[Rr]eporting|[Aa]ccountable)\s+(?:directly\s+)?(?:in)?to\s+(?:the\s+|our\s+|an?\s+)?\p{Lu}[^,.;:\n]{1,60}/gu

/** Removes the reporting line: "Reporting to the Head of Data" requires no knowledge of data. */
export const withoutSuperior = (text: string) => text.replace(superior, "")
