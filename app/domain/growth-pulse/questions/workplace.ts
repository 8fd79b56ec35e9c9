import { family } from "../question/question"

export const workplace = family("workplace", { except: ["starting", "seeking"] }, [
  [
    "missed",
    "task",
    "What would your coworkers miss most if you took a month off?",
    "Who would notice first, and why.",
  ],
  [
    "process",
    "numbers",
    "Which process at work runs better because of you?",
    "Time, cost or errors, before and after.",
    ["improvement", "promotion"],
  ],
  [
    "meeting",
    "result",
    "Which meeting ended in a decision because of something you said?",
    "What you said, and what was decided.",
  ],
  [
    "watched",
    "numbers",
    "Which number at work do you watch most closely?",
    "Where it stood in January, and where it stands now.",
    ["target"],
  ],
  [
    "handed-over",
    "people",
    "What could you hand over thanks to your own notes or training?",
    "Who took it over, and how long it took.",
  ],
  [
    "above-title",
    "task",
    "Which task above your job title did you take on?",
    "How you got it, and how it went.",
    ["promotion", "raise", "lead"],
  ],
])

export const seasonal = [
  ...family("month", { season: "month-end" }, [
    ["best", "result", "What was your best result this month?", "The result in one line, then your part in it."],
    ["moved", "numbers", "Which of your figures moved the most this month?", "From what, to what, and why."],
    ["promised", "task", "Which promise for this month did you keep?", "Who you made it to, and what they got."],
    ["closed", "result", "What did you finally cross off your list this month?", "How long it had been there."],
  ]),
  ...family("quarter", { season: "quarter-end" }, [
    [
      "remembered",
      "result",
      "Which result of this quarter do you want remembered?",
      "One number, and what you did for it.",
      ["promotion"],
    ],
    [
      "goal",
      "numbers",
      "Which quarterly goal did you reach or beat?",
      "The goal, the outcome, and the difference.",
      ["target"],
    ],
    [
      "lesson",
      "learning",
      "What did this quarter teach you about your work?",
      "The moment you noticed, and what you changed.",
    ],
    ["together", "people", "Who made this quarter's results possible with you?", "What they did, and what you did."],
  ]),
  ...family("year", { season: "year-end" }, [
    [
      "hardest",
      "result",
      "Which achievement of this year took the most effort?",
      "What made it hard, and what it brought.",
    ],
    ["grown", "numbers", "What has grown since January because of you?", "January's figure, and today's."],
    ["thanks", "feedback", "What earned you the most thanks this year?", "Who thanked you, in their words."],
    [
      "further",
      "skill",
      "Which skill of yours has grown the most this year?",
      "One thing you did with it that shows how far.",
    ],
  ]),
]
