import { formField } from "../../../career/history/form-labels"
import { columnsOf } from "../../../career/history/history-table"
import type { SectionKind } from "../imported-resume"

/** Word stems of section headings in the supported languages. The first kind with a matching stem wins. */
const words: [SectionKind, RegExp][] = [
  [
    "languages",
    /\blanguages?(?!s? skills? in)\b|\b(?:mother|native) tongue|madrelingua|lingua madre|lengua materna|língua materna|moedertaal|modersmål|sprach|langues?\b|idiomas?\b|lingue\b|línguas?|talen\b|språk|sprog|kielet|kielitaito|język|jazyk|limbi|езици|γλώσσ|язык|мови|diller|لغات|שפות|भाषा|ภาษา|bahasa|ngôn ngữ|语言|語言|語学|言語|언어|what i speak/iu,
  ],
  [
    "certificates",
    /certif|licen[cs]es?\b|tickets\b|^(?:site |trade |my )?cards$|accredit|credential|registration|bar admissions|mandatory|courses?\b|training up to date|(?:professional|job.related|additional|further|relevant|speciali[sz]ed) training|zertifik|weiterbildungen|certs\b|πιστοποι|сертификат|сертифікат|sertifika|شهادات|תעודות|प्रमाण|ใบอนุญาต|ใบรับรอง|资格|證照|证书|資格|免許|자격|kurs(?:e|y)\b|kurssit|cursos\b|^(?:trainings?|seminars?)(?: (?:and|&) (?:trainings?|seminars?|workshops?))?(?: attended)?$|formations? complémentaires?|^(?:führerschein|permis(?: de conduire)?|permiso de conducir|patente(?: di guida)?|carta de condução)$/iu,
  ],
  [
    "volunteering",
    /volunteer|ehrenamt|bénévol|voluntar[iy]|volontariat|vrijwillig|frivillig|vapaaehtois|wolontariat|волонт|gönüllü|تطوع|התנדבות|志愿|志工|ボランティア|봉사/iu,
  ],
  [
    "projects",
    /\bproject|projekte?\b|projets?\b|proyectos?|progetti|projetos?|проект|projeler|مشاريع|परियोजना|项目|プロジェクト/iu,
  ],
  [
    "publications",
    /publication|veröffentlich|publikation|publicacion|pubblicazion|публикац|papers\b|talks\b|julkaisut/iu,
  ],
  [
    "awards",
    /\baward|honou?rs?\b|prizes?\b|auszeichnung|distinctions?\b|premios|premi\b|награ|ödül|جوائز|获奖|受賞|grants\b/iu,
  ],
  [
    "education",
    /educat|institutions? attended|academi(?:c (?:background|profile|record|details|credentials)|cs)|(?<!summary of |core |key |special )qualifications?(?:$|(?: and| &) training)|school|studi(?:es|ed|en|um|ja|er)\b|^study$|where i studied|ausbildung|bildung|\bformation|éducation|diplômes?|scolarité|études|formación|estudios|educación|formazione|istruzione|formação|escolaridade|opleiding|utbildning|utdanning|uddannelse|koulutus|opinnot|wykształcenie|vzdělán|vzdelan|tanulmány|educați|studii|образован|освіта|σπουδ|εκπαίδευση|eğitim|تعليم|المؤهلات|השכלה|लिम्बि|शैक्षणिक|शिक्षा|การศึกษา|pendidikan|học vấn|教育|学历|學歷|学歴|학력/iu,
  ],
  [
    "work",
    /experien|employment|(?:earlier|previous|past|prior|other|further) (?:roles|positions|posts)\b|\bwork(?:\b|history)|\bjobs?\b|career(?! breaks?\b| gap| objective| goal| summary| overview| profile| snapshot| statement)|appointments?|track record|internships?|professional (?:background|history)|what i've done|what i’ve done|posts? held|service record|berufs|beruflich|werdegang|tätigkeiten|expérience|parcours|emplois?|experiencia|trayectoria|experiência|percurso|esperienz|carriera|werkervaring|loopbaan|erfarenhet|anställning|erfaring|arbejds|työkokemus|työhistoria|doświadczenie|zatrudnieni|zkušenost|praxe|prax|munkahely|tapasztalat|experienț|трудов|опыт|досвід|стаж|προϋπηρεσία|εμπειρία|deneyim|iş geçmişi|خبرات|الخبرة|ניסיון|תעסוק|अनुभव|ประสบการณ์|ประวัติการทำงาน|pengalaman|kinh nghiệm|工作|经历|經歷|経歴|職歴|職務|경력|실습/iu,
  ],
  [
    "skills",
    /skill|competenc|(?:core|key|special) qualifications|expertise|\bstack\b|technolog|tools\b|software$|systems\b|computer\b|key words|keywords|strengths|what i['’]m good at|(?:what |^)i (?:know|can do)\b|^good at$|proficienc|capabilit|kenntnisse|^(?:edv|informati(?:que|ca|k)|informática)$|kompetenz|fähigkeit|compétences|outils|habilidades|competencias|aptitud|conocimientos|competenz|capacità|competências|vaardigheden|kompetens|kunskaper|ferdigheter|kompetencer|osaaminen|taidot|umiejętno|dovednost|zručnost|készség|abilități|навык|навички|δεξιότητ|beceri|yetenek|مهارات|כישורים|מיומנו|कौशल|ทักษะ|keahlian|kỹ năng|技能|专长|專長|スキル|기술|\babilit(?:y|ies)\b/iu,
  ],
  [
    "interests",
    /interests?\b|hobb|freizeit|loisirs|centres d|intereses|interessi|interesses|harrast|intressen|zainteresow|хобби|увлечен|ενδιαφέροντα|ilgi alan|هوايات|תחביבים|रुचि|ความสนใจ|爱好|興趣|趣味|취미/iu,
  ],
  [
    "references",
    /\brefs?\b|referees?\b|reference|referenz|références|referencias|referenze|referências|referenser|suosittelij|рекомендац|συστάσεις|referans|المراجع|ממליצים|संदर्भ|推荐人|推薦人/iu,
  ],
  [
    "summary",
    /summary|profile\b|about(?: ?me)?\b|objective|snapshot|synopsis|overview|background|who i am|statement|tl;dr|profil\b|kurzprofil|über mich|à propos|résumé professionnel|perfil|resumen|sobre m[ií]|profilo|sommario|resumo|over mij|om mig|om meg|profiili|o mnie|o mně|о себе|обо мне|про себе|προφίλ|hakkımda|özet|نبذة|ملخص|אודות|תקציר|परिचय|सारांश|เกี่ยวกับ|ข้อมูลส่วนตัว|tentang|giới thiệu|自我|简介|簡介|自己PR|職務要約|자기소개|소개/iu,
  ],
  [
    "other",
    /contact|find me|availability|^assessments?$|personal (?:details|information|data)|datos personales|información personal|données personnelles|informations personnelles|état civil|dati personali|dados pessoais|angaben zur person|zur person|personalien|other\b|also\b|additional|declaration|teaching\b|service\b|membership|open source|military|responsibilit|sonstiges|unterschrift|persönliche|divers|otros|altro|outros|övrigt|muut|inne|прочее|additional information|kontakt|coordonnées|στρατιωτικές|其他|その他/iu,
  ],
]

/** The maximum number of words in a heading; longer lines are sentences. */
const longest = 7
const longestBare = 60

/** The kind of section that a heading names; null if it names none. */
export const kindOfHeading = (heading: string): SectionKind | null => kindOfWords(bareHeading(heading))

const wholeHeading =
  /^(?:esperienz[ae]|istruzione|formazione|lingue|competenze|expériences?|formation|langues|compétences|experiencia|formación|educación|idiomas|habilidades|aptitudes|experiência|formação|competências|berufserfahrung|ausbildung|bildung|werdegang|sprachen|kenntnisse)(?: (?:professional[ei]|professionnelles?|profesional|profissional|lavorativ[ae]|laboral|e formazione|informatiche))?$/i

/** Whether a line is a heading in another language that is commonly nothing else: "Esperienza", "Formation". */
export const isWholeHeading = (text: string) => wholeHeading.test(bareHeading(text))

function kindOfWords(bare: string): SectionKind | null {
  if (bare === "" || bare.split(" ").length > longest || bare.length > longestBare) return null
  const kind = words.find(([, pattern]) => pattern.test(bare))?.[0] ?? null
  return (kind === "languages" || kind === "interests") && opensWithSkills(bare) ? "skills" : kind
}

/** "Skills & Languages": the lines below name their kind themselves. */
function opensWithSkills(bare: string): boolean {
  const [first = "", second] = bare.split(/\s*(?:[&+/,]|\band\b|\bund\b|\bet\b)\s*/iu)
  return second !== undefined && words.find(([, pattern]) => pattern.test(first))?.[0] === "skills"
}

/** Whether a text is a section heading in the margin, beside the first line of the section. */
export const isMarginHeading = (text: string) =>
  text.trim().length <= 32 && !/[\d,@]/.test(text) && kindOfHeading(text) !== null && formField(text) === null

/** The heading above names, addresses and dates of birth. */
export const isContactHeading = (text: string) =>
  /contact|find me|^personal (?:information|details|data)$|kontakt|coordonn|contatto|contacto|^persönliche (?:daten|angaben)$|^angaben zur person$|^(?:zur person|personalien|état civil)$|^(?:données|informations) personnelles$|^(?:datos|información) personal(?:es)?$|^dati personali$|^dados pessoais$/i.test(
    bareHeading(text),
  )

/** The header row of a table. */
const columnName =
  /^(?:(?:s(?:r|l)?|serial)\.? ?no\.?|year|dates?|from|to|period|degree|qualification|exam(?:ination)?|class|division|marks|course|subject|level|grade|result|institut(?:e|ion)|school|university|college|(?:issuing |awarding )?(?:body|authority)|licen[cs]e|certificat(?:e|ion)|number|expir(?:y|es|ation)|valid (?:until|to)|issuer|employer|company|organi[sz]ation|designation|position|role|title|location|duration|name|percentage|%|c?gpa|board|provider|training)s?(?: (?:of )?(?:passing|no\.?|held|name|date))?$/i

/** "Board / University": one or more names of a column. */
export const isColumnName = (text: string) =>
  text.length <= 60 && text.split("/").every((name) => columnName.test(name.trim()))

/** "Year Percentage": narrow columns of a PDF share one cell. */
const areColumnNames = (text: string) =>
  isColumnName(text) || (text.length <= 60 && text.split(/\s+/).every((name) => isColumnName(name)))

/** Whether all cells of a row are column names. */
export function isTableHead(text: string): boolean {
  const cells = text.split(/\t|\s\|\s/)
  return (cells.length > 1 && cells.every(areColumnNames)) || columnsOf(text) !== null
}

const pageNumber = /^(?:(?:page|seite|página|pagina)\s*)?\d{1,2}(?:\s*(?:of|sur|von|de|di|\/)\s*\d{1,2})?$/i
/** A capitalized name or title before the page number. */
const namedPage =
  /^(?:\p{Lu}[\p{L}.'’-]*[\s,|–—·•-]+){1,6}(?:[Pp]age|[Ss]eite|[Pp]ágina|[Pp]agina)\s+\d{1,2}(?:\s*(?:of|sur|von|de|di|\/)\s*\d{1,2})?$/u

const longestPage = 160

/** "Page 2 of 3", "Ada Brook, page 2": page furniture among the lines. */
export const isPageNumber = (text: string) =>
  text.length <= longestPage && (pageNumber.test(text.trim()) || namedPage.test(text.trim()))

/**
 * "[Add any other section here]": a template's line that nobody filled in. "Sent from my phone": a line that nobody
 * wrote.
 */
export const isPlaceholder = (text: string) =>
  /^\[(?:add|insert|enter|type|list|describe|your)\b[^\]]{3,120}\]$|^sent from my \p{L}+(?: \p{L}+)?\.?$/iu.test(
    text.trim(),
  )

/** A heading without punctuation, with spaced letters ("S K I L L S") joined. */
export function bareHeading(text: string): string {
  const plain = text.replace(/^[\s#*_=>]+|(?:\s?[:：][-–—]+)?[\s*_=:：]*$/gu, "").normalize("NFKC")
  const letters = plain.split(/\s+/)
  const spaced = letters.length > 3 && letters.filter((part) => part.length === 1).length >= letters.length * 0.8
  if (!spaced) return inPieces(letters) ?? letters.join(" ")
  // The gap between words is wider than that between letters.
  return plain
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ""))
    .join(" ")
}

/** The words of a heading without a remark: "EXPERIENCE :- (10+ years)" is "EXPERIENCE". */
export function headingWords(text: string): string {
  const bare = bareHeading(text)
  const [, before = ""] = /^([^()]*[^()\s:：–—-])[\s:：–—-]*\([^()]*\)$/u.exec(bare.slice(0, 2 * longestBare)) ?? []
  return before && kindOfWords(before) !== null ? before : bare
}

/** Rejoins a heading that a PDF splits at wide letters ("CO N TACT"); null if it is not a heading. */
function inPieces(parts: string[]): string | null {
  const isBroken = parts.length > 1 && parts.some((part) => /^\p{Lu}$/u.test(part))
  const word = parts.join("")
  const isWord = /^\p{Lu}+$/u.test(word) && word.length <= 24
  return isBroken && isWord && kindOfWords(parts.join(" ")) === null && kindOfWords(word) !== null ? word : null
}
