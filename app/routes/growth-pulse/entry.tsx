import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react"
import { useEffect } from "react"
import { noSuchReflection } from "../../domain/growth-pulse/entries/get-entry.server"
import { findReflection } from "../../domain/growth-pulse/entries/lines-of-entry.server"
import { product } from "../../domain/kernel/product"
import { contentAllowance } from "../../http/visitor/content-allowance.server"
import { readyPage } from "../../http/visitor/guards.server"
import { revalidateAfterConflict } from "../../ui/form/after-conflict"
import { forgetDraft } from "../../ui/form/draft"
import { PageHeader } from "../../ui/shell/page-header"
import { TextLink } from "../../ui/text-link"
import { actOnEntry } from "./act-on-entry.server"
import { EntryForms } from "./entry-forms"
import { LinesForm, linesKey } from "./lines-form"
import { NextThings } from "./next-things"
import { ReadingWait } from "./reading-wait"
import { shownReflection } from "./shown-reflection.server"
import { YourWords } from "./your-words"

export const meta: MetaFunction = () => [{ title: `What we would write · ${product.name}` }]

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: LoaderFunctionArgs) {
  const { deps } = args.context
  const { viewer, actor, data } = await readyPage(args, (deps, who) => findReflection(deps, who, args.params.id ?? ""))
  if (!data) throw new Response(noSuchReflection().message, { status: 404 })
  const allowance = contentAllowance(deps, actor, viewer.locale)
  return { viewer, allowance, ...shownReflection(data, viewer, deps.now()) }
}

export async function action(args: ActionFunctionArgs) {
  const formData = await args.request.formData()
  const { actor, data } = await readyPage(args, (deps, who) => findReflection(deps, who, args.params.id ?? ""))
  if (!data) throw new Response(null, { status: 404 })
  return actOnEntry(args, actor, data, formData)
}

export default function ReflectionLines() {
  const { viewer, allowance, entry, isRead, proposals, decided, roles, followUp } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [search] = useSearchParams()
  const isOfEntry = answer?.result.initialValue?.intent === "edit"
  const ofLines = isOfEntry ? undefined : answer
  useEffect(() => forgetDraft(viewer.email, entry.response), [viewer.email, entry.response])
  return (
    <>
      <PageHeader
        above={<WayBack posting={postingOf(search)} />}
        title={proposals.length > 0 || !isRead ? "What we would write from this" : "Your reflection and its lines"}
        description={
          proposals.length > 0
            ? "Check each line, change what you like, and agree to the ones you'd put your name to. Documents use those first."
            : undefined
        }
      />
      <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          {!isRead && <ReadingWait />}
          {(proposals.length > 0 || followUp || ofLines?.code === "conflict") && (
            <LinesForm
              key={linesKey(proposals, entry.followUps)}
              proposals={proposals}
              roles={roles}
              followUp={followUp}
              refused={ofLines}
            />
          )}
          {isRead && (
            <NextThings
              entryId={entry.id}
              posting={postingOf(search)}
              decided={decided}
              hasOpen={proposals.length > 0}
              asks={followUp !== null}
              allowance={allowance}
            />
          )}
        </div>
        <div className="flex flex-col gap-10">
          <YourWords entry={entry} />
          <EntryForms entry={entry} hasAgreed={decided.length > 0} refused={answer} />
        </div>
      </div>
    </>
  )
}

/** The analysis whose question this reflection answers, if the user came from its page. */
function postingOf(search: URLSearchParams): string | null {
  const id = search.get("posting")
  return id && /^[\w-]{1,64}$/.test(id) ? id : null
}

function WayBack({ posting }: { posting: string | null }) {
  if (!posting) return <TextLink to="/growth-pulse">Growth Pulse</TextLink>
  return <TextLink to={`/job-analysis/${posting}`}>Back to the posting</TextLink>
}
