import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare"
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react"
import { lazy, Suspense, startTransition, useState } from "react"
import { MoveContent } from "../../../domain/content/schema"
import { trashDays } from "../../../domain/document/kinds"
import { product } from "../../../domain/kernel/product"
import { markWatched } from "../../../domain/notifications/mark-read.server"
import { isSpent } from "../../../domain/plans/content-allowance"
import { runForm } from "../../../http/forms/run-form.server"
import { contentAllowance } from "../../../http/visitor/content-allowance.server"
import { readyPage, requireReady } from "../../../http/visitor/guards.server"
import { redirectWithToast } from "../../../http/visitor/toast.server"
import library from "../../../styles/library.css?url"
import manuscript from "../../../styles/manuscript.css?url"
import { useOnceOpen } from "../../../ui/browser/use-once-open"
import { later } from "../../../ui/later/later"
import { UpgradeDialog } from "../../../ui/plans/upgrade-dialog"
import { PageHeader } from "../../../ui/shell/page-header"
import { TextLink } from "../../../ui/text-link"
import { DeletedNotice } from "../../../ui/trash/deleted-notice"
import { DeleteDialog } from "../delete-dialog"
import { generate, moveNow, written } from "./generate.server"
import { GenerationProgress } from "./generation-progress"
import { Generator } from "./generator"
import { readLibrary } from "./library.server"
import { RecentContent } from "./recent-content"
import { Result } from "./result"
import { UsageCard, WriterNote } from "./usage-card"

export const links: LinksFunction = () => [manuscript, library].map((href) => ({ rel: "stylesheet", href }))

const path = "/content"

/**
 * Few visits show a new document, so the browser loads its components on demand; the server renders them with the page.
 */
const NewDocument = import.meta.env.SSR
  ? Result
  : lazy(() => import("./result").then(({ Result }) => ({ default: Result })))

const AskDelete = import.meta.env.SSR
  ? DeleteDialog
  : lazy(() => import("../delete-dialog").then(({ DeleteDialog }) => ({ default: DeleteDialog })))

/** Below the form, so its script loads after the page. */
const LaterContent = later(import.meta.env.SSR ? RecentContent : null, () =>
  import("./recent-content").then(({ RecentContent }) => RecentContent),
)

export const meta: MetaFunction = () => [{ title: `Content · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const wanted = new URL(args.request.url).searchParams
  const { viewer, actor, data } = await readyPage(args, (deps, who) => readLibrary(deps, who, wanted))
  const { generation } = data
  if (generation?.status === "succeeded") {
    await markWatched(args.context.deps, actor.userId, { type: "content.generate", subjectId: generation.contentId })
    throw redirectWithToast(`${path}?created=${generation.contentId}#result`, written)
  }
  // The address contains the job's id, so that the page can report the outcome.
  if (generation && generation.status !== "failed" && !wanted.has("job")) {
    wanted.set("job", generation.id)
    throw redirect(`${path}?${wanted}`)
  }
  const { deps } = args.context
  return {
    viewer,
    ...data.shown(viewer),
    generation,
    postings: data.postings,
    hasWords: data.hasWords,
    allowance: contentAllowance(deps, actor, viewer.locale),
    writer: deps.ask ? deps.settings.aiModel : null,
    formKey: deps.newId(),
  }
}

export async function action(args: ActionFunctionArgs) {
  const formData = await args.request.formData()
  const actor = await requireReady(args)
  const { deps } = args.context
  if (formData.get("intent") === "delete" || formData.get("intent") === "restore") {
    return runForm(
      args,
      MoveContent,
      (input) => moveNow(deps, actor, input),
      (done) => done,
      formData,
    )
  }
  // The upgrade buttons share this form, so that they also work on a page without a script.
  if (formData.get("intent") === "upgrade") return redirect(`${path}?limit=reached#generator`)
  if (formData.get("intent") === "plans") return redirect("/billing")
  return generate(args, actor, formData)
}

export default function ContentLibrary() {
  const data = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [search] = useSearchParams()
  const { viewer, allowance, generation, created, items } = data
  // The last result is hidden once another type is selected.
  const [cleared, setCleared] = useState<string>()
  const deleting = items.find(({ id }) => id === search.get("delete"))
  const asksDelete = useOnceOpen(deleting !== undefined)
  const isUnderWay = generation?.status === "queued" || generation?.status === "running"

  return (
    // Without a script, closing the dialog only jumps to the form, so nothing typed is lost.
    <div className="[&:has(:target)_dialog:not(:modal)]:hidden">
      <PageHeader
        title="AI Content Generation"
        description={
          <>
            Written from your own words, each sentence checked against{" "}
            <TextLink to="/evidence">what you have written</TextLink>.
          </>
        }
      />
      {search.has("deleted") && (
        <DeletedNotice id={search.get("deleted") ?? ""} action="/content">
          The document is in the <TextLink to="/content/trash">trash</TextLink>. You can restore it for {trashDays}{" "}
          days.
        </DeletedNotice>
      )}
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-12">
          {isUnderWay && <GenerationProgress key={generation.id} generation={generation} />}
          {created && created.id !== cleared && (
            <Suspense>
              <NewDocument key={created.id} document={created} />
            </Suspense>
          )}
          <Generator
            key={generation?.status === "failed" ? generation.id : "new"}
            formKey={data.formKey}
            postings={data.postings}
            hasWords={data.hasWords}
            hasResume={items.some(({ isResume }) => isResume)}
            allowance={allowance}
            tier={viewer.membershipTier}
            refused={answer}
            failed={generation?.status === "failed" ? generation : null}
            onTypeChange={() => startTransition(() => setCleared(created?.id))}
          />
          <LaterContent items={items} nextCursor={data.nextCursor} isPaged={data.isPaged} />
        </div>
        <aside aria-label="Usage and writer" className="stays grid content-start gap-8 sm:max-lg:grid-cols-2">
          <UsageCard usage={allowance} planName={viewer.planName} />
          <WriterNote writer={data.writer} />
        </aside>
      </div>
      {asksDelete && (
        <Suspense>
          <AskDelete
            open={deleting !== undefined}
            title={deleting?.title ?? ""}
            id={deleting?.id}
            action={path}
            closeHref={path}
          />
        </Suspense>
      )}
      <UpgradeDialog
        open={answer?.code === "limit_reached" || (isSpent(allowance) && search.has("limit"))}
        feature="content"
        tier={viewer.membershipTier}
        resetsOn={allowance.resetsOn}
        closeHref={`${path}#generator`}
      />
    </div>
  )
}
