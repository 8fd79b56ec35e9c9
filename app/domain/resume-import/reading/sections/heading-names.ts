import { laidOut } from "../../../language/laid-out"
import type { SectionKind } from "../imported-resume"

/** Word stems of section headings in the supported languages. The first kind with a matching stem wins. */
export const words: [SectionKind, RegExp][] = [
  [
    "languages",
    new RegExp(
      laidOut`
        \blanguages?(?!s? skills? in)\b|\b(?:mother|native) tongue|madrelingua|lingua madre|lengua materna|
        língua materna|moedertaal|modersmål|sprach|langues?\b|idiomas?\b|lingue\b|línguas?|talen\b|språk|sprog|kielet|
        kielitaito|język|jazyk|limbi|езици|γλώσσ|язык|мови|diller|لغات|שפות|भाषा|ภาษา|bahasa|ngôn ngữ|语言|語言|語学|言語|언어|
        what i speak
      `,
      "iu",
    ),
  ],
  [
    "certificates",
    new RegExp(
      laidOut`
        certif|licen[cs]es?\b|endorsements\b|tickets\b|^(?:site |trade |my )?cards$|accredit|credential|registration|bar admissions|
        mandatory|courses?\b|training up to date|
        (?:professional|job.related|additional|further|relevant|speciali[sz]ed) training|zertifik|weiterbildungen|
        certs\b|πιστοποι|сертификат|сертифікат|sertifika|شهادات|תעודות|प्रमाण|ใบอนุญาต|ใบรับรอง|资格|證照|证书|資格|免許|자격|
        kurs(?:e|y)\b|kurssit|cursos\b|
        ^(?:trainings?|seminars?)(?: (?:and|&) (?:trainings?|seminars?|workshops?))?(?: attended)?$|
        formations? complémentaires?|
        ^(?:führerschein|permis(?: de conduire)?|permiso de conducir|patente(?: di guida)?|carta de condução)$
      `,
      "iu",
    ),
  ],
  [
    "volunteering",
    /volunteer|^community(?: (?:service|work|involvement|engagement))?$|ehrenamt|bénévol|voluntar[iy]|volontariat|vrijwillig|frivillig|vapaaehtois|wolontariat|волонт|gönüllü|تطوع|התנדבות|志愿|志工|ボランティア|봉사/iu,
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
    new RegExp(
      laidOut`
        educat|institutions? attended|academi(?:c (?:background|profile|record|details|credentials)|cs)|
        (?<!summary of |core |key |special )qualifications?(?:$|(?: and| &) training)|school|
        studi(?:es|ed|en|um|ja|er)\b|^study$|where i studied|ausbildung|bildung|\bformation|éducation|diplômes?|
        scolarité|études|formación|estudios|educación|formazione|istruzione|formação|escolaridade|opleiding|utbildning|
        utdanning|uddannelse|koulutus|opinnot|wykształcenie|vzdělán|vzdelan|tanulmány|educați|studii|образован|освіта|
        σπουδ|εκπαίδευση|eğitim|تعليم|المؤهلات|השכלה|लिम्बि|शैक्षणिक|शिक्षा|การศึกษา|pendidikan|học vấn|教育|学历|學歷|学歴|학력
      `,
      "iu",
    ),
  ],
  [
    "work",
    new RegExp(
      laidOut`
        // English.
        experien|employment|(?:earlier|previous|past|prior|other|further) (?:roles|positions|posts)\b|
        \bwork(?:\b|history)|\bjobs?\b|career(?!
          breaks?\b| gap| objective| goal| summary| overview| profile| snapshot| statement
        )|
        appointments?|track record|internships?|professional (?:background|history)|what i've done|what i’ve done|
        posts? held|service record|
        // German, French, Spanish, Portuguese and Italian.
        berufs|beruflich|werdegang|tätigkeiten|expérience|parcours|emplois?|experiencia|trayectoria|experiência|
        percurso|esperienz|carriera|
        // Dutch, and languages of Northern and Eastern Europe.
        werkervaring|loopbaan|erfarenhet|anställning|erfaring|arbejds|työkokemus|työhistoria|doświadczenie|zatrudnieni|
        zkušenost|praxe|prax|munkahely|tapasztalat|experienț|
        // Russian, Ukrainian, Greek, Turkish, Arabic, Hebrew, Hindi and Thai.
        трудов|опыт|досвід|стаж|προϋπηρεσία|εμπειρία|deneyim|iş geçmişi|خبرات|الخبرة|ניסיון|תעסוק|अनुभव|ประสบการณ์|
        ประวัติการทำงาน|
        // Indonesian, Vietnamese, Chinese, Japanese and Korean.
        pengalaman|kinh nghiệm|工作|经历|經歷|経歴|職歴|職務|경력|실습
      `,
      "iu",
    ),
  ],
  [
    "skills",
    new RegExp(
      laidOut`
        // English.
        skill|competenc|(?:core|key|special) qualifications|expertise|\bstack\b|technolog|tools\b|software$|systems\b|
        computer\b|key words|keywords|strengths|what i['’]m good at|(?:what |^)i (?:know|can do)\b|^good at$|proficienc|
        capabilit|\babilit(?:y|ies)\b|
        // German, French, Spanish, Italian and Portuguese.
        kenntnisse|kompetenz|fähigkeit|compétences|outils|habilidades|competencias|aptitud|conocimientos|competenz|
        capacità|competências|
        // Dutch, and languages of Northern and Eastern Europe.
        vaardigheden|kompetens|kunskaper|ferdigheter|kompetencer|osaaminen|taidot|umiejętno|dovednost|zručnost|készség|
        abilități|
        // Russian, Ukrainian, Greek, Turkish, Arabic, Hebrew, Hindi and Thai.
        навык|навички|δεξιότητ|beceri|yetenek|مهارات|כישורים|מיומנו|कौशल|ทักษะ|
        // Indonesian, Vietnamese, Chinese, Japanese and Korean.
        keahlian|kỹ năng|技能|专长|專長|スキル|기술|
        // Computers.
        ^(?:edv|informati(?:que|ca|k)|informática)$
      `,
      "iu",
    ),
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
    new RegExp(
      laidOut`
        summary|profile\b|about(?: ?me)?\b|objective|snapshot|synopsis|overview|background|who i am|statement|tl;dr|
        profil\b|kurzprofil|über mich|à propos|résumé professionnel|perfil|resumen|sobre m[ií]|profilo|sommario|resumo|
        over mij|om mig|om meg|profiili|o mnie|o mně|о себе|обо мне|про себе|προφίλ|hakkımda|özet|نبذة|ملخص|אודות|תקציר|
        परिचय|सारांश|เกี่ยวกับ|ข้อมูลส่วนตัว|tentang|giới thiệu|自我|简介|簡介|自己PR|職務要約|자기소개|소개
      `,
      "iu",
    ),
  ],
  [
    "other",
    new RegExp(
      laidOut`
        contact|find me|availability|^assessments?$|personal (?:details|information|data)|
        datos personales|información personal|données personnelles|informations personnelles|état civil|dati personali|
        dados pessoais|angaben zur person|zur person|personalien|other\b|also\b|additional|
        declaration|teaching\b|service\b|membership|open source|military|responsibilit|sonstiges|unterschrift|
        persönliche|divers|otros|altro|outros|övrigt|muut|inne|прочее|additional information|kontakt|coordonnées|
        στρατιωτικές|其他|その他
      `,
      "iu",
    ),
  ],
]

/** Words that are a heading only as a whole line. */
export const wholeHeading = new RegExp(
  laidOut`
    ^(?:
      esperienz[ae]|istruzione|formazione|lingue|competenze|expériences?|formation|langues|compétences|experiencia|
      formación|educación|idiomas|habilidades|aptitudes|experiência|formação|competências|berufserfahrung|ausbildung|
      bildung|werdegang|sprachen|kenntnisse
    )(?: (?:
      professional[ei]|professionnelles?|profesional|profissional|lavorativ[ae]|laboral|e formazione|informatiche
    ))?$
  `,
  "i",
)

/** The header row of a table. */
export const columnName = new RegExp(
  laidOut`
    ^(?:
      (?:s(?:r|l)?|serial)\.? ?no\.?|year|dates?|from|to|period|degree|qualification|exam(?:ination)?|class|division|marks|course|subject|level|
      grade|result|institut(?:e|ion)|school|university|college|(?:issuing |awarding )?(?:body|authority)|licen[cs]e|
      certificat(?:e|ion)|number|expir(?:y|es|ation)|valid (?:until|to)|issuer|employer|company|organi[sz]ation|
      position|designation|role|title|location|duration|name|percentage|board|provider|training|%|c?gpa
    )s?(?: (?:of )?(?:passing|no\.?|held|name|date))?$
  `,
  "i",
)
