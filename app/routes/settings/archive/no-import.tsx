import { TextLink } from "../../../ui/text-link"
import { Section } from "../section"

/**
 * Replaces the import form if the account has content, which an archive would mix with, or if an import is in progress.
 */
export function NoImport({ isRunning }: { isRunning: boolean }) {
  return (
    <Section id="data-import" title="Import" description="Bring everything from another account.">
      {isRunning ? (
        <p className="max-w-prose text-sm">
          Your archive is being imported. <TextLink to="/settings/import">See its progress</TextLink>.
        </p>
      ) : (
        <p className="max-w-prose text-sm">
          You can only import an export into an account without reflections or documents, and this one has some. To use
          an export, create a new account and import it there first. To add a resume to this account,{" "}
          <TextLink to="/import">upload it</TextLink>.
        </p>
      )}
    </Section>
  )
}
