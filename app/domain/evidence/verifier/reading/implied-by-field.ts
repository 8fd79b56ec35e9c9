import { conceptOf, concepts } from "../../../language/words/concepts"
import type { Known } from "../library"

const ofRoles = concepts(
  "work working worked works serve served serving employed employment join joined begin began started",
)
const ofQualifications = concepts(
  "hold holds held obtain obtained earn earned receive received complete completed gain gained studied study graduated graduate degree certified certificate qualified trained",
)
/** A listed skill is known and used, at no particular level, and a listed language is spoken. */
const ofSkills = concepts(
  "know knows known familiar familiarity versed speak speaks spoken speaking speaker language languages",
)

/** Words implied by the kind of an item: people work in a role and hold a degree. */
export function impliedConcepts(known: Known): ReadonlySet<string> {
  switch (known.field) {
    case "role":
      return deedsOfRole(known)
    case "employer":
    case "title":
      return ofRoles
    case "experience":
      return datedHeading.test(known.text) ? ofRoles : none
    case "qualification":
      return ofQualifications
    case "skill":
      return ofSkills
    default:
      return datedHeading.test(known.text) ? ofRoles : degree.test(known.text) ? ofQualifications : none
  }
}

/** The plain activity of each role: a teacher taught. Excludes ranks. */
const deedsOfTitles = new Map(
  [
    "teacher teach",
    "lecturer lecture",
    "tutor tutor",
    "trainer train",
    "translator translate",
    "interpreter interpret",
    "designer design",
    "developer develop",
    "programmer program",
    "writer write",
    "editor edit",
    "researcher research",
    "driver drive",
    "welder weld",
    "baker bake",
    "cook cook",
    "cleaner clean",
    "painter paint",
  ].map((pair) => {
    const [title = "", deed = ""] = pair.split(" ")
    return [title, conceptOf(deed)] as const
  }),
)

const byRole = new WeakMap<Known, ReadonlySet<string>>()

/** "Mathematics Teacher, Larkspur High School": worked there, and taught. */
function deedsOfRole(known: Known): ReadonlySet<string> {
  const before = byRole.get(known)
  if (before) return before
  const stop = known.tokens.findIndex(({ kind }) => kind === "mark")
  const title = (stop < 0 ? known.tokens : known.tokens.slice(0, stop)).at(-1)
  const deed = title && deedsOfTitles.get(title.lower)
  const said = deed === undefined ? ofRoles : new Set([...ofRoles, deed])
  byRole.set(known, said)
  return said
}

const none: ReadonlySet<string> = new Set()
const datedHeading =
  /\((?:[^()]*\b)?(?:19|20)\d\d\s*[–-]\s*(?:present|now|today|(?:\w+ )?(?:19|20)?\d\d)?\)|\(since (?:\w+ )?(?:19|20)\d\d\)/i
const degree = /^(?:B\.?Sc|BA|B\.?E|M\.?Sc|MA|PhD|MBA|BSW|Bachelor|Master|Diploma|Certificate|Licen[cs]e)\b/
