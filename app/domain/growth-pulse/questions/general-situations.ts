import type { Question } from "../question"

export const generalSituations: Question[] = [
  {
    id: "went-wrong",
    asksFor: "situation",
    text: "What went wrong recently, what did you do first, and how did it end?",
  },
  {
    id: "on-short-notice",
    asksFor: "situation",
    text: "When did you last have to step in at short notice, for whom or what, and how did it go?",
  },
  {
    id: "not-enough",
    asksFor: "situation",
    text: "When did you last lack time, money or people for something that still had to be done, and how did you manage?",
  },
  {
    id: "unclear-request",
    asksFor: "task",
    text: "Which request was unclear when it reached you, what did you ask, and what did it turn out to be about?",
  },
  {
    id: "whose-job",
    asksFor: "task",
    goals: ["promotion", "lead"],
    text: "What are you responsible for now that was somebody else's job or nobody's job a year ago, and how did that come about?",
  },
  {
    id: "from-scratch",
    asksFor: "action",
    goals: ["entrepreneur"],
    text: "What did you start from nothing, what was the first step, and where does it stand today?",
  },
  {
    id: "picked-up",
    asksFor: "situation",
    text: "What did you take over from somebody else, in what state was it then, and in what state is it now?",
  },
  {
    id: "two-at-once",
    asksFor: "task",
    text: "When did two urgent things last fall on the same day, which one did you do first, and why?",
  },
  {
    id: "said-no",
    asksFor: "task",
    text: "What did you decide not to do lately, what spoke for it, and how do you see that decision today?",
  },
  {
    id: "warned-early",
    asksFor: "situation",
    text: "What did you see coming before others did, who did you tell, and what was done about it?",
  },
  {
    id: "repair",
    asksFor: "action",
    text: "What was broken, missing or out of date when you came to it, and what exactly did you do about it?",
  },
  {
    id: "small-fix",
    asksFor: "action",
    text: "Which small change took you less than a day and has been of use ever since?",
  },
  {
    id: "step-by-step",
    asksFor: "action",
    text: "Take one thing you did last week that took several steps: what were the steps, in order, and what came out at the end?",
  },
  {
    id: "rule-of-thumb",
    asksFor: "skill",
    text: "Which rule of thumb do you work by, where did you get it from, and when did it last help?",
  },
]
