import type { Question } from "../question"

export const skills: Question[] = [
  { id: "skill-last-used", asksFor: "skill", text: "You list {skill}: when did you last use it, and what came of it?" },
  {
    id: "skill-for-whom",
    asksFor: "people",
    text: "For whom have you used {skill} this year, what did they need, and how did they judge it?",
  },
  {
    id: "skill-how-much",
    asksFor: "numbers",
    text: "How often or on how much have you used {skill} so far, and on what was it hardest?",
  },
  {
    id: "skill-shown",
    asksFor: "result",
    text: "If you had to prove {skill} with one thing you have done, which would it be, and what was its result?",
  },
]
