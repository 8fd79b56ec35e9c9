import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { listSecurityEvents } from "../../../domain/account/security-events.server"
import { formatDate, formatMoment } from "../../../domain/kernel/format"
import { product } from "../../../domain/kernel/product"
import { together } from "../../../domain/kernel/query.server"
import { EndOthers, OwnId } from "../../../domain/settings/schema"
import { endOtherSessions, endSession, listSessions } from "../../../domain/settings/sessions.server"
import type { Actor } from "../../../domain/users/actor"
import { runConfirmedForm } from "../../../http/forms/again.server"
import { callerOf } from "../../../http/visitor/caller.server"
import { readyPage, requireReady } from "../../../http/visitor/guards.server"
import { redirectWithToast } from "../../../http/visitor/toast.server"
import { Section } from "../section"
import { SettingsHeader } from "../settings-header"
import { PasswordAgain, waitingForPassword } from "./password-again"
import { SecurityActivity } from "./security-activity"
import { SessionList } from "./session-list"

const path = "/settings/sessions"
/** The number of events that the page shows; the export contains all of them. */
const shownEvents = 30

export const meta: MetaFunction = () => [{ title: `Sign-ins · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, actor, data } = await readyPage(args, (deps, who) =>
    together(listSessions(deps, who), listSecurityEvents(deps, who, { limit: shownEvents })),
  )
  const [listed, { events }] = data
  const sessions = listed(actor).map((session) => ({
    ...session,
    opened: formatDate(session.createdAt, viewer),
    used: formatDate(session.seenAt, viewer),
  }))
  const dated = events.map((event) => ({ ...event, when: formatMoment(event.createdAt, viewer) }))
  return { viewer, sessions, events: dated }
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireReady(args)
  const { deps } = args.context
  const form = await args.request.formData()
  const done = (title: string) => () => redirectWithToast(path, { title })
  if (form.get("intent") === "end-others") {
    const endOthers = (confirmed: Actor) => endOtherSessions(deps, confirmed, callerOf(args))
    return runConfirmedForm(args, actor, EndOthers, endOthers, done("Signed out everywhere else"), form)
  }
  const end = (confirmed: Actor, { id }: OwnId) => endSession(deps, confirmed, id, callerOf(args))
  return runConfirmedForm(args, actor, OwnId, end, done("Session ended"), form)
}

export default function Sessions() {
  const { sessions, events } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <SettingsHeader />
      <Section
        title="Where you are signed in"
        description="A session ends by itself after 14 days without use. If you do not recognize one, revoke it and change your password."
      >
        <SessionList sessions={sessions} path={path} />
      </Section>
      <SecurityActivity events={events} />
      <PasswordAgain waiting={waitingForPassword(answer)} action={path} closeHref={path} />
    </>
  )
}
