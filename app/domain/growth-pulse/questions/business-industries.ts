import { family } from "../question/question"

export const businessIndustries = [
  ...family("tech", { industries: ["Technology"] }, [
    ["noticed", "numbers", "How many users felt the last change you made?", "The number, and what they noticed."],
    ["rollout", "result", "Which rollout or migration did you see through?", "How much was moved, and how it went."],
    ["at-night", "result", "What keeps running at night because of your work?", "Calls or alerts then, and now."],
    [
      "request",
      "people",
      "Which user's request did you turn into an improvement?",
      "What they asked, and what they got.",
    ],
    [
      "license",
      "numbers",
      "Which software or service did you help stop paying for?",
      "What it cost, and what replaced it.",
    ],
  ]),
  ...family("finance-field", { industries: ["Finance"] }, [
    [
      "advised",
      "people",
      "Who made a better decision about money on your advice?",
      "What they chose, and what it was worth.",
    ],
    [
      "recovered",
      "numbers",
      "What did you reconcile or recover this year?",
      "The amount, and how long it had been open.",
    ],
    ["regulation", "task", "Which new regulation did you get people ready for?", "The date, and what had to change."],
    ["responsible", "numbers", "How much money do your decisions involve in a month?", "A rough range is fine."],
    [
      "trust",
      "situation",
      "Which shaky client relationship did you steady?",
      "No names. What worried them, and what you did.",
    ],
  ]),
  ...family("marketing-field", { industries: ["Marketing"] }, [
    ["known", "result", "Which brand do more people know because of you?", "How it was measured, before and after."],
    ["versions", "learning", "What did a test of two versions teach you?", "Both results, and what you kept."],
    ["partner", "people", "Which partner or creator did you bring on board?", "What they reached or sold for you."],
    [
      "half-budget",
      "situation",
      "What did you pull off with half the usual budget?",
      "The amount, and what it brought.",
    ],
    [
      "brief",
      "action",
      "Which client brief did you turn into something stronger?",
      "What they asked, and what you made of it.",
    ],
  ]),
  ...family("sales-field", { industries: ["Sales"] }, [
    ["hard-sell", "result", "What did you sell lately that is hard to sell?", "To whom, for how much, and how."],
    ["account", "numbers", "Which account did you grow?", "What it bought then, and buys now."],
    ["cycle", "numbers", "How many calls or visits does it take you to close?", "Now, and a year ago."],
    ["rival", "learning", "What did you find out about a competitor that helped?", "How you used it."],
    ["assist", "people", "Which colleague won a deal with your support?", "What you did, and what it was worth."],
  ]),
  ...family("consulting", { industries: ["Consulting"] }, [
    [
      "differently",
      "result",
      "What does a client do differently since your project?",
      "No names. What they did before, and now.",
    ],
    ["carried-out", "result", "Which recommendation of yours was carried out?", "What it saved or earned."],
    ["weeks", "numbers", "How many weeks did your last project take?", "Planned, actual, and why."],
    ["unwelcome", "action", "Which hard truth did you tell a client?", "How you put it, and what they did."],
    ["came-back", "feedback", "Which client came back for more?", "What they said about the first time."],
  ]),
  ...family("real-estate", { industries: ["Real Estate"] }, [
    [
      "rescued",
      "action",
      "Which closing or lease would have failed without you?",
      "What nearly broke it, and what you did.",
    ],
    ["days", "numbers", "How long do your properties stay on the market?", "Days, and what is usual in your area."],
    ["found", "situation", "What did you find in an inspection or a contract?", "What it would have cost."],
    ["referral", "feedback", "Which owner, buyer or tenant sent somebody to you?", "What they said about you."],
    [
      "building",
      "result",
      "What have you improved in a building you look after?",
      "Costs, complaints or vacancy, before and after.",
    ],
  ]),
]
