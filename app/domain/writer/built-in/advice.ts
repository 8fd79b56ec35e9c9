import type { Achievement, Material } from "../material-schema"
import type { WritingRequest } from "../writer"
import { contentWords } from "./focus"
import { firstPersonBio } from "./person-sentences"

const most = 5

/** What to add for a stronger text: exact, in the order of what it would change, at most five. */
export function adviceFor(request: WritingRequest, material: Material, used: Achievement[]): string[] {
  const noResult = used.filter(
    (each) => each.result.length === 0 && each.told === "reflection" && !amount.test(each.claim),
  )
  const noDeed = used.filter((each) => each.action.length === 0 && each.told === "reflection")
  return [
    ...missing(material),
    ...moreReflections(request),
    ...gapsOf(request),
    ...noResult.slice(0, 2).map(resultAdvice),
    ...noDeed.slice(0, 1).map((each) => `Say what you yourself did in “${short(each.bullet)}”.`),
    ...shortForms(used),
  ].slice(0, most)
}

const amount =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|third|quarter|doubled|halved)\b/i
const outcome = /\b(?:adopted|used|promoted|upstreamed|on (?:their|its) own|so (?:that )?nobody|no longer|now)\b/i

/** What to add to an achievement whose result is not told, or told without a number. */
function resultAdvice(each: Achievement): string {
  const name = short(each.bullet)
  if (outcome.test(each.bullet)) return `Put a number to the result of “${name}”: how many, how much or how often.`
  return `Add a result with a number to your reflection “${name}”.`
}

function moreReflections(request: WritingRequest): string[] {
  const there = request.evidence.filter((item) => item.kind === "reflection").length
  if (there >= 3) return []
  const basis = there === 0 ? "no reflection is" : there === 1 ? "only one reflection is" : "only two reflections are"
  return [`Answer ${3 - there} more reflection ${there === 2 ? "question" : "questions"}: ${basis} there to draw on.`]
}

function missing(material: Material): string[] {
  const wanted: [boolean, string][] = [
    [material.roles.length === 0, "Add your roles to your profile, one line each: title, employer, from when to when."],
    [material.roles.some((role) => role.kind === "work" && !role.dates), "Add the dates of each role to your profile."],
    [material.achievements.length === 0, "Answer a reflection question with one thing you did and what came of it."],
    [
      material.skills.length === 0,
      "List your skills in your profile: they order the text and become the skills section and the hashtags.",
    ],
    [
      material.bio.length > 0 && firstPersonBio(material).length === 0,
      "Write your bio in one or two whole sentences: a letter and a bio open with it.",
    ],
    [material.bio.length === 0, "Write two sentences about yourself in your profile's bio."],
  ]
  return wanted.filter(([lacks]) => lacks).map(([, advice]) => advice)
}

/** Names and terms of the posting that nothing captured carries: shown beside the text, never written into it. */
function gapsOf(request: WritingRequest): string[] {
  if (!request.posting) return []
  const own = contentWords(
    [...request.evidence.map((item) => item.text), request.posting.title, request.posting.company].join(" "),
  )
  const terms =
    request.posting.text.match(
      /(?<=[\p{Ll},;:(]\s*)\p{Lu}[\p{L}\p{N}+#.&-]*[\p{L}\p{N}+#](?:\s\p{Lu}[\p{L}\p{N}+#-]*)*/gu,
    ) ?? []
  const gaps = [...new Set(terms)].filter((term) => [...contentWords(term)].some((word) => !own.has(word))).slice(0, 5)
  return gaps.length === 0
    ? []
    : [
        `The posting names ${gaps.join(", ")}; nothing you have captured shows it. If you have it, reflect on a time you used it.`,
      ]
}

function shortForms(used: Achievement[]): string[] {
  const found = used.flatMap(
    (each) => each.bullet.match(/\b(?:pts?|abx|reg|hca|obs|meds|dept|mgmt|dr|hrs?|wk|yr|mth|w\/)\b/gi) ?? [],
  )
  const forms = [...new Set(found)].slice(0, 4)
  return forms.length === 0
    ? []
    : [`Write out ${forms.join(", ")} in your reflections: readers outside your field may not know the short form.`]
}

export function short(text: string): string {
  const words = text.split(/\s+/)
  return words.length <= 9
    ? text
    : `${words
        .slice(0, 9)
        .join(" ")
        .replace(/[,;:]$/, "")} …`
}
