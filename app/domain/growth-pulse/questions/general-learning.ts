import type { Question } from "../question"

export const generalLearning: Question[] = [
  {
    id: "learned-lately",
    asksFor: "learning",
    goals: ["learn"],
    text: "What have you learned in the past month, how did you learn it, and where have you used it already?",
  },
  {
    id: "certificate",
    asksFor: "learning",
    goals: ["certificate", "qualification", "degree"],
    text: "Which course, test or certificate did you last complete, what did you have to do for it, and where have you used it since?",
  },
  {
    id: "do-over",
    asksFor: "learning",
    text: "Which piece of work would you do differently today, what did you do then, and what would you do now?",
  },
  {
    id: "tool-changed",
    asksFor: "skill",
    goals: ["learn"],
    text: "Which tool or program do you use differently from a year ago, and what does that let you do?",
  },
  {
    id: "change-of-field",
    asksFor: "skill",
    goals: ["career change", "transition", "switch"],
    text: "What did you bring along from an earlier job or field that is of use in your present work, and when did it last help?",
  },
  {
    id: "taught-yourself",
    asksFor: "learning",
    goals: ["learn"],
    text: "What did you teach yourself because nobody else could do it, and how well does it work?",
  },
  {
    id: "habit",
    asksFor: "skill",
    text: "Which habit keeps your work in order, since when have you had it, and what does it prevent?",
  },
  {
    id: "read-and-used",
    asksFor: "learning",
    goals: ["expert"],
    text: "What did you read, hear or watch that changed how you do something, and what do you do now?",
  },
  {
    id: "outside-work",
    asksFor: "skill",
    text: "What do you do outside paid work that takes skill, what have you achieved with it, and who has seen it?",
  },
  {
    id: "next-step-done",
    asksFor: "action",
    goals: ["promotion", "goal"],
    text: "What have you already done this month towards the next step you want to take at work, and how far did it get you?",
  },
  {
    id: "new-responsibility",
    asksFor: "task",
    goals: ["lead", "manage", "promotion"],
    text: "When did you last do a part of the job that you would like to have next, and how did it go?",
  },
  {
    id: "own-business",
    asksFor: "result",
    goals: ["freelance", "business", "entrepreneur", "client"],
    text: "Which client or order did you win by yourself, what did you deliver, and did they come back?",
  },
  {
    id: "public-proof",
    asksFor: "feedback",
    goals: ["publish", "speak", "portfolio", "influence"],
    text: "What have you shown in public lately, such as a talk, a post, a stall or an exhibition, and what response did it get?",
  },
  {
    id: "experiment",
    asksFor: "learning",
    text: "What did you try that did not work, how did you find out, and what did you do instead?",
  },
]
