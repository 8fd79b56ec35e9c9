import { laidOut } from "../../language/laid-out"
import type { Achievement, Material } from "../material-schema"
import type { WritingRequest } from "../writer"
import { contentWords } from "./wording/focus"

const most = 6

/** Specific suggestions for a stronger text, in order of their effect, at most six. */
export function adviceFor(request: WritingRequest, material: Material, used: Achievement[]): string[] {
  const unmeasured = used.filter((each) => !each.hasNumber && each.told === "reflection")
  return [
    ...waiting(material),
    ...missing(material),
    ...moreReflections(request),
    ...gapsOf(request),
    ...unmeasured
      .slice(0, 2)
      .map((each) => `Put a number on “${short(each.bullet)}”: how many, how much or how often.`),
    ...shortForms(used),
  ].slice(0, most)
}

/** How many lines could not be used because the user has not reviewed them. */
export function waiting({ waiting: count }: Material): string[] {
  if (count === 0) return []
  if (count === 1)
    return ["1 line is waiting for your review in Achievements: agree to it, and the next text can use it."]
  return [`${count} lines are waiting for your review in Achievements: agree to them, and the next text can use them.`]
}

function moreReflections(request: WritingRequest): string[] {
  const there = request.evidence.filter((item) => item.kind === "reflection").length
  if (there >= 3) return []
  const asked = ["three reflection questions", "two more reflection questions", "one more reflection question"][there]
  return [`Answer ${asked}: so far, this text has ${["none", "only one", "only two"][there]} to draw on.`]
}

function missing(material: Material): string[] {
  const wanted: [boolean, string][] = [
    [material.roles.length === 0, "Add your roles to your profile, one line each: title, employer and dates."],
    [material.roles.some((role) => role.kind === "work" && !role.dates), "Add the dates of each role to your profile."],
    [material.achievements.length === 0, "Answer a reflection question with one thing you did and what came of it."],
    [
      material.skills.length === 0,
      "List your skills in your profile: they become the skills section and the hashtags.",
    ],
    [material.bio.length === 0, "Write two sentences about yourself in your profile's bio."],
  ]
  return wanted.filter(([lacks]) => lacks).map(([, advice]) => advice)
}

/** Names and terms of the posting without evidence: shown beside the text, never used in it. */
function gapsOf(request: WritingRequest): string[] {
  if (!request.posting) return []
  const own = contentWords(
    [...request.evidence.map((item) => item.text), request.posting.title, request.posting.company].join(" "),
  )
  const terms =
    (request.criteria?.join("\n") ?? askingPart(request.posting.text))
      .slice(0, longestRead)
      .replace(aboutTheAd, "")
      .match(/(?<=[\p{Ll},;:(][^\S\n]*)\p{Lu}[\p{L}\p{N}+#.&-]*[\p{L}\p{N}+#](?:[^\S\n]\p{Lu}[\p{L}\p{N}+#-]*)*/gu) ??
    []
  const gaps = [...new Set(terms)].filter((term) => [...contentWords(term)].some((word) => !own.has(word))).slice(0, 5)
  return gaps.length === 0
    ? []
    : [
        `The posting names ${gaps.join(", ")}; nothing you have captured shows it. If you have it, reflect on a time you used it.`,
      ]
}

const longestRead = 20_000

/** The lines from the first heading of requirements on, if there is one. */
function askingPart(text: string): string {
  const at = text.search(asking)
  return at < 0 ? text : text.slice(at)
}

const asking =
  /^[^\S\n]*(?:essential|desirable|(?:key |minimum |job )?requirements?|(?:minimum |basic |preferred |required )?qualifications|must[- ]haves?|(?:key |required )?skills|selection criteria|person specification|what you(?:'ll| will)? (?:need|bring)|you (?:have|bring|will have))\b[^\n]{0,40}$/imu

/**
 * Lines that describe the job or the ad instead of requiring something: "Salary: Grade 8", "For a chat contact Joanne
 * Firth".
 */
const aboutTheAd = new RegExp(
  laidOut`
    ^[^\S\n]*(?:
      (?:(?:job|post|role|vacancy) )?(?:
        title|ref(?:erence)?|salary|pay|rate|grade|band|contract|employment|hours|location|place|base|department|team|
        division|closing|deadline|interviews?|start|e-?mail|phone|website|company|employer|organi[sz]ation
      )\b[^:\n]{0,24}:|
      [^\n]{0,120}\b(?:
        contact|informal|enquir|inquir|queries|equal(?:ity)? |committed to|disability confident|dbs check
      )\b
    ).*$
  `,
  "gimu",
)

function shortForms(used: Achievement[]): string[] {
  const found = used.flatMap(
    (each) => each.bullet.match(/\b(?:pts?|abx|reg|hca|obs|meds|dept|mgmt|dr|hrs?|wk|yr|mth|w\/)\b/gi) ?? [],
  )
  const forms = [...new Set(found)].slice(0, 4)
  return forms.length === 0
    ? []
    : [`Write out ${forms.join(", ")} in your lines: readers outside your field may not know the abbreviation.`]
}

export function short(text: string): string {
  const words = text.split(/\s+/)
  if (words.length <= 9) return text
  return `${words
    .slice(0, 9)
    .join(" ")
    .replace(/[,;:]$/, "")} …`
}
