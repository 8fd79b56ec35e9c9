import { DemoLogins } from "../../ui/front/demo-logins"
import { TryForm } from "../../ui/front/try-form"
import { Section } from "./section"

/** The product itself on the landing page: one field that the built-in reader analyzes, and demo accounts. */
export function TryIt({ demoLogin }: { demoLogin: boolean }) {
  return (
    <Section
      id="try"
      title="Try it, no account"
      intro="Type it the way you would tell a colleague. You get the line, and the words it came from."
    >
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)]">
        <TryForm />
        {demoLogin && (
          <div className="border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-10">
            <DemoLogins />
          </div>
        )}
      </div>
    </Section>
  )
}
