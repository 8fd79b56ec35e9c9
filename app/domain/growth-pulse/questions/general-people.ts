import { family } from "../question/question"

export const generalPeople = family("people", {}, [
  ["helped", "people", "Who did you help last week?", "What they needed, and what they could do afterward."],
  ["thanks", "feedback", "What did somebody last thank you for?", "Use their words if you remember them."],
  [
    "taught",
    "people",
    "What have you taught someone recently?",
    "Who it was, and what they now do alone.",
    ["lead", "mentor", "teach"],
  ],
  [
    "settled",
    "people",
    "Which disagreement did you help settle?",
    "What each side wanted, and what you suggested.",
    ["lead"],
  ],
  ["go-to", "skill", "What do people come to you for?", "Think of the last person and the outcome."],
  [
    "hard-talk",
    "action",
    "Which hard conversation did you have instead of putting it off?",
    "What you said first, and what changed after.",
  ],
  [
    "connected",
    "people",
    "Whom did you bring together to get something done?",
    "What they managed that neither could alone.",
  ],
  [
    "our-win",
    "people",
    "Which shared success would have looked different without you?",
    "Your part first, then theirs.",
    ["lead"],
  ],
  [
    "reaction",
    "feedback",
    "Which reaction to your work has stayed with you?",
    "Who reacted, and what they said or did.",
  ],
  [
    "listened",
    "feedback",
    "What did you change because somebody told you it was not working?",
    "Their remark, your change, and how it went.",
  ],
  [
    "trusted",
    "people",
    "What are you trusted with today but were not a year ago?",
    "Who trusted you with it, and why.",
    ["promotion", "lead"],
  ],
  [
    "spoke-up",
    "action",
    "When did you last speak up for someone or something?",
    "What was at stake, and what happened.",
  ],
  [
    "newcomer",
    "people",
    "How did you make things easier for somebody new?",
    "Days until they managed alone make a good number.",
  ],
  [
    "criticism",
    "feedback",
    "Which piece of criticism turned out to be useful?",
    "What you do differently because of it.",
  ],
])
