import { stemmer } from "stemmer"
import type { Industry } from "../kernel/industry"
import { textHash } from "../kernel/text-hash"
import type { Lacks } from "../rubric/ledger-lacks"
import { type Question, skillSlot } from "./question"
import { questionBank } from "./question-bank"
import { rolesOf } from "./roles-of"

export interface QuestionContext {
  /** Raised by one for every new question. */
  turn: number
  /** Orders questions of equal fit, so that two people alike are not asked in the same order. */
  salt: string
  title: string
  industry: Industry | ""
  shortTermGoals: string
  longTermGoals: string
  skills: string[]
  lacks: Lacks
}

/** Questions of about the same fit among which the lacks of the ledger decide. */
const groupSize = 3
const skillLength = 60

/**
 * The question of a turn. Even turns take it from one half of the bank and odd turns from the other, so two
 * consecutive turns never give the same question, whatever else changes between them.
 *
 * Within the half the questions that fit the person (industry, kind of work) are ranked by the profile and walked
 * three at a time; of the three, the one that asks for what the ledger lacks most comes first, the others when the
 * walk comes round again. With an unchanged profile and salt nothing repeats before all fitting questions were
 * asked, and with a changing ledger not before a third of them.
 */
export function chooseQuestion(context: QuestionContext): Question {
  const half = Math.abs(context.turn) % 2
  const step = Math.floor(Math.abs(context.turn) / 2)
  const ranked = rankedFor(
    context,
    questionBank.filter((_, at) => at % 2 === half),
  )
  const groups = Math.ceil(ranked.length / groupSize)
  const from = (step % groups) * groupSize
  const group = ranked.slice(from, from + groupSize)
  const byLack = [...group].sort((a, b) => wanted(b, context.lacks) - wanted(a, context.lacks))
  const round = Math.floor(step / groups)
  return withSkill(byLack[round % byLack.length]!, context, round)
}

/** One question about a skill in each half is put early; the others are mixed in among the rest. */
const isSkillFirst = ({ text, asksFor }: Question) =>
  text.includes(skillSlot) && (asksFor === "skill" || asksFor === "result")

const wanted = (question: Question, lacks: Lacks) => lacks.wanted[question.asksFor] ?? 0

function rankedFor(context: QuestionContext, questions: Question[]): Question[] {
  const work = rolesOf(context.title, context.skills)
  const goals = stemsOf(`${context.shortTermGoals} ${context.longTermGoals}`)
  const skills = [...stemsOf(context.skills.join(" "))]
  const fits = (question: Question) =>
    (!question.industries || question.industries.some((industry) => industry === context.industry)) &&
    (!question.tags || question.tags.some((role) => work.has(role))) &&
    (!question.text.includes(skillSlot) || skillsToAsk(context).length > 0)
  const fit = (question: Question) =>
    (question.industries ? 3 : 0) +
    (question.tags ? 3 : 0) +
    (question.goals?.some((goal) => [...stemsOf(goal)].every((stem) => goals.has(stem))) ? 2 : 0) +
    (isSkillFirst(question) ? 2 : 0) +
    (skills.some((stem) => question.text.toLowerCase().includes(stem)) ? 1 : 0)
  return questions
    .filter(fits)
    .map((question) => ({ question, fit: fit(question), order: textHash(context.salt + question.id) }))
    .sort((a, b) => b.fit - a.fit || a.order - b.order)
    .map(({ question }) => question)
}

function withSkill(question: Question, context: QuestionContext, round: number): Question {
  if (!question.text.includes(skillSlot)) return question
  const skills = skillsToAsk(context)
  return { ...question, text: question.text.replaceAll(skillSlot, () => skills[round % skills.length]!) }
}

/** Skills that nothing was told about yet, else all; a skill that would not fit into a question is left out. */
function skillsToAsk({ lacks, skills }: QuestionContext): string[] {
  const short = (skill: string) => skill.trim() !== "" && skill.length <= skillLength
  const untold = lacks.skills.filter(short)
  return untold.length > 0 ? untold : skills.filter(short)
}

const stemsOf = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{4,}|\p{L}+[+#]+/gu) ?? []).map((word) => stemmer(word)))
