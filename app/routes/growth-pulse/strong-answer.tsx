const parts = [
  { name: "Situation", text: "What things were like before." },
  { name: "Task", text: "What you were responsible for." },
  { name: "Action", text: "What you yourself did, step by step." },
  { name: "Result", text: "What changed, with a number or a name." },
]

/** Explains the four parts that the analysis looks for. */
export function StrongAnswer() {
  return (
    <section aria-labelledby="strong-answer" className="mt-10">
      <h2 id="strong-answer" className="text-xl">
        What makes an answer strong
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">
        An answer that says what you did and what came of it counts as impact. Two of these four parts are enough to
        start: the action and the result.
      </p>
      <dl className="mt-4 grid border-t border-line sm:grid-cols-2 sm:gap-x-10">
        {parts.map(({ name, text }) => (
          <div key={name} className="border-b border-line py-3">
            <dt className="font-serif text-lg">{name}</dt>
            <dd className="text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
