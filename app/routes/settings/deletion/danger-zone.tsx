import { ButtonLink } from "../../../ui/button-link"
import { Section } from "../section"

/** Account deletion; a dialog asks for confirmation. */
export function DangerZone() {
  return (
    <Section id="danger-zone" title="Danger Zone" description="What you delete here cannot be restored.">
      <div className="border border-negative p-5">
        <p className="max-w-prose">
          Deleting your account removes everything at once: your reflections and evidence, your documents and uploads,
          your inbox and settings. A paid plan ends with it. You can use your email address for a new account.
        </p>
        <ButtonLink to="/settings/delete" variant="danger" className="mt-4" preventScrollReset>
          Delete My Account
        </ButtonLink>
      </div>
    </Section>
  )
}
