import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { formatTime } from "../../domain/kernel/format"
import { product } from "../../domain/kernel/product"
import { commonTimeZones } from "../../domain/settings/rules"
import { revalidateAfterConflict } from "../../ui/form/after-conflict"
import { TextLink } from "../../ui/text-link"
import { PasswordDialog } from "./access/password-dialog"
import { DataExport } from "./archive/data-export"
import { DataImport } from "./archive/data-import"
import { NoImport } from "./archive/no-import"
import { DangerZone } from "./deletion/danger-zone"
import { PlanSection } from "./plan-section"
import { ProfileForm } from "./profile-form"
import { RhythmForm } from "./rhythm-form"
import { saveSettings } from "./save-settings.server"
import { Section } from "./section"
import { SettingsHeader } from "./settings-header"
import { settingsPage } from "./settings-page.server"

export const meta: MetaFunction = () => [{ title: `Account Settings · ${product.name}` }]

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, settings, imports, usage, hasPassword } = await settingsPage(args)
  return {
    viewer,
    settings,
    imports,
    usage,
    hasPassword,
    hasTracker: args.context.deps.settings.tracker !== null,
    timeThere: formatTime(args.context.deps.now(), { ...viewer, timeZone: settings.timeZone }),
    timeZones: commonTimeZones,
    changingPassword: new URL(args.request.url).searchParams.has("password"),
  }
}

export async function action(args: ActionFunctionArgs) {
  return saveSettings(args)
}

export default function Settings() {
  const { viewer, settings, imports, usage, hasPassword, hasTracker, timeThere, timeZones, changingPassword } =
    useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return (
    <>
      <SettingsHeader />
      <Section title="Profile" description="Your name appears at the top of your documents.">
        <ProfileForm settings={settings} answer={answer} hasPassword={hasPassword} />
      </Section>
      <PlanSection viewer={viewer} usage={usage} />
      <Section
        title="Schedule"
        description="When your day starts, and whether your streak counts days or weeks. If you change either, your streak is recalculated."
      >
        <RhythmForm settings={settings} answer={answer} timeThere={timeThere} timeZones={timeZones} />
      </Section>
      <Section
        title="Privacy choices"
        description={
          hasTracker
            ? "Choose whether a marketing tracker may load."
            : "This site uses no marketing tracker, so there is nothing to choose."
        }
      >
        <TextLink to="/consent" reloadDocument>
          {hasTracker ? "See or change your choice" : "See what we count ourselves"}
        </TextLink>
      </Section>
      <DataExport />
      {imports === "open" ? <DataImport /> : <NoImport isRunning={imports === "running"} />}
      <DangerZone />
      <PasswordDialog open={changingPassword} answer={answer} />
    </>
  )
}
