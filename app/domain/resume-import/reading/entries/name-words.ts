import { namesOccupation } from "../../../career/headings/role-heading"
import { namesBreak } from "../../../career/history/career-break"
import { laidOut } from "../../../language/laid-out"
import { memoizeText } from "../../../language/memoize-text"

/** Parts of words for occupations in languages other than English. */
const occupations = new RegExp(
  laidOut`
    // German.
    leiter|meister|buchhalt|sekretär|schlosser|tischler|bäcker|kellner|techniker|ingenieur|mechaniker|entwickler|
    berater|kaufmann|kauffrau|sachbearbeit|assistent|referent|pfleger|pflegefach|lehrer|koch\b|köchin|verkäufer|fahrer|
    mitarbeiter|praktik|führer(?!schein)|geräteträger|gerätewart|betreuer|übungsleit|azubi|werkstudent|
    // French.
    développeur|ingénieur|infirmi|assistante|régisseu|caissi|serveu|magasini|formatrice|éducatri|secrétaire|soignant|
    trésori|responsable|directeur|directrice|chef\b|cheffe|cuisini|vendeu|gérant|conseill|enseignant|professeur|
    stagiaire|apprenti|commis|comptable|technicien|ouvri|
    // Spanish.
    desarrollador|ingenier|enfermer|gerente|jefe|jefa|maestr|profesor|vendedor|contador|técnic|cociner|becari|
    practicante|coordinador|diseñador|abogad|
    // Italian.
    infermier|responsabile|ingegner|cuoc|insegnante|commess|impiegat|tirocinante|medico|operai|
    // Portuguese.
    desenvolvedor|engenheir|enfermeir|professor|designer|analista|estagi|diretor|
    // Dutch.
    medewerker|verpleeg|leraar|ontwikkelaar|chauffeur|
    // Swedish and Finnish.
    utvecklare|sjuksköt|lärare|chef|kehittäjä|hoitaja|opettaja|myyjä|päällikkö|insinööri|johtaja|työntekijä|
    // Polish.
    kierownik|inżynier|nauczyciel|pielęgniar|sprzedawca|specjalist|programist|
    // Russian and Ukrainian.
    менеджер|инженер|переводчик|учитель|врач|медсестр|директор|специалист|разработчик|бухгалтер|редактор|перекладач|
    інженер|
    // Greek.
    πλοίαρχος|μηχανικ|νοσηλευτ|καθηγητ|διευθυντ|υπάλληλος|υπεύθυν|
    // Turkish.
    mühendis|öğretmen|hemşire|müdür|uzman|eczacı|asistan|stajyer|
    // Arabic.
    مدير|مهندس|أخصائي|مساعد|معلم|ممرض|طبيب|محاسب|
    // Hebrew.
    מנהל|מהנדס|מורה|אחות|מפתח|רופא|מתכנת|
    // Hindi.
    शिक्षक|शिक्षिका|मित्र|प्रबंधक|अभियंता|अधिकारी|
    // Thai.
    เภสัชกร|วิศวกร|ผู้จัดการ|พยาบาล|ครู|ผู้ช่วย|พนักงาน|เจ้าหน้าที่|
    // Chinese.
    工程师|经理|教师|护士|主管|总监|会计|实习|工程師|經理|
    // Japanese.
    エンジニア|マネージャ|部長|課長|主任|担当|リーダー|
    // Korean.
    교사|개발자|매니저|대리|과장
  `,
  "iu",
)
const english = new RegExp(
  laidOut`
    \p{L}(?:ologist|ographer|ician)\b|
    \b(?:
      sister|hand|ambassador|lady|help|dean|counsel|nco|sde|postdoctoral|professor|fellow|chair|self-employed|founder|
      owner|master|hand|lecturer|sous|partner|barrister|solicitor|paralegal|clerk|operative|dgm|agm|gm|vp|svp|evp|sfc|
      engineering lead|builder|millwright|carer|barber|busser|dishwasher|picker|packer|roofer|joiner|sparky|head of|
      director|team lead|trainee|rigger|roadie|tech|usher|docent|cataloger|cataloguer|archivist|page
    )\b
  `,
  "iu",
)
/** Words that identify an organization. */
const organizations = new RegExp(
  laidOut`
    // Legal forms and English words.
    \b(?:
      inc|ltd|llc|llp|gmbh|ag|s\.?a\.?|s\.?r\.?l|s\.p\.a|b\.?v|n\.v|a\.b|oy|oyj|aps|a\/s|plc|(?<!, )co|corp|corporation|
      company|pty|p\/l|pvt|limited|kg|ohg|e\.?v|sarl|sas|eurl|cc|council|authority|hospitals?|university|college|
      schools?|trust|bank|agency|agencies|department|dept|ministry|foundation|institute|clinic|group|services|hotel|
      homes?|partners|associates|systems|solutions|technologies|consulting|labs?|studios?|logistics|foods?|stores|
      library|museum|church|society|union|federation|army|navy|air force|force|police|
      fire (?:brigade|department|service)|lifeboat|county|city of|theatre|theater|
      restaurant|café|cafe|bistro|media|network|industries|manufacturing|construction|builders|festival|academy|center|
      centre|cooperative|co-op|festival|telecoms?|utility|bureau|commission|m\/s|health|freelance|various|medical|
      pharmacy|works|press|express|airlines|insurance|capital|ventures|holdings?|international|global|enterprises?|
      electrical|marine|shipping|analytics|robotics|software|energy|solar|farms?|bakery|brewery|salon|charity|nhs|self
    )\b|
    // German.
    klinik|krankenhaus|spital|universit|schule|feuerwehr|kirchengemeinde|werk\b|
    werke\b|verlag|(?<!\p{L})stadt(?!\p{L})|bundes|
    // French.
    hôpital|clinique|école|lycée|mairie|groupe|société|collège|cégep|
    // Spanish.
    hospital|universidad|escuela|ayuntamiento|grupo|banco|
    // Italian.
    ospedale|scuola|comune|università|
    // Portuguese.
    escola|prefeitura|hospital|
    // Dutch.
    ziekenhuis|gemeente|
    // Swedish and Finnish.
    sjukhus|kommun|sairaala|kaupunki|koulu|yliopisto|
    // Polish.
    szpital|szkoła|
    // Russian.
    больниц|университет|школа|ооо|зао|оао|банк|центр|бюро|
    // Greek.
    λτδ|α\.ε|ναυτιλιακή|νοσοκομείο|πανεπιστήμιο|
    // Turkish.
    hastane|üniversite|okul|a\.ş|eczane|
    // Arabic.
    شركة|مستشفى|بلدية|جامعة|وزارة|مدرسة|
    // Hebrew.
    בנק|בית חולים|אוניברסיטת|בע"מ|
    // Hindi.
    विद्यालय|पंचायत|विश्वविद्यालय|अस्पताल|
    // Thai.
    บริษัท|โรงพยาบาล|ร้าน|มหาวิทยาลัย|
    // Chinese, Japanese and Korean.
    公司|集团|医院|学院|大学|银行|株式会社|会社|病院|학교|회사
  `,
  "iu",
)

const county = /^Co\. (?=\p{Lu}\p{Ll}+$)|^CO\b(?=$| and )/u
/** Recognized by its capitals, because a spa is a place. */
const company = /\bS[Pp]A\b/

/**
 * How much a text looks like an occupation, minus how much it looks like an organization. Called many times for each
 * line.
 */
export const titleScore = memoizeText(scoreOf, 200_000)

/** "King Fahad Specialist Hospital", "Hill Electrical Contractors Ltd": after an occupation, the last word decides. */
const endsWithKind =
  /^[^,;|]*\p{L}s? (?:hospital|clinic|school|college|university|academy|institute|bank|ltd|limited|llc|llp|inc|plc|gmbh|company|council|hotel|museum|library|restaurant)\.?$/iu

/** "Kanzlei Dr. Hill & Partner", "Brook & Sons". */
const firm = /^\p{Lu}[^,|]{2,60} & (?:partners?|associates|sons?|daughters?|brothers|söhne|cie|fils|figli|hijos)\b/iu

function namesEmployerLast(text: string): boolean {
  const [name = ""] = text.trim().split(/,\s/)
  const words = name.split(/\s+/)
  return endsWithKind.test(name) && words.length > 2 && namesOccupation(words.at(-2)!)
}

function scoreOf(text: string): number {
  // "Stay-at-home parent" has the word for a home.
  if (namesBreak(text)) return 0
  // A volunteer fire brigade is not a volunteer role.
  const bare = text.replace(/\([^()]*\)/g, " ").replace(/\bvolunteer (?=(?:fire|rescue|ambulance|lifeboat)\b)/i, "")
  if (namesEmployerLast(bare) || firm.test(bare)) return -1
  const isTitle = namesOccupation(bare) || occupations.test(bare) || english.test(bare)
  return (isTitle ? 1 : 0) - (namesOrganization(isTitle ? withoutTrade(bare) : bare) ? 1 : 0)
}

/**
 * "Logistics Specialist First Class" is an occupation in a trade, although the trade's word by itself would suggest an
 * organization.
 */
function withoutTrade(text: string): string {
  const words = text.trim().split(/\s+/)
  const at = words.findIndex((word, place) => place > 0 && namesOccupation(word) && !namesOrganization(word))
  return at > 0 && words.slice(0, at).every((word) => /^\p{L}+$/u.test(word)) ? words.slice(at).join(" ") : text
}

/** "Staff Nurse, Medical Ward": the words after a title may name a part of an organization. */
export const opensWithTitle = (text: string): boolean =>
  titleScore(text) > 0 || titleScore(text.split(/,\s|\s[–—-]\s/)[0]!) > 0

export function namesOrganization(text: string): boolean {
  return organizations.test(text.replace(county, "")) || company.test(text)
}

/** "Co. Kildare" is a county, and the ʻokina in "Kāne‘ohe" is a letter. */
const place =
  /^(?:\p{Lu}[\p{L}\p{M}.'‘ʻ’-]*|[\p{Lo}\p{M}]+|de|del|da|das|do|dos|di|la|le|les|am|an|der|upon|on|of|and|&|\/|-|im)(?:[\s/]+(?:\p{Lu}[\p{L}\p{M}.'‘ʻ’/-]*|[\p{Lo}\p{M}]+|de|del|da|das|do|dos|di|la|le|les|am|an|der|upon|on|of|and|&|\/|-|im))*(?: \([^)]{2,20}\))?$/u

/** A part of a service, and a ship with its number: "Fleet Support Detachment Norfolk", "USS Cape Lookout (LSD-99)". */
const unit =
  /\b(?:detachment|squadron|battalion|regiment|brigade|platoon|squad)\b|^(?:office|division|branch) of (?!the p{Lu}p{Ll}+$)|\([A-Z]+-?\d+\)/i

/** "Class XII" of a school. */
const schoolYear = /^(?:class|grade|standard|std\.?) (?:[ivx]{1,4}|\d{1,2})(?:th)?$/i

/** Whether a text may be a place: a few capitalized words that name neither an occupation nor an organization. */
export function mayBePlace(text: string): boolean {
  return (
    text.length <= 40 &&
    text.split(/\s+/).length <= 5 &&
    (place.test(text) || /^(?:at home|remote|hybrid|on-site|home office)$/i.test(text)) &&
    !namesOrganization(text) &&
    !namesOccupation(text) &&
    !unit.test(text) &&
    !schoolYear.test(text) &&
    !/\b(?:inc|ltd|llc|llp|gmbh|plc|corp|pty|pvt|limited|accountants|trust|group|company)\b/i.test(text) &&
    !(titleScore(text) > 0)
  )
}
