import { TryForm } from "../../ui/front/try-form"
import { Section } from "./section"

/** The product itself on the landing page: one field, read by the built-in writer. */
export function TryIt() {
  return (
    <Section
      id="try"
      title="Try it, no account"
      intro="Type it the way you would tell a colleague. You get the line, and the words it came from."
    >
      <div className="max-w-prose">
        <TryForm />
      </div>
    </Section>
  )
}
