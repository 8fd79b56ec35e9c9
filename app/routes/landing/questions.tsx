import { Section } from "./section"

const questions = [
  {
    question: "Can it make things up?",
    answer:
      "Every sentence is checked against your own words by rules, not by a model. One that your words do not support is marked beside the text, and a document with an invented claim is not copied or downloaded until you have decided.",
  },
  {
    question: "Which AI writes?",
    answer:
      "None is needed: the built-in writer arranges your own sentences. Where an AI provider writes, the same check decides what stays.",
  },
  {
    question: "Can I bring the resume I have?",
    answer:
      "Yes: a PDF, a Word file, your LinkedIn export or pasted text. You see what was read, line by line, before anything is kept.",
  },
  {
    question: "What happens to my words?",
    answer:
      "You can export everything or delete it at any time, on every plan. An AI provider, where one writes, may not train on it; the privacy page lists what is stored and sent.",
  },
  {
    question: "What if I stop paying?",
    answer: "Your account continues on the Free plan, and you keep everything you captured and generated.",
  },
]

export function Questions() {
  return (
    <Section id="questions" title="Questions">
      <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt className="font-serif text-xl">{question}</dt>
            <dd className="mt-2 text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
