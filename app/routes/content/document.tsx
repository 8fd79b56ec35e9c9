import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { deleteContent, overrideBlocked } from "../../domain/content/change-content.server"
import { findStoredContent } from "../../domain/content/change-tree.server"
import { findDocument } from "../../domain/content/get-content.server"
import { reviseClaim } from "../../domain/content/revise-claim.server"
import { ReviseClaim, TakeOut } from "../../domain/content/schema"
import { shownDocument } from "../../domain/document/document-page"
import { contentTypes } from "../../domain/document/kinds"
import { findPerson } from "../../domain/evidence/ledger.server"
import { formatDate } from "../../domain/kernel/format"
import { product } from "../../domain/kernel/product"
import { readNothing, together } from "../../domain/kernel/query.server"
import { readyPage } from "../../http/guards.server"
import { runForm } from "../../http/run-form.server"
import { redirectWithToast } from "../../http/toast.server"
import { revalidateAfterConflict } from "../../ui/after-conflict"
import { PageHeader } from "../../ui/page-header"
import { TextLink } from "../../ui/text-link"
import { AnalyzeButton } from "./analyze-button"
import { CheckSummary } from "./check-summary"
import { Conflict } from "./conflict"
import { DocumentSheet } from "./document-sheet"
import { Provenance } from "./provenance"
import { refusedRevision } from "./refused-revision"
import { revisedToast, rewriteNow } from "./rewrite-now.server"
import { DocumentDialogs, TakeOutButtons } from "./take-out"

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.document.title ?? "Content"} · ${product.name}` },
]

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await readyPage(args, (deps, who) => findDocument(deps, who, args.params.id ?? ""))
  if (!data) throw notHere()
  return { viewer, document: shownDocument(data, viewer.locale), date: formatDate(data.row.createdAt, viewer) }
}

export async function action(args: ActionFunctionArgs) {
  const { deps } = args.context
  const id = args.params.id ?? ""
  const formData = await args.request.formData()
  const isEdit = formData.get("intent") === "edit"
  const { actor, data } = await readyPage(args, (deps, who) =>
    together(findStoredContent(deps, who, id), isEdit ? findPerson(deps, who) : readNothing),
  )
  const [open, person] = data
  if (!open) throw notHere()
  const page = `/content/${id}`

  switch (formData.get("intent")) {
    case "delete":
      await deleteContent(deps, actor, id)
      return redirectWithToast(`/content?deleted=${id}`, { title: "Content deleted" })
    case "override": {
      const override = ({ version }: TakeOut) => overrideBlocked(deps, actor, open, version)
      const toast = {
        title: "Your decision is recorded",
        description: "You can copy and download this document now.",
      }
      return runForm(args, TakeOut, override, () => redirectWithToast(page, toast), formData)
    }
    default:
      return runForm(
        args,
        ReviseClaim,
        async (input) => {
          if (input.intent === "rewrite") return rewriteNow(deps, actor, open, input)
          await reviseClaim(deps, actor, open, input, person)
          return revisedToast(input.intent)
        },
        (toast) => redirectWithToast(`${page}${hashOf(formData)}`, toast),
        formData,
      )
  }
}

const notHere = () => new Response(null, { status: 404 })

/** Returns to the same place on the page when no script runs. */
function hashOf(formData: FormData): string {
  const number = formData.get("number")
  return typeof number === "string" && /^\d+$/.test(number) ? `#claim-${number}` : "#provenance"
}

export default function ContentDocument() {
  const { document, date } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refused = refusedRevision(answer)
  // The sentences may have moved, so the typed text appears above the document rather than in a sentence's form.
  const isConflict = answer?.code === "conflict"
  const writer = document.writer === "built-in" ? "the built-in writer" : document.writer
  return (
    <article>
      <div className="print:hidden">
        <PageHeader
          above={
            <>
              <TextLink to="/content">Content Library</TextLink>
              <span aria-hidden> / </span>
              {contentTypes[document.type].label}
            </>
          }
          title={document.title}
          description={
            <>
              Written by {writer} on {date} · <TextLink to={`/content/${document.id}/versions`}>Versions</TextLink>
            </>
          }
          action={
            <>
              <TakeOutButtons document={document} />
              <AnalyzeButton id={document.id} />
            </>
          }
        />
      </div>
      {isConflict && <Conflict message={answer.message} document={document} refused={refused} />}
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <DocumentSheet document={document} />
        <CheckSummary document={document} />
      </div>
      <Provenance document={document} refused={isConflict ? null : refused} />
      <DocumentDialogs document={document} />
    </article>
  )
}
