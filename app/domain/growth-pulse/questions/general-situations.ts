import { family } from "../question/question"

export const generalSituations = family("situation", {}, [
  ["off-plan", "situation", "What did not go as planned last week?", "What you did first, and how it ended."],
  [
    "with-less",
    "situation",
    "When did you have to manage with less than you needed?",
    "What was missing, and what you managed anyway.",
  ],
  [
    "decided",
    "action",
    "Which decision did you make without having all the facts?",
    "What you knew, what you chose, what came of it.",
    ["lead"],
  ],
  [
    "balanced",
    "task",
    "Which two demands did you have to balance this month?",
    "What you gave to each, and how it worked out.",
  ],
  ["stuck", "action", "What was stuck until you got it moving?", "How long it had been stuck, and your first step."],
  ["taken-over", "situation", "What did you take over in poor shape?", "How you found it, and how it is now."],
  [
    "said-no",
    "task",
    "What did you turn down so that something else got done?",
    "What you protected, and what that made possible.",
    ["strategy"],
  ],
  ["emergency", "action", "What was the last emergency you handled?", "Your first three moves, and how it ended."],
  ["relied-on", "task", "What do others rely on you for every week?", "How often, for how many people."],
  [
    "clear-goal",
    "task",
    "What was the clearest goal you were given this year?",
    "The goal in numbers, and where you stand.",
    ["target"],
  ],
  ["risk", "situation", "Which risk did you spot before it became a problem?", "What gave it away, and what you did."],
  [
    "simpler",
    "action",
    "What have you made simpler?",
    "Steps, pages or clicks, before and after.",
    ["automate", "improvement"],
  ],
  [
    "habit-changed",
    "action",
    "Which rule or old routine did you get changed?",
    "Why it had to go, and what replaced it.",
    ["lead", "promotion"],
  ],
  [
    "prepared",
    "action",
    "What went smoothly because you had prepared for it?",
    "What you did beforehand, and what it spared you.",
  ],
])
