import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { isConfirmed, reauthenticate } from "../../../domain/account/confirm-password.server"
import { Reauthenticate } from "../../../domain/account/schema"
import { findExport } from "../../../domain/archive/export/get-export.server"
import { formatMoment } from "../../../domain/kernel/format"
import { product } from "../../../domain/kernel/product"
import { runForm } from "../../../http/forms/run-form.server"
import { callerOf } from "../../../http/visitor/caller.server"
import { requireUser, userPage } from "../../../http/visitor/guards.server"
import { ButtonLink } from "../../../ui/button-link"
import { JobWatch } from "../../../ui/jobs/job-watch"
import { TextLink } from "../../../ui/text-link"
import { PasswordForm } from "../access/password-form"
import { Section } from "../section"
import { SettingsHeader } from "../settings-header"
import { DataExport } from "./data-export"
import { sizeText } from "./size-text"

export const meta: MetaFunction = () => [{ title: `Export My Data · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, actor, data } = await userPage(args, (deps, who) => findExport(deps, who, args.params.id ?? ""))
  const { archive } = data
  return {
    viewer,
    ...data,
    path: new URL(args.request.url).pathname,
    isConfirmed: isConfirmed(args.context.deps, actor),
    text: archive && {
      size: sizeText(archive.bytes),
      made: formatMoment(archive.createdAt, viewer),
      until: formatMoment(archive.expiresAt, viewer),
    },
  }
}

/** Confirms the password for the download. */
export async function action(args: ActionFunctionArgs) {
  const actor = await requireUser(args)
  const { deps } = args.context
  const { pathname } = new URL(args.request.url)
  const confirm = ({ password }: Reauthenticate) => reauthenticate(deps, actor, password, callerOf(args))
  return runForm(args, Reauthenticate, confirm, () => redirect(pathname))
}

export default function Export() {
  const { state, archive, jobId, text, path, isConfirmed } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <SettingsHeader />
      {state === "ready" && archive && text && (
        <Section title="Your export is ready" description={<TextLink to="/settings">Back to settings</TextLink>}>
          <p>
            One ZIP, {text.size}, made on {text.made}.
          </p>
          <p className="mt-1 text-sm text-muted">You can download it until {text.until}. Only you can.</p>
          {isConfirmed ? (
            <ButtonLink to={archive.href} reloadDocument download variant="primary" className="mt-4">
              Download ZIP
            </ButtonLink>
          ) : (
            <PasswordForm refused={answer?.result} action={path} />
          )}
        </Section>
      )}
      {state === "pending" && jobId && (
        <Section title="We are preparing your export">
          <JobWatch jobId={jobId} />
          <p role="status">
            This takes a moment. You can leave this page: we will notify you in your inbox when the file is ready.
          </p>
        </Section>
      )}
      {state === "gone" && (
        <>
          <Section title="This export is no longer available">
            <p>You can download an export for 7 days, and make a new one at any time.</p>
          </Section>
          <DataExport />
        </>
      )}
    </>
  )
}
