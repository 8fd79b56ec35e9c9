import type { Question } from "../question"

export const generalPeople: Question[] = [
  {
    id: "thanked",
    asksFor: "feedback",
    text: "Who last thanked you for something, what had you done, and what did it change for them?",
  },
  {
    id: "praised-words",
    asksFor: "feedback",
    goals: ["promotion"],
    text: "What did somebody say or write about your work recently, as close to their words as you can, and what was it about?",
  },
  {
    id: "criticism",
    asksFor: "feedback",
    text: "Which criticism of your work did you take up, what did you change, and did anybody notice?",
  },
  {
    id: "asked-for",
    asksFor: "people",
    goals: ["expert"],
    text: "What do people come to you for, who came last, and what did they leave with?",
  },
  {
    id: "helped-colleague",
    asksFor: "people",
    goals: ["lead", "mentor"],
    text: "Who did you help to get something done this month, what did you contribute, and what did they achieve?",
  },
  {
    id: "learned-from-you",
    asksFor: "people",
    goals: ["mentor", "teach"],
    text: "Who can do something today because you showed them, and what is it?",
  },
  {
    id: "won-over",
    asksFor: "people",
    goals: ["lead", "communication"],
    text: "Who was against an idea of yours at first, what did you do, and where do they stand now?",
  },
  {
    id: "worked-across",
    asksFor: "people",
    goals: ["collaborate", "lead"],
    text: "Who from another field, trade or place did you work with lately, what did each of you bring, and what came out of it?",
  },
  {
    id: "difficult-talk",
    asksFor: "people",
    goals: ["communication", "lead"],
    text: "Which conversation had you been putting off, how did it go, and what has changed since?",
  },
  {
    id: "first-contact",
    asksFor: "people",
    goals: ["network", "client"],
    text: "Who did you get to know through work this season, how did it come about, and what has come of it?",
  },
  {
    id: "misunderstanding",
    asksFor: "people",
    goals: ["communication"],
    text: "When were you last misunderstood at work, what did the other person take you to mean, and how was it cleared up?",
  },
  {
    id: "on-your-behalf",
    asksFor: "feedback",
    goals: ["network", "client"],
    text: "Who has recommended you, or would do so tomorrow, and what would they point to?",
  },
  {
    id: "spoke-up",
    asksFor: "action",
    goals: ["speak", "lead"],
    text: "When did you last speak in front of others, to how many, on what subject, and what did they take away?",
  },
  {
    id: "kept-promise",
    asksFor: "result",
    text: "Which promise did you make to a customer, colleague or partner, and how did you keep it?",
  },
]
