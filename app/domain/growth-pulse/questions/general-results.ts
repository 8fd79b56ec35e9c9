import type { Question } from "../question"

export const generalResults: Question[] = [
  {
    id: "done-this-week",
    asksFor: "result",
    text: "What did you finish this week, who was it for, and what can they do now that they could not do before?",
  },
  {
    id: "before-after",
    asksFor: "numbers",
    goals: ["improvement"],
    text: "What is different at work because of you, what was it like before, and what is it like now, in figures if you have them?",
  },
  {
    id: "time-saved",
    asksFor: "numbers",
    goals: ["improvement", "automate"],
    text: "What takes less time since you changed something, how long did it take before, and how long does it take now?",
  },
  {
    id: "money-effect",
    asksFor: "numbers",
    goals: ["promotion", "raise"],
    text: "Which piece of your work saved or earned money in the past year, about how much, and how do you know?",
  },
  {
    id: "how-many",
    asksFor: "numbers",
    text: "How many people, pieces or cases did your work touch last month, and which one of them do you remember best?",
  },
  {
    id: "fewer-mistakes",
    asksFor: "result",
    goals: ["quality"],
    text: "Which mistake or complaint comes up less often than it used to, and what did you do about it?",
  },
  {
    id: "still-used",
    asksFor: "result",
    text: "What did you make or set up more than a year ago that is still in use, and who uses it?",
  },
  {
    id: "unasked",
    asksFor: "action",
    goals: ["promotion"],
    text: "What did you do lately that nobody had asked you to do, and what came of it?",
  },
  {
    id: "said-yes",
    asksFor: "result",
    text: "Who agreed to something recently because of how you had prepared or explained it, and what was it?",
  },
  {
    id: "target-met",
    asksFor: "numbers",
    goals: ["target", "promotion"],
    text: "Which target, deadline or standard did you meet in the past three months, and what would have happened without your part?",
  },
  {
    id: "hard-to-measure",
    asksFor: "result",
    text: "Which of your results cannot be counted, and how would a visitor notice it all the same?",
  },
  {
    id: "best-hour",
    asksFor: "action",
    text: "Which hour of the past week was best spent, what did you do in it, and what did it lead to?",
  },
]
