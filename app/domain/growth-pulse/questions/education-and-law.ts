import type { Question } from "../question"

export const educationAndLaw: Question[] = [
  {
    id: "edu-learner",
    asksFor: "result",
    industries: ["Education"],
    text: "Think of one learner, without a name: what could they not do at first, what did you try, and what can they do now?",
  },
  {
    id: "edu-session",
    asksFor: "action",
    industries: ["Education"],
    goals: ["curriculum"],
    text: "Which lesson, course or session did you change recently, what did you change, and what did you see happen?",
  },
  {
    id: "edu-reached",
    asksFor: "numbers",
    industries: ["Education"],
    text: "How many learners did you work with in your last course or term, and how many of them got where you wanted them to be?",
  },
  {
    id: "edu-talk",
    asksFor: "people",
    industries: ["Education"],
    goals: ["communication"],
    text: "Which conversation with a parent, learner or colleague moved something along this term, and what did it move?",
  },
  {
    id: "edu-material",
    asksFor: "skill",
    industries: ["Education"],
    goals: ["curriculum", "publish"],
    text: "Which teaching material did you make or adapt lately, for whom, and who else uses it?",
  },
  {
    id: "edu-off-plan",
    asksFor: "situation",
    industries: ["Education"],
    text: "When did a class, group or one-to-one session last go differently from your plan, and what did you do about it?",
  },
  {
    id: "legal-matter",
    asksFor: "result",
    industries: ["Legal"],
    text: "Which matter did you bring to a close lately, leaving out names, and what did the client or your side gain or avoid?",
  },
  {
    id: "legal-clause",
    asksFor: "action",
    industries: ["Legal"],
    goals: ["contract"],
    text: "Which clause, argument or finding of yours changed the course of a matter, and how?",
  },
  {
    id: "legal-plain",
    asksFor: "people",
    industries: ["Legal"],
    goals: ["client"],
    text: "Who did you explain a point of law to in plain words, what were they worried about, and what did they do then?",
  },
  {
    id: "legal-volume",
    asksFor: "numbers",
    industries: ["Legal"],
    text: "How many files, contracts, claims or pages did you get through in your busiest recent stretch, and when did they have to be done?",
  },
  {
    id: "legal-search",
    asksFor: "skill",
    industries: ["Legal"],
    goals: ["specialise"],
    text: "What did you have to research that you did not know before, where did you find it, and how was it used?",
  },
  {
    id: "legal-deadline",
    asksFor: "situation",
    industries: ["Legal"],
    text: "When did a court date, closing or time limit last come close, what was missing, and how was it met?",
  },
]
