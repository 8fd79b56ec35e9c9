import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { Form, useLoaderData } from "@remix-run/react"
import { product } from "../../domain/product"
import { OneOfMine } from "../../domain/settings/schema"
import { endOtherSessions, endSession, listSessions } from "../../domain/settings/sessions.server"
import { formatDate } from "../../http/format-date.server"
import { readyPage, requireReady } from "../../http/guards.server"
import { runForm } from "../../http/run-form.server"
import { redirectWithToast } from "../../http/toast.server"
import { Badge } from "../../ui/badge"
import { SubmitButton } from "../../ui/submit-button"
import { Section } from "./section"
import { SettingsHeader } from "./settings-header"

const path = "/settings/sessions"

export const meta: MetaFunction = () => [{ title: `Sign-ins · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, actor, data } = await readyPage(args, listSessions)
  const sessions = data(actor).map((session) => ({
    ...session,
    opened: formatDate(session.createdAt, viewer.timeZone),
    used: formatDate(session.seenAt, viewer.timeZone),
  }))
  return { viewer, sessions }
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireReady(args)
  const { deps } = args.context
  const form = await args.request.formData()
  if (form.get("intent") === "end-others") {
    await endOtherSessions(deps, actor)
    return redirectWithToast(path, { title: "Signed out everywhere else" })
  }
  const end = ({ id }: OneOfMine) => endSession(deps, actor, id)
  return runForm(args, OneOfMine, end, () => redirectWithToast(path, { title: "Session ended" }), form)
}

export default function Sessions() {
  const { sessions } = useLoaderData<typeof loader>()
  return (
    <>
      <SettingsHeader />
      <Section
        title="Where you are signed in"
        description="A session ends by itself after 14 days without use. If you do not know one of them, revoke it and change your password."
      >
        <ul className="divide-y divide-line border-b border-line">
          {sessions.map(({ id, label, current, createdAt, opened, seenAt, used }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 first:pt-0">
              <div className="min-w-0">
                <p className="font-medium">
                  {label} {current && <Badge tone="positive">This one</Badge>}
                </p>
                <p className="mt-0.5 text-sm text-muted">
                  Signed in <time dateTime={createdAt}>{opened}</time>, last used <time dateTime={seenAt}>{used}</time>
                </p>
              </div>
              {!current && (
                <Form method="post" action={path}>
                  <SubmitButton variant="secondary" size="small" name="id" value={id} busyLabel="Revoking...">
                    Revoke<span className="sr-only"> {label}</span>
                  </SubmitButton>
                </Form>
              )}
            </li>
          ))}
        </ul>
        {sessions.length > 1 && (
          <Form method="post" action={path} className="mt-5">
            <SubmitButton variant="secondary" name="intent" value="end-others" busyLabel="Signing out...">
              Sign out everywhere else
            </SubmitButton>
          </Form>
        )}
      </Section>
    </>
  )
}
