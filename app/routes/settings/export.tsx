import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { findExport } from "../../domain/leaving/get-export.server"
import { product } from "../../domain/product"
import { formatMoment } from "../../http/format-date.server"
import { userPage } from "../../http/guards.server"
import { ButtonLink } from "../../ui/button-link"
import { TextLink } from "../../ui/text-link"
import { DataExport } from "./data-export"
import { JobWatch } from "./job-watch"
import { Section } from "./section"
import { SettingsHeader } from "./settings-header"
import { sizeText } from "./size-text"

export const meta: MetaFunction = () => [{ title: `Export My Data · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await userPage(args, (deps, who) => findExport(deps, who, args.params.id ?? ""))
  const { archive } = data
  return {
    viewer,
    ...data,
    text: archive && {
      size: sizeText(archive.bytes),
      made: formatMoment(archive.createdAt, viewer.timeZone),
      until: formatMoment(archive.expiresAt, viewer.timeZone),
    },
  }
}

export default function Export() {
  const { state, archive, jobId, text } = useLoaderData<typeof loader>()
  return (
    <>
      <SettingsHeader />
      {state === "ready" && archive && text && (
        <Section title="Your export is ready" description={<TextLink to="/settings">Back to settings</TextLink>}>
          <p>
            One ZIP, {text.size}, made on {text.made}.
          </p>
          <p className="mt-1 text-sm text-muted">It can be downloaded until {text.until}, by you alone.</p>
          <ButtonLink to={archive.href} reloadDocument download variant="primary" className="mt-4">
            Download ZIP
          </ButtonLink>
        </Section>
      )}
      {state === "pending" && jobId && (
        <Section title="Your export is being made">
          <JobWatch jobId={jobId} />
          <p role="status">
            This takes a moment. You can leave this page: your inbox tells you when the file is ready.
          </p>
        </Section>
      )}
      {state === "gone" && (
        <>
          <Section title="This export is not here any more">
            <p>An export can be downloaded for 7 days. You can make a new one at any time.</p>
          </Section>
          <DataExport />
        </>
      )}
    </>
  )
}
