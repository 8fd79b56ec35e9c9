import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { product } from "../../../domain/kernel/product"
import { changeSettings, findContext } from "../../../domain/settings/change-settings.server"
import { ChangeAiUse, type SwitchAi } from "../../../domain/settings/schema"
import { runForm } from "../../../http/forms/run-form.server"
import { callerOf } from "../../../http/visitor/caller.server"
import { readyPage } from "../../../http/visitor/guards.server"
import { redirectWithToast } from "../../../http/visitor/toast.server"
import { Section } from "../section"
import { SettingsHeader } from "../settings-header"
import { AiSwitches } from "./ai-switches"
import { aiUsePage } from "./ai-use-page.server"
import { RunList } from "./run-list"

export const meta: MetaFunction = () => [{ title: `AI use · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  return aiUsePage(args)
}

export async function action(args: ActionFunctionArgs) {
  const { actor, data: known } = await readyPage(args, (deps, who) => findContext(deps, who, {}))
  const change = (input: SwitchAi) => changeSettings(args.context.deps, actor, input, known, callerOf(args))
  return runForm(args, ChangeAiUse, change, () => redirectWithToast("/settings/ai-runs", { title: "AI use saved" }))
}

export default function AiUse() {
  const { switches, connected, runs, nextCursor, cursor } = useLoaderData<typeof loader>()
  return (
    <>
      <SettingsHeader />
      <Section
        title="What AI may do"
        description="Your name, email, phone and links are taken out before anything is sent, and put back afterward. If you switch something off, the built-in writer and rules do it on this site, without AI."
      >
        <AiSwitches switches={switches} connected={connected} />
      </Section>
      <Section
        id="runs"
        title="What was sent"
        description="Every call to the AI provider on your behalf, word for word, kept for 90 days."
      >
        <RunList runs={runs} nextCursor={nextCursor} cursor={cursor} />
      </Section>
    </>
  )
}
