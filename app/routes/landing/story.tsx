import { Tooltip } from "../../ui/front/tooltip"
import { Section } from "./section"

const stages = [
  {
    name: "Your Spark",
    text: "A quick chat to start: what you do, what you are good at, where you want to go.",
    note: "“Clinic coordinator, nine years, mostly keeping two sites from running out of things.” That is enough to begin.",
  },
  {
    name: "Weekly Wins",
    text: "One question, two minutes. Your achievements are captured while you still remember them.",
    note: "“What went better this week because you were there?” “The Friday count. Nothing expired.”",
  },
  {
    name: "Crafting Your Voice",
    text: "AI-guided resumes and posts, in your tone, written only from what you said.",
    note: "Each sentence has a number. Hover over it to read the reflection behind it.",
  },
  {
    name: "Your Echo",
    text: "Your impact resonates: see how your words read, and how people respond to them.",
    note: "A score out of 100 with its formula beside it, so you know what would move it.",
  },
  {
    name: "Ready for What’s Next",
    text: "When the posting appears, your evidence is already there, matched to what they ask.",
    note: "“Must have: inventory systems.” You have three reflections about that, and one gap to fill.",
  },
] as const

/** The five stages along one thread. */
export function Story() {
  return (
    <Section id="story" title="One thread through a working life">
      <ol className="thread-list">
        {stages.map(({ name, text, note }, index) => (
          <li key={name} className="thread-item" data-track-click="feature_click">
            <span aria-hidden className="thread-knot">
              {index + 1}
            </span>
            <h3 className="text-xl">
              <Tooltip note={note} shownOnTouch>
                {name}
              </Tooltip>
            </h3>
            <p className="mt-2 text-sm text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
