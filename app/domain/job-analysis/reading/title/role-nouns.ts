import { meaningsOf } from "../../../language/words/lexicon"

/** Final words of job titles, in the supported languages. */
const role =
  "engineer|developer|manager|officer|assistant|coordinator|administrator|analyst|designer|consultant|specialist|director|lead|leader|technician|nurse|teacher|lecturer|professor|educator|scientist|researcher|accountant|bookkeeper|paralegal|solicitor|lawyer|attorney|counsel|driver|operative|operator|associate|executive|representative|advisor|adviser|agent|clerk|receptionist|secretary|supervisor|electrician|plumber|carpenter|joiner|welder|mechanic|fitter|machinist|chef|cook|barista|bartender|waiter|waitress|server|host|cleaner|housekeeper|porter|worker|carer|caregiver|therapist|physiotherapist|pharmacist|physician|doctor|surgeon|dentist|midwife|paramedic|practitioner|radiographer|psychologist|counsell?or|writer|editor|journalist|copywriter|translator|interpreter|photographer|producer|animator|illustrator|artist|architect|planner|surveyor|estimator|buyer|merchandiser|cashier|sales ?person|salesperson|marketer|recruiter|trainer|coach|tutor|instructor|librarian|curator|archivist|ranger|gardener|landscaper|farmer|guard|firefighter|pilot|captain|attendant|programmer|tester|administrator|partner|owner|head|[aes]?vp|president|chief|intern|trainee|apprentice|graduate|fellow|postdoc|technologist|hygienist|phlebotomist|optometrist|audiologist|biologist|chemist|physicist|geologist|ecologist|statistician|economist|actuary|auditor|controller|comptroller|treasurer|underwriter|broker|trader|inspector|investigator|examiner|handler|picker|packer|loader|labou?rer|builder|roofer|painter|plasterer|bricklayer|scaffolder|installer|dispatcher|scheduler|buyer|butcher|baker|stylist|hairdresser|beautician|warden|steward|janitor|caretaker|storeperson|merchandiser|strategist|evangelist|scrum master|master|storyteller|superintendent|foreman|forewoman|buchhalter(?:in)?|hand(?! tools?)|crew|member|tech|rep|creator|demi|partie|sous|ingenier[oa](?:/a)?|desarrollador(?:a)?|analista|técnic[oa]|gerente|enfermer[oa]|contable|entwickler(?:in)?|ingenieur(?:in)?|leiter(?:in)?|pfleger(?:in)?|sachbearbeiter(?:in)?|techniker(?:in)?|berater(?:in)?|kaufmann|kauffrau|mitarbeiter(?:in)?|koch|köchin|verkäufer(?:in)?|développeu(?:r|se)|ingénieure?|infirmi(?:er|ère)|comptable|responsable|chargée?|technicien(?:ne)?|vendeu(?:r|se)|infermier[ea]|sviluppatore|impiegat[oa]|verpleegkundige|ontwikkelaar|medewerker|monteur|engenheir[oa]|desenvolvedor(?:a)?|enfermeir[oa]|assistente|cuisini(?:er|ère)|cociner[oa]|conductor(?:a)?|chauffeur(?:in)?|camarer[oa]|dependiente|auxiliar(?:es)?|administrativ[oa](?:/a)?|fachkraft|fachfrau|fachmann|referent(?:in)?|recepcionista|operari[oa]|ayudante|jef[ea]|coordinador(?:a)?|profesor(?:a)?|maestr[oa]|médic[oa]|abogad[oa]|diseñador(?:a)?|programador(?:a)?|vendedor(?:a)?|repartidor(?:a)?|electricista|fontaner[oa]|soldador(?:a)?|carpinter[oa]|mecánic[oa]|consultor(?:a)?|gestor(?:a)?|asesor(?:a)?|secretari[oa]|directrice|conseill(?:er|ère)|employée?|éducat(?:eur|rice)|serveu(?:r|se)|caissi(?:er|ère)|boulang(?:er|ère)|pâtissi(?:er|ère)|plombier|électricien(?:ne)?|menuisier|mécanicien(?:ne)?|conduct(?:eur|rice)|magasini(?:er|ère)|préparat(?:eur|rice)|opérat(?:eur|rice)|juriste|format(?:eur|rice)|professeure?|enseignante?|animat(?:eur|rice)|gestionnaire|achete(?:ur|use)|adviseur|docent|leraar|lerares|kok|timmerman|elektricien|loodgieter|verkoper|boekhouder|directeur|[\\p{L}-]+(?:monteur|medewerker|leider|beheerder|begeleider|verzorger|kundige|berater(?:in)?|leiter(?:in)?|techniker(?:in)?|arbeiter(?:in)?|pfleger(?:in)?|meister(?:in)?|verkäufer(?:in)?|entwickler(?:in)?|kraft|adviseur|consulent|coördinator|secretaris|verpleegkundige|chauffeur|ingenieur(?:in)?|referent(?:in)?|assistent(?:in)?|angestellte|kaufmann|kauffrau|lehrer(?:in)?|pädagog(?:e|in)|therapeut(?:in)?|fahrer(?:in)?|führer(?:in)?|mechaniker(?:in)?|helfer(?:in)?)|camerier[ea]|cuoc[oa]|commess[oa]|magazziniere|operai[oa]|addett[oa]|segretari[oa]|ingegnere|insegnante|autista|motorista|cozinheir[oa]|rececionista|rgn|rmn|rnld|rn|lpn|lvn|cna|hca|dba|sdr|bdr|sdet|sre|helfer(?:in)?|fahrer(?:in)?|erzieher(?:in)?|elektroniker(?:in)?|mechatroniker(?:in)?"
/** Suffixes of job titles: "biostatistician", "goldsmith", "lettings negotiator". */
const agent =
  "\\p{L}{3,}(?:ologist|ician|icist|grapher|keeper|maker|smith|wright|worker|fighter|dresser|setter|minder|sitter|negotiator|merchant|trist|therapist)"
export const roleWord = new RegExp(`(?<![\\p{L}])(?:${role}|${agent})s?(?![\\p{L}])`, "iu")

/** People who are served, led or invited to apply, rather than hired. */
const served =
  /^(?:customers?|clients?|patients?|members?|students?|pupils?|children|child|residents?|candidates?|applicants?|people|person|persons?|individuals?|public|professionals?|experts?|users?|guests?|visitors?|parents?|friends?|colleagues?|staff|somebody|someone|readers?|employers?|employees?|consumers?|suppliers?|competitors?|neighbou?rs?|families|women|men|man|woman|adults?|seniors?|juniors?|players?|leaders?|australians?|americans?|canadians?|officials?|principals?|incumbents?|nationals?|citizens?|advertisers?|followers?|posters?|heads?)$/i

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
