import { family } from "../question/question"

export const generalLearning = family("learning", {}, [
  [
    "can-now",
    "learning",
    "What can you do today that was beyond you six months ago?",
    "The first time you used it for real.",
  ],
  [
    "failure",
    "learning",
    "Which failure taught you something you still use?",
    "What happened, and what you do now instead.",
  ],
  [
    "changed-mind",
    "learning",
    "What did you change your mind about this year?",
    "What you thought, what you saw, what you do now.",
  ],
  [
    "course",
    "skill",
    "Which course or certificate have you put to use?",
    "Where you used it, and what it got you.",
    ["certification", "qualification"],
  ],
  [
    "practiced",
    "skill",
    "What have you practiced enough to be good at by now?",
    "How often you did it, and what shows it.",
  ],
  [
    "worked-out",
    "learning",
    "Which problem did you figure out by yourself?",
    "How long it took, and what gave you the key.",
  ],
  [
    "start-over",
    "learning",
    "What would you do differently if last month started over?",
    "The one change, and what it would save.",
  ],
  ["borrowed", "learning", "Which idea did you borrow and put to work?", "Where it came from, and what it changed."],
  [
    "routine",
    "action",
    "Which routine of yours saves you the most trouble?",
    "How long you have kept it, and what it prevents.",
  ],
  [
    "read",
    "learning",
    "What did you read or hear lately that changed something you do?",
    "The source, the change, and the effect.",
  ],
  [
    "new-method",
    "skill",
    "Which new tool or method did you try this month?",
    "What you tried it on, and how it compared.",
  ],
  [
    "strength",
    "skill",
    "Which strength of yours did you use this week?",
    "One moment that shows it, with its outcome.",
  ],
])
