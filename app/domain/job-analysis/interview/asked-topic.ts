import { firstAnswer } from "../../language/first-answer"
import { firstClass } from "../../language/talk/word-classes/word-class"
import { prepositions } from "../../language/words/prepositions"
import { skillsNamed } from "../reading/skills/skills"
import { isDeed, opensDeed } from "../reading/skills/verb-words"
import { askedWithoutLead } from "./asking-words"
import { beforePreposition, deed, presentTense, presentWithObject, thirdPerson, undecidedDeed } from "./deed-topics"
import { isNamedOnly, nounEnd } from "./sure-verb"
import { type AskedTopic, inForm, type Opened, quoted, type Rule, thing } from "./topic-forms"
import {
  describes,
  finite,
  followsParticiple,
  isDescription,
  isForeign,
  isPraise,
  isShouted,
  isTorn,
  isWorking,
  longest,
  lowered,
  ofDeed,
  ofExperience,
  opensWithSkill,
  participle,
  pronoun,
  subordinate,
  unspoken,
} from "./topic-words"

const rules: readonly Rule[] = [
  unspeakable,
  statement,
  skillName,
  doneThing,
  nounByEnding,
  something,
  experienceOf,
  doing,
  haveDone,
  participleFirst,
  behindPreposition,
  presentWithObject,
  description,
  deed,
  undecidedDeed,
  thirdPerson,
  beforePreposition,
  presentTense,
]

/** Words a requirement so that a question can contain it. */
export function askedTopic(quote: string, isDuty = false): AskedTopic {
  const { whole, bare, opened } = askedWithoutLead(quote)
  const rest = bare.slice(opened.length).trim()
  // In "strong Go and PostgreSQL", the capital letter marks the tool.
  const isTool = !isDuty && isNamedOnly(rest) && skillsNamed(rest)[0]?.name === /^\p{L}+/u.exec(rest)?.[0]
  const words = isTool ? rest : lowered(rest)
  const full = isPartless.test(opened)
    ? words
    : lowered(bare.replace(/^(?:demonstrated|demonstrable|proven)\s+(?=experience\b)/i, ""))
  const [first = ""] = words.toLowerCase().split(/[^\p{L}'’-]/u)
  const [, written = ""] = words.split(/[^\p{L}'’-]+/u)
  const asked = { whole, opened, words, full, isDuty, isTool, first, written, second: written.toLowerCase() }
  return firstAnswer(rules, asked) ?? thing(asked)
}

/** Lead-ins that are not a part of the subject: "knows the …", "you hold a …". */
const isPartless =
  /^(?:you|must|should|will|would|need|knows?|able|willing|to|be|has|have|holds?|as|can|could|responsible)\b/i

/** "We are a team", "PASTRY SOUS CHEF WANTED" */
function unspeakable(asked: Opened): AskedTopic | null {
  const { words } = asked
  const isNoPhrase = pronoun.test(words) || words.length < 2 || words.length > longest || unspoken.test(words)
  return isNoPhrase || isForeign(words) || isShouted(words) || isTorn(words) ? quoted(asked) : null
}

/** "docs are how we decide" */
function statement(asked: Opened): AskedTopic | null {
  const verb = finite.exec(asked.words)
  return verb && !subordinate.test(asked.words.slice(0, verb.index)) ? quoted(asked) : null
}

/** "Design system chops" names a designer's skills, although "design" is a verb. */
function skillName(asked: Opened): AskedTopic | null {
  const { words, opened, first, isDuty, isTool } = asked
  const isName = !isDuty && opened === "" && isDeed(first) && !/ing$/.test(first) && opensWithSkill(words)
  return isTool || isName ? thing(asked) : null
}

/** "sold insurance" */
function doneThing(asked: Opened): AskedTopic | null {
  const isDone = !asked.isDuty && asked.opened === "" && /^(?:done|taught|sold)$/.test(asked.first)
  return isDone ? inForm(asked, "done") : null
}

/** "leadership of a ward" */
function nounByEnding(asked: Opened): AskedTopic | null {
  return nounEnd.test(asked.first) ? thing(asked) : null
}

/** "something to prove" */
function something(asked: Opened): AskedTopic | null {
  return /^(?:some|any|no|every)thing$/.test(asked.first) ? quoted(asked) : null
}

/** "wedding and banqueting experience for 150 covers" */
function experienceOf(asked: Opened): AskedTopic | null {
  return !asked.isDuty && ofExperience.test(asked.words) ? thing(asked) : null
}

/** "carrying out assessments" */
function doing(asked: Opened): AskedTopic | null {
  const { words, first, isDuty } = asked
  if (!/\p{L}{2}ing$/u.test(first)) return null
  return isDuty || opensDeed(words) || isWorking.test(words) ? inForm(asked, "doing") : null
}

/** "you have hosted webinars" */
function haveDone(asked: Opened): AskedTopic | null {
  if (!/(?:\bhave|['’]ve)\s+$/i.test(asked.opened)) return null
  return firstClass(asked.first) === "past" || participle.test(asked.first) ? inForm(asked, "done") : null
}

/** "worked as a cook", unlike "written communication" and "experienced barista" */
function participleFirst(asked: Opened): AskedTopic | null {
  const { words, opened, first, second, isDuty } = asked
  const describesNoun =
    (opened === "" || isPraise.test(opened)) && !prepositions.has(second) && !followsParticiple.test(second)
  if (firstClass(first) !== "past" || describesNoun || (isDuty && opensDeed(words))) return null
  return describes.test(first) ? quoted(asked) : inForm(asked, "done")
}

/** "Experience of work with children": only a noun or an -ing form can follow a preposition. */
function behindPreposition(asked: Opened): AskedTopic | null {
  const { words, opened, first, second } = asked
  const isNamed = /\b(?:of|in|with|at|on|as|using|exposure to|familiarity with)\s*$/i.test(opened)
  const isOf = second === "of" && !ofDeed.test(first)
  // In "some Go", the capital belongs to the name.
  const isNameBehind = opened !== "" && /^\p{Lu}/u.test(words)
  return isNamed || isOf || isNameBehind ? thing(asked) : null
}

/** "very good SQL" */
function description(asked: Opened): AskedTopic | null {
  return isDescription.test(asked.first) ? thing(asked) : null
}
