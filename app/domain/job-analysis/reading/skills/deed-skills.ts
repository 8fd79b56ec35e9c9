import { laidOut } from "../../../language/laid-out"
import { lines } from "../../../language/words/word-list"

/** Verbs of work with the skill that a recruiter would tag them with. */
const named = new Map(
  lines(`
    mentor Mentoring
    coach Coaching
    supervise Supervision
    recruit Recruitment
    train Training
    negotiate Negotiation
    tender Tendering
    copywrite Copywriting
    troubleshoot Troubleshooting
    diagnose Diagnostics
    weld Welding
    braze Brazing
    solder Soldering
    fabricate Fabrication
    pick Picking
    pack Packing
    procure Procurement
    onboard Onboarding
    precept Precepting
    debug Debugging
    prototype Prototyping
    invoice Invoicing
    proofread Proofreading
    facilitate Facilitation
    fundraise Fundraising
    calibrate Calibration
    unload Unloading
    schedule Scheduling
    forecast Forecasting
    budget Budgeting
    reconcile Reconciliation
    inspect Inspection
    audit Auditing
    translate Translation
    transcribe Transcription
    edit Editing
    assemble Assembly
    estimate Estimating
    order Ordering
    merchandise Merchandising
    interview Interviewing
    dispense Dispensing
    cook Cooking
    tutor Tutoring
    clean Cleaning
    counsel Counselling
    sell Sales
    dispatch Dispatch
    segment Segmentation
    incorporate Incorporation
    amalgamate Amalgamation
    prosecute Prosecution
    enforce Enforcement
    draught Draughting
    upholster Upholstery
    animate Animation
    bookkeep Bookkeeping
    underwrite Underwriting
    litigate Litigation
    butcher Butchery
    fillet Filleting
  `).map((line) => line.split(" ") as [string, string]),
)

/** A verb opens a duty or follows another one, "to" or "will". */
const verb = /(?:^|[,;]\s|(?<!\p{L})(?:and|or|to|will|also)\s)(\p{L}+)(?=[\s,])/giu

/** Actions whose object makes the skill. */
const told: [string, RegExp][] = [
  [
    "Team leadership",
    new RegExp(
      laidOut`
        (?<!\p{L})(?:
          (?:
            lead|leads|leading|led|manag(?:e|es|ing|ed)|supervis(?:e|es|ing|ed)|head(?:s|ing)? up|run(?:s|ning)?
          ) (?:and (?:\p{Ll}+) )?(?:
            (?:
              an?|the|our|your|their|small|large|growing|high-performing|multidisciplinary|multi-disciplinary|
              cross-functional
            )[ -]
          ){0,3}(?:\p{L}+ ){0,2}(?:teams?|brigade|crews?|direct reports)|
          führung eines teams|teamleitung|(?:encadrer|manager|animer) (?:une|l['’]) ?équipe|
          (?:liderar|dirigir|gestionar) (?:un|el) equipo
        )(?!\p{L})
      `,
      "iu",
    ),
  ],
  ["Copywriting", /\bwrit(?:e|es|ing) (?:\p{L}+ ){0,2}copy\b/iu],
  ["Minute taking", /\b(?:take|taking|write|writing) (?:\p{L}+ ){0,2}minutes\b/iu],
]

/** The skills after the verbs of a duty: "mentoring" in "review code and mentor junior engineers". */
export const deedSkills = (duty: string): string[] => [
  ...toldIn(duty.slice(0, 400)),
  ...[...duty.slice(0, 400).matchAll(verb)].flatMap(([, word = ""]) => skillOf(word.toLowerCase()) ?? []),
]

const toldIn = (text: string) => told.flatMap(([name, sign]) => (sign.test(text) ? [name] : []))

function skillOf(word: string): string | undefined {
  const bare = word.replace(/(?:ing|e?[sd])$/, "")
  const base = [word, word.replace(/s$/, ""), bare, `${bare}e`].find((form) => named.has(form))
  return base && named.get(base)
}

/** Deeds in an experience: "experience of supervising others". */
export const doneIn = (quote: string) =>
  /\bexperience (?:of|in|with) ((?:\p{Ll}+ (?:and|or) )?\p{Ll}+ing\s+\S.*)$/iu.exec(quote.slice(0, 400))?.[1] ?? ""
