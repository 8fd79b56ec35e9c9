import { family } from "../question/question"

/** Titles of people who hire. The head of a year or of a subject at a school does not. */
const hires =
  /\b(?:manager|director|owner|founder|chief|c[efot]o|vp|vice president|supervisor|head ?teacher|principal|partner|superintendent|foreman|recruit\w*|hiring|head of (?!year|english|maths?|science|sixth|house|department|faculty|key stage|history|music|pe\b|art\b))/i

export const managementAndLaw = [
  ...family("lead", { tags: ["leadership"], words: hires }, [
    ["hire", "result", "Which hire of yours has worked out well?", "What you looked for, and what they delivered."],
  ]),
  ...family("lead", { tags: ["leadership"] }, [
    [
      "grew",
      "people",
      "Who on your team took on something bigger because of you?",
      "What you did for it, and what they do now.",
      ["lead", "mentor"],
    ],
    [
      "team-number",
      "numbers",
      "Which team figure improved under your lead?",
      "From what, to what, and your part.",
      ["target"],
    ],
    ["delegated", "action", "What did you hand to somebody else this quarter?", "Why them, and how it went.", ["lead"]],
    [
      "budget",
      "numbers",
      "How large is the team or budget you answer for?",
      "Headcount or amount, and what it produces.",
      ["director"],
    ],
    ["bad-news", "action", "Which bad news did you deliver yourself?", "How you told it, and what people did next."],
    ["stayed", "people", "Who stayed because of something you did?", "What they needed, and what you changed."],
  ]),
  // A firm of a few people at a bench or on a site has few meetings.
  ...family("lead", { tags: ["leadership"], except: ["craft"] }, [
    ["fixed-meeting", "action", "Which meeting did you cancel for good or fix?", "Hours a month it gave back."],
  ]),
  ...family("lead", { tags: ["leadership"] }, [
    [
      "direction",
      "task",
      "Which direction did you set that people now follow?",
      "What it was before, and what shows it.",
    ],
  ]),
  ...family("legal", { tags: ["legal"] }, [
    [
      "argument",
      "result",
      "Which clause or argument of yours settled a matter?",
      "What was at stake, and how it ended.",
    ],
    ["risk", "situation", "Which legal risk did you take off the table?", "What it could have cost."],
    ["plain", "people", "What did you explain to a client in plain words?", "What they decided once they understood."],
    ["closed", "numbers", "How many matters did you close last quarter?", "The number, and the one that took longest."],
    [
      "template",
      "action",
      "Which template or checklist of yours saves colleagues time?",
      "Hours per case, before and after.",
    ],
  ]),
  ...family("finance", { tags: ["finance"] }, [
    ["close", "numbers", "How much faster do you close the books now?", "Days it took then, and days now."],
    [
      "caught",
      "situation",
      "Which error did you catch before it was booked or paid?",
      "The amount, and how you found it.",
    ],
    ["found", "result", "Where did you find money others had overlooked?", "How much, and what happened to it."],
    [
      "explained",
      "people",
      "Which figure did you explain so well that people acted?",
      "What they did, and what it brought.",
    ],
    [
      "audit",
      "feedback",
      "How did the last audit or review of your area turn out?",
      "Findings before, and findings now.",
    ],
    ["control", "action", "Which control or check did you introduce?", "What slipped through before, and since."],
  ]),
]
