import type { Industry } from "../../kernel/industry"
import { textHash } from "../../kernel/text-hash"
import type { Lacks } from "../../rubric/ledger-lacks"
import { turnsPerRound } from "../../users/question-turn"
import { followUp } from "../follow-up/follow-up"
import { openMatters, type ToldEntry } from "../follow-up/open-matters"
import { contentStems } from "./content-stems"
import { type Question, type SkillKind, skillSlot } from "./question"
import { questionBank } from "./question-bank"
import { rolesOf } from "./roles-of"
import { seasonsAt } from "./season"
import { skillKind } from "./skill-kind"

export interface QuestionContext {
  /** Incremented with every question. A reflection starts the next round of `turnsOfRound`. */
  turn: number
  /** Varies the order of equally fitting questions, so that two similar people get different ones. */
  salt: string
  now: Date
  title: string
  industry: Industry | ""
  shortTermGoals: string
  longTermGoals: string
  skills: string[]
  lacks: Lacks
  /** The latest reflections, newest first. */
  told: readonly ToldEntry[]
  /** Questions about requirements of saved postings that no evidence shows, most important first. */
  gaps?: readonly string[]
}

/** The index in the ranking at which the search for a position in the round starts. */
const startOf = (place: number, length: number) => Math.floor((place * length) / turnsPerRound)

/**
 * Chooses the question of a turn. A round starts with a follow-up if the last reflection left something open, else with
 * a requirement of a saved posting that no evidence shows. All other questions come from the bank: even turns use one
 * half and odd turns the other, so consecutive turns never give the same question, whatever else changes.
 *
 * Within its half, questions are ranked by how well industry, kind of work, season, skills and goals fit. Each position
 * in a round searches the ranking from its own start and, among similar fits, prefers what the ledger lacks most: the
 * first question after a reflection fits best, later ones differ in kind, and none repeats before a seventh of the half
 * was used. Recently answered questions are skipped.
 */
export function chooseQuestion(context: QuestionContext): Question {
  const turn = Math.abs(context.turn)
  const place = turn % turnsPerRound
  const [open] = place === 0 ? openMatters(context.told, context.now) : []
  if (open) return followUp(open)
  const asked = new Set(context.told.map(({ question }) => question))
  const gap = place === 0 ? context.gaps?.find((question) => !asked.has(question)) : undefined
  if (gap) return gapAsked(gap)
  const ranked = rankedFor(
    context,
    questionBank.filter((_, at) => at % 2 === turn % 2),
  )
  const round = Math.floor(turn / turnsPerRound)
  const start = startOf(place, ranked.length) + Math.floor(round / 2)
  const inOrder = ranked.map((_, at) => withSkill(ranked[(start + at) % ranked.length]!, context, round))
  return inOrder.find(({ text }) => !asked.has(text)) ?? inOrder[0]!
}

const gapAsked = (text: string): Question => ({
  id: "posting-gap",
  text,
  hint: "One of your saved postings asks for this. Name the moment, your own part, and what came of it.",
  asksFor: "skill",
})

function rankedFor(context: QuestionContext, questions: Question[]): Question[] {
  const work = rolesOf(context.title, context.skills)
  const goals = contentStems(`${context.shortTermGoals} ${context.longTermGoals}`)
  const season = seasonsAt(context.now)
  const kinds = new Set(context.skills.map((skill) => skillKind(skill)?.kind))
  const fits = (question: Question) =>
    (!question.industries || question.industries.some((industry) => industry === context.industry)) &&
    (!question.tags || question.tags.some((role) => work.has(role))) &&
    (!question.words || question.words.test(`${context.title}, ${context.skills.join(", ")}`)) &&
    !question.except?.some((role) => work.has(role)) &&
    (!question.season || season.has(question.season)) &&
    (!question.skill || kinds.has(question.skill))
  const fit = (question: Question) =>
    (question.industries ? 3 : 0) +
    (question.tags ? 3 : 0) +
    (question.season ? 4 : 0) +
    (question.goals?.some((goal) => [...contentStems(goal)].every((stem) => goals.has(stem))) ? 2 : 0) +
    (question.skill && question.asksFor === "skill" ? 3 : 0)
  const ranked = questions
    .filter(fits)
    .map((question) => ({ question, fit: fit(question), order: textHash(context.salt + question.id) }))
    .sort((a, b) => b.fit - a.fit || a.order - b.order)
    .map(({ question }) => question)
  return byLack(ranked, context.lacks)
}

/** Sorts each range of similarly fitting questions by what the ledger lacks most. */
function byLack(ranked: Question[], { wanted }: Lacks): Question[] {
  const want = ({ asksFor }: Question) => wanted[asksFor] ?? 0
  return Array.from({ length: turnsPerRound }, (_, place) =>
    ranked.slice(startOf(place, ranked.length), startOf(place + 1, ranked.length)).sort((a, b) => want(b) - want(a)),
  ).flat()
}

function withSkill(question: Question, context: QuestionContext, round: number): Question {
  if (!question.skill) return question
  const skills = skillsToAsk(context, question.skill)
  return { ...question, text: question.text.replaceAll(skillSlot, () => skills[round % skills.length]!) }
}

/** Skills of a kind that no reflection mentions yet, or else all of them, as spelled within a sentence. */
function skillsToAsk({ lacks, skills }: QuestionContext, kind: SkillKind): string[] {
  const ofKind = (all: string[]) =>
    all.flatMap((skill) => {
      const known = skillKind(skill)
      return known?.kind === kind ? [known.shown] : []
    })
  const untold = ofKind(lacks.skills)
  return untold.length > 0 ? untold : ofKind(skills)
}
