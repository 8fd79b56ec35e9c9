import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction, redirect } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import * as z from "zod"
import { product } from "../../domain/kernel/product"
import { runForm } from "../../http/forms/run-form.server"
import { Consent, readConsent, refusesTracking, writeConsent } from "../../http/visitor/consent.server"
import { ownPath } from "../../http/visitor/own-path"
import { ConsentForm } from "../../ui/consent/consent-form"
import { Notice } from "../../ui/feedback/notice"
import { FrontPage } from "../../ui/shell/front-page"

const ChooseConsent = z.object({ choice: Consent, redirectTo: z.string().optional().catch(undefined) })

export const handle = { scripts: false }

export const meta: MetaFunction = () => [
  { title: `Privacy choices · ${product.name}` },
  { name: "description", content: "Choose whether a marketing tracker may load." },
]

export function loader({ request, context }: LoaderFunctionArgs) {
  const { tracker } = context.deps.settings
  return {
    host: tracker && new URL(tracker.scriptUrl).host,
    choice: readConsent(request),
    isBySignal: refusesTracking(request),
  }
}

/** Stores the choice and returns to the page on which it was made. */
export async function action(args: ActionFunctionArgs) {
  return runForm(
    args,
    ChooseConsent,
    async (chosen) => chosen,
    ({ choice, redirectTo }) => redirect(ownPath(redirectTo, "/"), { headers: { "Set-Cookie": writeConsent(choice) } }),
  )
}

export default function PrivacyChoices() {
  const { host, choice, isBySignal } = useLoaderData<typeof loader>()
  return (
    <FrontPage title="Privacy choices" description={host && "Choose whether a marketing tracker may load."}>
      <div className="space-y-5">
        {host ? <Explained host={host} /> : <NoTracker />}
        {host && <Standing choice={choice} isBySignal={isBySignal} />}
        {host && !isBySignal && <ConsentForm />}
        <p className="text-sm text-muted">
          We also count page views and clicks ourselves. Those counts stay in our own database, are never shared, and
          are deleted after 30 days.
        </p>
      </div>
    </FrontPage>
  )
}

function Explained({ host }: { host: string }) {
  return (
    <p>
      If you accept, pages load a script from <strong>{host}</strong>. It receives the names of a few events, such as
      opening the dashboard or starting a document, and your email address while you are signed in. It never receives
      your reflections, achievements or documents.
    </p>
  )
}

function NoTracker() {
  return (
    <p>This site uses no marketing tracker, so there is nothing to choose. Nothing is loaded from other companies.</p>
  )
}

function Standing({ choice, isBySignal }: { choice: Consent | null; isBySignal: boolean }) {
  if (isBySignal) {
    return (
      <Notice title="Your browser declined for you">
        It sends Global Privacy Control or Do Not Track, so the tracker is never loaded. To choose here, turn that
        setting off.
      </Notice>
    )
  }
  const said = { granted: "You accepted the tracker.", denied: "You declined the tracker." }
  return <Notice>{choice ? said[choice] : "You have not chosen yet, so nothing is loaded."}</Notice>
}
