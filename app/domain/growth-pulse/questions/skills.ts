import type { Question } from "../question"

export const skills: Question[] = [
  { id: "skill-last-used", asksFor: "skill", text: "You list {skill}: when did you last use it, and what came of it?" },
  {
    id: "skill-for-whom",
    asksFor: "people",
    text: "Who have you used {skill} for this year, what did they need, and what did they say of it?",
  },
  {
    id: "skill-how-much",
    asksFor: "numbers",
    text: "How often have you used {skill}, or on how many pieces of work, and which one was the hardest?",
  },
  {
    id: "skill-shown",
    asksFor: "result",
    text: "If you had to prove {skill} with one thing you have done, which would it be, and what was its result?",
  },
]
