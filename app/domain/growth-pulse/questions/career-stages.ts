import { family } from "../question/question"

export const careerStages = [
  ...family("starting", { tags: ["starting"] }, [
    [
      "project",
      "result",
      "Which project or assignment turned out better than you hoped?",
      "What you did, and what it showed.",
      ["job", "internship"],
    ],
    ["group", "task", "What was your own part in your last group project?", "What you decided or made yourself."],
    [
      "alone",
      "people",
      "What did a supervisor let you do alone for the first time?",
      "Why they trusted you, and how it went.",
    ],
    [
      "score",
      "numbers",
      "Which grade, score or ranking are you proud of?",
      "The number, and how many you were up against.",
    ],
    [
      "side-job",
      "skill",
      "What has a part-time job or internship taught you?",
      "One situation that shows it.",
      ["job"],
    ],
    [
      "organized",
      "people",
      "What have you organized outside class or work?",
      "How many came, and what you took care of.",
    ],
    ["exam", "learning", "How did you get through your hardest exam or task?", "How you prepared, and how it ended."],
    ["mentor", "feedback", "What has a teacher or supervisor praised you for?", "Their words, and what you had done."],
  ]),
  ...family("seeking", { tags: ["seeking"] }, [
    ["counted-on", "task", "What did your last employer count on you for?", "How often, and for how many people."],
    [
      "first-shown",
      "result",
      "Which result from your last job would you show first?",
      "One number, and your part in it.",
      ["job"],
    ],
    [
      "kept-up",
      "skill",
      "What have you learned since your last job?",
      "How you learned it, and where you tried it.",
      ["certification"],
    ],
    ["recommend", "feedback", "Who from a past job would recommend you?", "What they would say you did."],
    [
      "unpaid",
      "people",
      "What have you done lately to help somebody outside paid work?",
      "What they needed, and what came of it.",
    ],
    ["glad", "action", "Which problem in a past job are you glad you solved?", "What it cost while it lasted."],
    [
      "handled",
      "numbers",
      "How many people, orders or projects did you handle in your last job?",
      "A week's figure is enough.",
    ],
    [
      "interview",
      "learning",
      "What did your latest application or interview teach you?",
      "What you will say differently next time.",
      ["job"],
    ],
  ]),
]
