import type { DraftSentence } from "../../../evidence/schema"
import type { Line, Material } from "../../material-schema"
import { countWords } from "../../rules"
import type { IsCarried } from "../carried-by"
import { fact, idsOf } from "../compose"
import { contentWords, overlap } from "../wording/focus"
import { languageNamed, speaks } from "../wording/spoken"
import { withAbbreviations } from "../wording/typed-names"
import { inAList, lowered } from "../wording/wording"
import { heldPapers } from "./held-papers"

const maxSkills = 3
const maxLanguages = 3

/**
 * The sentences of a letter about skills, a degree, credentials and languages: facts of the profile that no action has
 * mentioned.
 */
export function heldBy(material: Material, isCarried: IsCarried): DraftSentence[] {
  const asked = ({ text }: Line) => overlap(contentWords(text), material.focus)
  const skills = material.skills
    .filter(({ text }) => countWords(text) <= 4 && !/[()&/+]/.test(text))
    .filter(({ text }) => !material.languages.some((language) => language.text.startsWith(text)))
    .filter(isOwnSkill)
    .map((skill, at) => ({ skill, at }))
    .sort((a, b) => asked(b.skill) - asked(a.skill) || a.at - b.at)
    .slice(0, maxSkills)
    .map(({ skill }) => skill)
  const isWanted = (line: Line) => Number(material.focus.has([...contentWords(languageNamed(line))][0] ?? ""))
  const languages = [...material.languages].sort((a, b) => isWanted(b) - isWanted(a)).slice(0, maxLanguages)
  return [
    ...(skills.length > 1
      ? [fact(`My skills include ${inAList(skills.map(({ text }) => inSentence(text)))}.`, idsOf(skills))]
      : []),
    ...heldPapers(material, isCarried),
    ...(languages.length > 0 ? [speaks(languages)] : []),
  ]
}

/** "Ventilation" says nothing beside "mechanical ventilation". */
const isOwnSkill = (skill: Line, _: number, all: Line[]) =>
  !all.some((other) => other !== skill && ` ${other.text.toLowerCase()} `.includes(` ${skill.text.toLowerCase()} `))

/** "Stock control" and "Mentoring" are lowercased within a sentence; a name ("Civil 3D", "Kafka", "Notion") is unchanged. */
const inSentence = (typed: string) => loweredSkill(withAbbreviations(typed))

const loweredSkill = (text: string) =>
  /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) || (activity.test(text) && !product.test(text)) ? lowered(text) : text

const activity = /^\p{Lu}\p{Ll}{3,}(?:ing|tion|sion|ment|ship|ness|ery|ance|ence|istics)$/u
const product = /^(?:Notion|Lightning)$/
