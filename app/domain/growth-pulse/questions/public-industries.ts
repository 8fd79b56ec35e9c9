import { family } from "../question/question"

export const publicIndustries = [
  ...family("health-field", { industries: ["Healthcare"] }, [
    ["spared", "result", "Which step or delay did you spare patients?", "How long it took then, and now."],
    ["safer", "action", "What did you do to make your workplace safer?", "What happened before, and what you changed."],
    [
      "department",
      "people",
      "Which other department works better with yours since you stepped in?",
      "What kept going wrong, and what you agreed.",
    ],
    [
      "inspection",
      "feedback",
      "What did an inspection or survey say about your area?",
      "The rating before, and the rating now.",
    ],
    [
      "sooner",
      "numbers",
      "How much earlier do patients get help thanks to you?",
      "Hours or days, with the old way and the new.",
    ],
  ]),
  ...family("school-field", { industries: ["Education"] }, [
    [
      "found-way",
      "result",
      "Which student or colleague found their way because of you?",
      "No names. What held them back, and what they do now.",
    ],
    [
      "tried",
      "action",
      "What did your school or course try because you suggested it?",
      "How it started, and what came of it.",
    ],
    [
      "community",
      "people",
      "Which family or group did you bring closer to your school?",
      "What kept them away, and what helped.",
    ],
    [
      "by-results",
      "learning",
      "What did you change after looking at results?",
      "The result, and the one that followed.",
    ],
  ]),
  ...family("non-profit", { industries: ["Non-profit"] }, [
    [
      "easier",
      "result",
      "Whose life is a little easier because of your program?",
      "No names. How many people, and what changed.",
    ],
    ["appeal", "numbers", "How much did your last appeal or event bring in?", "Compared with the one before."],
    [
      "donor",
      "people",
      "Which funder or donor did you win or keep?",
      "The amount, and what convinced them.",
      ["grant"],
    ],
    ["no-budget", "situation", "What did you get done with hardly any budget?", "What you had, and who pitched in."],
    ["volunteer", "people", "Which volunteer grew into a bigger role?", "What you did to make it happen."],
  ]),
  ...family("government", { industries: ["Government"] }, [
    [
      "residents",
      "result",
      "Which service reaches residents faster because of you?",
      "Days from request to answer, then and now.",
    ],
    [
      "form",
      "action",
      "Which form or rule did you make easier to understand?",
      "Questions or errors, before and after.",
    ],
    ["hearing", "situation", "Which tense meeting or hearing did you handle?", "What people feared, and how it ended."],
    [
      "decided",
      "numbers",
      "How many applications or requests did you decide last month?",
      "The number, and how old the oldest was.",
    ],
    [
      "agencies",
      "people",
      "Which agencies did you get to pull together?",
      "What each gave, and what it made possible.",
    ],
  ]),
  ...family("law-field", { industries: ["Legal"] }, [
    [
      "prepared",
      "result",
      "Which matter ended well because of your preparation?",
      "No names. What you found or built for it.",
    ],
    ["saved", "numbers", "How much money or time did you save a client?", "A range is fine. Say how you know."],
    [
      "document",
      "situation",
      "What did you find in a document that changed a case?",
      "Where it was hidden, and what followed.",
    ],
    ["filing", "action", "Which filing did you rescue at the last minute?", "The hours left, and what you did."],
    [
      "questions",
      "feedback",
      "What do clients say after they have talked to you?",
      "The sentence you hear most often.",
    ],
  ]),
  ...family("school-field", { industries: ["Education"], tags: ["teaching"] }, [
    ["finished", "numbers", "How many learners finished, passed or moved up?", "This year's number, and last year's."],
  ]),
]
