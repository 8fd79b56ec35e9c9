import { family } from "../question/question"

export const makingIndustries = [
  ...family("manufacturing", { industries: ["Manufacturing"] }, [
    [
      "line",
      "numbers",
      "Which machine or line stops less often since you worked on it?",
      "Stops or output in a week, then and now.",
    ],
    [
      "scrap",
      "action",
      "What did you do about scrap, downtime or changeovers?",
      "The figure then, and the figure now.",
    ],
    [
      "no-accident",
      "numbers",
      "How many days has your area gone without an accident?",
      "What you do to keep it that way.",
    ],
    ["defect", "situation", "Which defect did you trace to its source?", "How often it came, and what stopped it."],
    ["crew", "people", "What did a crew adopt after you tried it out?", "Who took it up, and what it saves."],
  ]),
  ...family("retail", { industries: ["Retail"] }, [
    ["sold-out", "result", "What sold out or moved faster because of you?", "How many, in how many days."],
    [
      "shrink",
      "numbers",
      "How did you bring shrink, returns or spoilage down?",
      "The share before, and the share after.",
    ],
    ["display", "action", "Which display or shelf did you rearrange?", "What sold before, and what sold after."],
    [
      "busiest",
      "situation",
      "What did you do on your busiest day this season?",
      "Customers or sales, and how you coped.",
    ],
    ["shopper", "people", "Which customer did you turn into a regular?", "What they come back for."],
  ]),
  ...family("media", { industries: ["Media"] }, [
    ["effect", "result", "Which story or production of yours had an effect?", "What people did because of it."],
    ["reached", "numbers", "How far did your latest work travel?", "Views, readers or shares, against your usual."],
    ["checked", "situation", "What did you check that others had gotten wrong?", "How you checked it."],
    ["persuaded", "people", "Which source or guest did you persuade?", "Why they hesitated, and what helped."],
    [
      "minutes",
      "action",
      "What did you deliver minutes before deadline?",
      "What went wrong earlier, and how you saved it.",
    ],
  ]),
  ...family("other", { industries: ["Other"] }, [
    ["visitor", "result", "What would a visitor notice first about your work?", "What it looked like before you."],
    ["output", "numbers", "How much did you produce, serve or deliver last week?", "And in a usual week."],
    ["own-hands", "action", "What did you fix with your own hands lately?", "How long it had been broken."],
    ["insider", "skill", "Which part of your work do outsiders underrate?", "What it takes, and what it prevents."],
  ]),
  ...family("other", { industries: ["Other"], tags: ["service", "sales", "marketing"] }, [
    ["won-back", "people", "Which customer or member did you win back?", "Why they had left, and what you did."],
  ]),
]
