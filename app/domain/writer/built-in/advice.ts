import { firstWordsOf } from "../../language/cut-text"
import type { Achievement, Material } from "../material-schema"
import type { WritingRequest } from "../writer"
import { gapsOf } from "./posting-gaps"
import { typedAsMessages } from "./wording/person-sentences"

const most = 6

/** Specific suggestions for a stronger text, in order of their effect, at most six. */
export function adviceFor(request: WritingRequest, material: Material, used: Achievement[]): string[] {
  const unmeasured = used.filter(
    (each) => !each.hasNumber && each.told === "reflection" && namesSeveral.test(each.bullet),
  )
  return [
    ...waiting(material),
    ...missing(material),
    ...messages(material),
    ...moreReflections(request),
    ...gapsOf(request),
    ...unmeasured
      .slice(0, 2)
      .map((each) => `Put a number on “${short(each.bullet)}”: how many, how much or how often.`),
    ...shortForms(used),
  ].slice(0, most)
}

/** "An assessment" has no count; only plural things or people do. */
const namesSeveral =
  /\b(?!this\b|was\b|has\b|less\b|process\b|business\b|across\b|always\b|status\b|its\b|his\b|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b)\p{L}{2,}s\b|\b(?:people|staff|children|team|time|cost)\b/iu

/** Statements of the bio that no document should contain as they are typed. */
const messages = (material: Material): string[] =>
  typedAsMessages(material).map(
    ({ text }) =>
      `Left out: “${short(text)}”. Your bio reads like a message here. Say what you do in one sentence of its own, such as “Site manager with 12 years in housing”.`,
  )

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

function shortForms(used: Achievement[]): string[] {
  const found = used.flatMap(
    (each) => each.bullet.match(/\b(?:pts?|abx|reg|hca|obs|meds|dept|mgmt|dr|hrs?|wk|yr|mth|w\/)\b/gi) ?? [],
  )
  const forms = [...new Set(found)].slice(0, 4)
  return forms.length === 0
    ? []
    : [`Write out ${forms.join(", ")} in your lines: readers outside your field may not know the abbreviation.`]
}

export const short = (text: string): string => firstWordsOf(text, 9)
