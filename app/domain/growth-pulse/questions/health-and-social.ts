import { family } from "../question/question"

export const healthAndSocial = [
  ...family("care", { tags: ["care"] }, [
    [
      "noticed",
      "result",
      "Which patient is doing better because of something you noticed?",
      "No names. What you saw, did, and what changed.",
    ],
    ["wait", "numbers", "How did you shorten a wait or a stay?", "Minutes or days, before and after."],
    ["calm", "action", "How did you calm a frightened patient or relative?", "What you said, and how you could tell."],
    [
      "caught",
      "situation",
      "What did you catch at a handover or a check?",
      "What could have happened, and what you did.",
    ],
    [
      "safety",
      "numbers",
      "Which falls, errors or infections are rarer on your watch?",
      "How many then, and how many now.",
      ["quality"],
    ],
    [
      "showed",
      "people",
      "What have you shown a student or new colleague with patients?",
      "What they do on their own now.",
      ["mentor", "teach"],
    ],
    ["family", "feedback", "What has a patient or family thanked you for?", "Their words, without their names."],
    [
      "shift",
      "situation",
      "How did you get through your heaviest shift lately?",
      "How many patients, how many of you, what came first.",
    ],
  ]),
  ...family("teaching", { tags: ["teaching"] }, [
    ["leap", "result", "Which learner made a leap with you?", "No names. Where they stood before, and after."],
    [
      "lesson",
      "action",
      "Which lesson did you rework because it was not landing?",
      "What you changed, and how you could tell.",
    ],
    [
      "compared",
      "numbers",
      "How did your class do compared with the year before?",
      "Pass rates, scores or attendance.",
    ],
    [
      "parent",
      "people",
      "Which talk with a parent or guardian changed something?",
      "What you agreed, and what happened.",
    ],
    [
      "material",
      "result",
      "Which of your materials do other teachers use?",
      "How many use it, and for what.",
      ["curriculum"],
    ],
    ["won-over", "situation", "How did you win over a difficult group?", "What you tried first, and what worked."],
    ["different", "action", "What did you do for a learner with different needs?", "What they could do afterward."],
  ]),
  ...family("social", { tags: ["social"] }, [
    [
      "firmer",
      "result",
      "Which person or family is on firmer ground because of your work?",
      "No names. Where they were, and where they are.",
    ],
    ["raised", "numbers", "How much money or help did you raise for a cause?", "The amount, and how you asked."],
    ["volunteers", "numbers", "How many volunteers did you bring in or keep?", "How many stayed, and why."],
    ["crisis", "action", "Which crisis did you help somebody through?", "No names. Your first steps, and the outcome."],
    [
      "obstacle",
      "situation",
      "Which obstacle in the system did you get around for someone?",
      "The rule, the way around, and the effect.",
    ],
    ["ally", "people", "Which agency or partner did you win over?", "What they gave, and what it allowed."],
  ]),
]
