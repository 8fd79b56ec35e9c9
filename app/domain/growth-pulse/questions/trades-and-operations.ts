import { family } from "../question/question"

export const tradesAndOperations = [
  ...family("craft", { tags: ["craft"] }, [
    [
      "piece",
      "result",
      "Which finished job or piece are you proudest of this month?",
      "What was tricky, and how it turned out.",
    ],
    [
      "repair",
      "action",
      "What did you repair after others had given up on it?",
      "What was wrong, and how you found it.",
    ],
    ["waste", "numbers", "How did you cut waste, rework or callbacks?", "How much then, and how much now."],
    [
      "hazard",
      "situation",
      "Which hazard did you get rid of on the job?",
      "Who could have been hurt, and what you changed.",
    ],
    [
      "handover",
      "feedback",
      "What did the customer say about your last job?",
      "Their words, and whether they came back.",
    ],
    [
      "apprentice",
      "people",
      "What has an apprentice or helper learned from you?",
      "What they now do without you.",
      ["teach", "mentor"],
    ],
    ["trick", "skill", "Which trick or setup of yours saves time?", "Minutes per job, and who has copied it."],
  ]),
  ...family("operations", { tags: ["operations"] }, [
    ["bottleneck", "action", "Which bottleneck did you clear?", "What waited there, and for how long."],
    ["on-time", "numbers", "How much of your work went out on time last month?", "The share, and what it was before."],
    ["schedule", "task", "Which schedule or plan did you rework?", "What clashed, and what fits now."],
    [
      "supplier",
      "people",
      "What did you get a supplier or vendor to do?",
      "What you asked for, and what it was worth.",
    ],
    ["cheaper", "numbers", "What did you get done for less money?", "The old price, the new one, and how."],
    ["mix-up", "situation", "Which mix-up did you sort out?", "Who was affected, and how fast it was fixed."],
    [
      "everyone-uses",
      "result",
      "Which checklist or file of yours does everyone use?",
      "What went wrong before it existed.",
    ],
  ]),
  ...family("creative", { tags: ["creative"] }, [
    [
      "piece",
      "result",
      "Which of your recent pieces would you show a stranger first?",
      "What makes it good, and how people took it.",
    ],
    ["reach", "numbers", "How many people saw, read or heard your last piece?", "And how many the one before that."],
    [
      "thrown-away",
      "action",
      "Which version did you throw away to reach the right one?",
      "What was wrong with it, and what fixed it.",
    ],
    ["client", "people", "What did you talk a client or editor into?", "What they wanted first, and how it ended."],
    [
      "constraint",
      "situation",
      "Which limit of time or budget made your work better?",
      "The limit, and the idea it forced.",
    ],
    ["craft", "learning", "What have you gotten better at in your craft this year?", "A piece that shows it."],
  ]),
]
