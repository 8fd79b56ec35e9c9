import { limitText, planList } from "../plans/catalogue"

/** Monthly limits of each plan, in one line. */
const limitsOfPlans = planList
  .map(({ name, limits }) => {
    const entries = limitText(limits.growthPulse, "Growth Pulse entry", "Growth Pulse entries")
    const generations = limitText(limits.content, "AI content generation", "AI content generations")
    return `${name}: ${entries}, ${generations.replace("Unlimited", "unlimited")}.`
  })
  .join(" ")

/** Frequently asked questions about plans, answered from the catalogue. */
export const billingQuestions = [
  {
    question: "When do my limits reset?",
    answer:
      "On your monthly billing date; on the Free plan, on the 1st of each month. Days begin at midnight UTC. What was not used does not carry over.",
  },
  {
    question: "Can I cancel anytime?",
    answer:
      "Yes. A cancelled plan runs to the end of the period that is paid for; then the account goes on as a Free one. Nothing that you captured or had written is taken away.",
  },
  {
    question: "What happens when I exceed a limit?",
    answer: `You are asked to wait for the reset or to upgrade. Nothing is charged by itself and nothing is lost. ${limitsOfPlans}`,
  },
] as const
