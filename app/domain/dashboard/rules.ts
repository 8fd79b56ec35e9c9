import { type LedgerFigures, ledgerShortfalls } from "../rubric/ledger-lacks"

/** The name for the greeting: the first name, else the first word of the profile's title, else "there". */
export function greetingName(firstName: string, title: string): string {
  return firstName.trim() || title.trim().split(/\s+/)[0] || "there"
}

/** How far a share may fall short of that of a good ledger before it is mentioned. */
const mostShort = 1 / 3

const lackTexts = {
  result: { lacks: "a result", verb: "describe", advice: "Say how things turned out, in words or figures." },
  numbers: { lacks: "a number", verb: "include", advice: "How many, how much, how long: readers remember figures." },
  people: {
    lacks: "other people",
    verb: "mention",
    advice: "Say who you worked with or for, and what they did.",
  },
} as const

/** A sentence on what the reflections lack most often; null without reflections or if little is missing. */
export function lackText(figures: LedgerFigures): string | null {
  const short = ledgerShortfalls(figures)
  const [worst] = (["result", "numbers", "people"] as const).toSorted((a, b) => short[b] - short[a])
  if (worst === undefined || short[worst] <= mostShort) return null
  const { lacks, verb, advice } = lackTexts[worst]
  // Found by rules, which can miss a wording: the person knows better what they wrote.
  const whose = figures.reflections === 1 ? "Your reflection doesn't seem to" : "Few of your reflections seem to"
  return `${whose} ${verb} ${lacks} yet. ${advice}`
}

/** A person's state, from which the next step is derived. */
export interface NextStepInput {
  figures: LedgerFigures
  hasExperience: boolean
  hasSkills: boolean
  /** The latest documents, newest first, with their numbers of unresolved sentences. */
  documents: { id: string; title: string; open: number }[]
  growthLeft: boolean
  contentLeft: boolean
}

export interface NextStep {
  title: string
  text: string
  to: string
  label: string
}

/** The single step that would improve a person's documents most, given what the month's limits still allow. */
export function nextStep(standing: NextStepInput): NextStep {
  const { figures, documents, growthLeft, contentLeft } = standing
  const open = documents.find((document) => document.open > 0)
  if (!standing.hasExperience) {
    return {
      title: "Bring your resume",
      text: "Upload the one you have, or your LinkedIn export. You see what we read before anything is kept.",
      to: "/import",
      label: "Bring your resume",
    }
  }
  if (figures.reflections === 0 && growthLeft) {
    return {
      title: "Tell us about one thing you did",
      text: "Two minutes and a few sentences are enough. Everything we write for you starts with what you tell us here.",
      to: "/growth-pulse",
      label: "Answer your first question",
    }
  }
  if (open) {
    const many = open.open > 1
    return {
      title: `${open.open} ${many ? "sentences need" : "sentence needs"} your decision`,
      text: `“${open.title}” says ${many ? "things" : "something"} that your evidence does not support. Confirm, edit or remove ${many ? "them" : "it"}.`,
      to: `/content/${open.id}`,
      label: many ? "Review them" : "Review it",
    }
  }
  if (documents.length === 0 && contentLeft) {
    return {
      title: "Generate your first document",
      text: "You have told us enough to start. Choose a resume, a post or a letter, and see where each sentence comes from.",
      to: "/content",
      label: "Choose what to write",
    }
  }
  if (!standing.hasSkills) {
    return {
      title: "Name your skills",
      text: "A list is enough. We will ask you about each one, so that it is backed by more than a word.",
      to: "/onboarding?step=2",
      label: "Add your skills",
    }
  }
  if (growthLeft) {
    return {
      title: "Keep the thread going",
      text: lackText(figures) ?? "Next month's documents are built from what you tell us this week.",
      to: "/growth-pulse",
      label: "Answer today's question",
    }
  }
  if (contentLeft) {
    return {
      title: "Put your evidence to work",
      text: "You have used this month's reflections. You can still turn your evidence into a document.",
      to: "/content",
      label: "Choose what to write",
    }
  }
  return {
    title: "You have reached this month's limits",
    text: "Review your evidence and documents, or see what another plan offers.",
    to: "/billing",
    label: "See plans",
  }
}
