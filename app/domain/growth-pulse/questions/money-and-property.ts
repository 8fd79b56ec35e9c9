import type { Question } from "../question"

export const moneyAndProperty: Question[] = [
  {
    id: "fin-odd-figure",
    asksFor: "numbers",
    industries: ["Finance"],
    goals: ["audit", "control"],
    text: "Which error, gap or odd figure did you find recently, what amount was at stake, and what was done about it?",
  },
  {
    id: "fin-deadline",
    asksFor: "task",
    industries: ["Finance"],
    text: "What was due at your last closing, filing or report, which part was yours, and when was it finished?",
  },
  {
    id: "fin-decision",
    asksFor: "people",
    industries: ["Finance"],
    goals: ["advise", "lead"],
    text: "Who did you last help with a decision about money, what did you show them, and what did they decide?",
  },
  {
    id: "fin-saved",
    asksFor: "result",
    industries: ["Finance"],
    text: "Where did you last save money or bring some in, how much was it, and who confirmed the figure?",
  },
  {
    id: "fin-check",
    asksFor: "action",
    industries: ["Finance"],
    goals: ["control", "automate"],
    text: "Which check, rule or report did you introduce or change, why was it needed, and what has it caught since?",
  },
  {
    id: "fin-model",
    asksFor: "skill",
    industries: ["Finance"],
    goals: ["analysis"],
    text: "Which calculation, model or spreadsheet of yours do others rely on, and what do they use it for?",
  },
  {
    id: "estate-closed",
    asksFor: "result",
    industries: ["Real Estate"],
    text: "Which sale, letting or handover did you bring to a close most recently, what made it hard, and what was agreed?",
  },
  {
    id: "estate-figures",
    asksFor: "numbers",
    industries: ["Real Estate"],
    text: "How long did your last property stand empty or on the market, and how does that compare with others like it?",
  },
  {
    id: "estate-parties",
    asksFor: "people",
    industries: ["Real Estate"],
    goals: ["negotiation"],
    text: "When did two sides last want different things about a property, what did you propose, and what did they settle on?",
  },
  {
    id: "estate-defect",
    asksFor: "situation",
    industries: ["Real Estate"],
    text: "Which defect, gap in the papers or surprise came up at a property lately, and what did you do about it?",
  },
  {
    id: "estate-find",
    asksFor: "skill",
    industries: ["Real Estate"],
    goals: ["valuation"],
    text: "How did you last work out what a property is worth or what it needs, and how close did you come?",
  },
  {
    id: "estate-tenant",
    asksFor: "action",
    industries: ["Real Estate"],
    text: "What did you last do for a tenant, buyer or owner that was more than they had asked for, and what followed from it?",
  },
]
