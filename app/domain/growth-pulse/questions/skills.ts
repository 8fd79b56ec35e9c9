import { family } from "../question/question"

/** Questions about a profile skill, by the kind of skill that they suit. */
export const skills = [
  ...family("tool", { skill: "tool" }, [
    ["last-use", "skill", "What did you last use {skill} for?", "The task, the result, and the time it took."],
    [
      "only-with",
      "result",
      "Which result would have been out of reach without {skill}?",
      "The result, and your own part in it.",
    ],
    ["faster-with", "numbers", "What do you get done faster with {skill}?", "Minutes or hours, with it and without."],
    ["shown", "people", "What have you shown somebody else in {skill}?", "Who it was, and what they do with it."],
  ]),
  ...family("tongue", { skill: "language" }, [
    [
      "handled",
      "skill",
      "Which call, text or meeting did you handle in {skill}?",
      "What it was about, and how it ended.",
    ],
    ["understood", "people", "Whom did you help because you speak {skill}?", "What they needed, and what you did."],
  ]),
  ...family("field", { skill: "field" }, [
    ["example", "skill", "What is your best recent example of {skill}?", "The task, what you did, and the outcome."],
    ["solved", "result", "Which problem did you solve with {skill}?", "How big it was, and what shows it is solved."],
    [
      "decision",
      "result",
      "Where did your knowledge of {skill} change a decision?",
      "What was planned, and what was done instead.",
    ],
    ["counted", "numbers", "Which of your results in {skill} can you put in numbers?", "One figure before, one after."],
  ]),
  ...family("human", { skill: "human" }, [
    [
      "moment",
      "skill",
      "When did your {skill} make the difference lately?",
      "What was at stake, and how it turned out.",
    ],
    ["vouch", "feedback", "Who would vouch for your {skill}?", "What they saw you do."],
    [
      "hard",
      "situation",
      "Which hard moment did you get through with {skill}?",
      "What you said or did, and how it ended.",
    ],
    ["passed-on", "people", "What have you taught others about {skill}?", "Who learned it, and what they do now."],
  ]),
]
