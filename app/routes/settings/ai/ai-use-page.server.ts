import type { LoaderFunctionArgs } from "@remix-run/cloudflare"
import { findAiRun, listAiRuns } from "../../../domain/ai/ai-runs.server"
import { formatMoment, formatNumber } from "../../../domain/kernel/format"
import { PageQuery } from "../../../domain/kernel/page"
import { emptyQuery, type Query, together } from "../../../domain/kernel/query.server"
import { findAiOff } from "../../../domain/settings/get-settings.server"
import { type AiPurpose, aiPurposes } from "../../../domain/users/ai-purpose"
import { readyPage } from "../../../http/visitor/guards.server"

const purposes: Record<AiPurpose, { label: string; note: string }> = {
  analysis: {
    label: "Reading reflections",
    note: "Finds keywords and the parts of an achievement. Off: published rules do this.",
  },
  writing: { label: "Writing documents", note: "Drafts resumes, posts and bios. Off: the built-in writer does this." },
  rewriting: { label: "Rewriting sentences", note: "The built-in writer does this for everyone." },
}

/** No provider rewrites sentences, so that purpose has no switch. */
const switchable = aiPurposes.filter((name) => name !== "rewriting")

const outcomes: Record<string, string> = {
  ok: "Answered",
  timeout: "No answer in time",
  transport: "Connection lost",
  "rate-limited": "Rate limited",
  server: "Provider failed",
  refusal: "Declined",
  truncated: "Incomplete",
  schema: "Not usable",
  configuration: "Not accepted",
}

/** The switches and a page of the log, with the full text of the call that the address names, if any. */
export async function aiUsePage(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url)
  const cursor = searchParams.get("cursor") ?? undefined
  const page = PageQuery.safeParse({ limit: 20, cursor }).data ?? { limit: 20 }
  const open = searchParams.get("run")
  const { viewer, data } = await readyPage(args, (deps, who) => {
    const opened: Query<{ id: string; sent: string } | null> = open ? findAiRun(deps, who, open) : emptyQuery
    return together(together(findAiOff(deps, who), listAiRuns(deps, who, page)), opened)
  })
  const [[aiOff, { runs, nextCursor }], opened] = data
  return {
    viewer,
    connected: args.context.deps.ask !== null,
    switches: switchable.map((name) => ({ name, ...purposes[name], on: !aiOff.includes(name) })),
    runs: runs.map((run) => ({
      id: run.id,
      label: labelOf(run.purpose),
      model: run.model,
      at: run.createdAt,
      when: formatMoment(run.createdAt, viewer),
      outcome: outcomes[run.outcome] ?? "Failed",
      answered: run.outcome === "ok",
      amount: amountOf(run, viewer.locale),
      sent: opened?.id === run.id ? opened.sent : null,
    })),
    nextCursor,
    cursor: cursor ?? null,
  }
}

const labelOf = (purpose: string) => Object.entries(purposes).find(([name]) => name === purpose)?.[1].label ?? purpose

type Amount = { inputTokens: number | null; outputTokens: number | null; milliseconds: number }

function amountOf(run: Amount, locale: string): string {
  const { milliseconds } = run
  const seconds = milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`
  if (run.inputTokens === null) return seconds
  const [sent, received] = [run.inputTokens, run.outputTokens ?? 0].map((count) => formatNumber(count, locale))
  return `${sent} tokens sent, ${received} received, ${seconds}`
}
