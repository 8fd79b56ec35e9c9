import { family } from "../question/question"

/** Service work in which something is sold: not a help desk, a billing line or a reception. */
const sells =
  /\b(?:retail|shops?|stores?|sales|cashier|caf[eé]|coffee|barista|bar\b|bartender|wait(?:er|ress|ing)|restaurant|hair\w*|barber|stylist|beauty|salon|sommelier|chef|cater\w*|hotel|merchandis\w*)/i

export const salesAndMarketing = [
  ...family("sales", { tags: ["sales"] }, [
    [
      "deal",
      "result",
      "Which deal would you tell a hiring manager about?",
      "Its size, its months, and the turning point.",
    ],
    [
      "quota",
      "numbers",
      "How did you do against your target last quarter?",
      "Target, outcome, and what made the gap.",
      ["target"],
    ],
    ["lost", "learning", "Which lost deal taught you the most?", "What you do differently with the next one."],
    ["stayed", "people", "Which customer stayed because of you?", "Why they wanted to go, and what they are worth."],
    ["opened", "action", "How did you open your latest new account?", "The first contact, and what got you in."],
    ["objection", "skill", "Which objection have you learned to answer?", "What you say now, and how often it works."],
  ]),
  ...family("marketing", { tags: ["marketing"] }, [
    ["campaign", "numbers", "What did your latest campaign bring in?", "Reach, replies or sales, against its cost."],
    [
      "stopped",
      "learning",
      "What did you stop doing because the numbers said so?",
      "The numbers, and where the money went instead.",
    ],
    [
      "message",
      "action",
      "Which headline or message did you rewrite?",
      "The old one, the new one, and the difference.",
    ],
    [
      "audience",
      "learning",
      "What have you learned about your audience that surprised you?",
      "How you found out, and what you changed.",
    ],
    ["filled", "result", "Which event or launch filled up because of you?", "Seats or sign-ups, and how you got them."],
    ["channel", "numbers", "Which channel or list did you grow?", "From how many, to how many, in what time."],
  ]),
  ...family("service", { tags: ["service"], words: sells }, [
    [
      "offered",
      "numbers",
      "What sold better because of the way you offered it?",
      "How many before, and how many after.",
    ],
  ]),
  ...family("service", { tags: ["service"] }, [
    ["complaint", "action", "Which complaint did you turn around?", "What they were upset about, and how they left."],
    [
      "rush",
      "situation",
      "What helped you keep up in your last big rush?",
      "How many guests or calls, and how many of you.",
    ],
    ["regular", "people", "Which guest or customer asks for you by name?", "What you did to earn it."],
    ["review", "feedback", "What has a customer written or said about you?", "Their words, as close as you can."],
    ["covered", "people", "How did you back up a colleague in a busy hour?", "What you took over, and what it saved."],
    [
      "small-fix",
      "action",
      "Which small change of yours made service quicker?",
      "Minutes per customer, before and after.",
    ],
  ]),
]
