import { limitText, planList } from "../plans/catalog"

/** Monthly limits of each plan, in one line. */
const limitsOfPlans = planList
  .map(({ name, limits }) => {
    const entries = limitText(limits.growthPulse, "Growth Pulse entry", "Growth Pulse entries")
    const generations = limitText(limits.content, "AI content generation", "AI content generations")
    return `${name}: ${entries}, ${generations.replace("Unlimited", "unlimited")}.`
  })
  .join(" ")

/** Frequently asked questions about plans, answered from the catalog. */
export const billingQuestions = [
  {
    question: "When do my limits reset?",
    answer:
      "On your monthly billing date; on the Free plan, on the 1st of each month. The count starts again at midnight UTC, the evening before in the Americas. Unused entries and generations do not carry over.",
  },
  {
    question: "Can I cancel anytime?",
    answer:
      "Yes. A canceled plan runs until the end of the paid period; after that, your account continues on the Free plan. You keep everything you wrote and generated.",
  },
  {
    question: "What happens when I exceed a limit?",
    answer: `You can wait for the reset or upgrade. Nothing is charged automatically, and nothing is lost. ${limitsOfPlans}`,
  },
] as const
