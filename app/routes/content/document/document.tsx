import {
  type ActionFunctionArgs,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare"
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react"
import { lazy, Suspense } from "react"
import { deleteContent, overrideBlocked } from "../../../domain/content/edit/change-content.server"
import { findStoredContent } from "../../../domain/content/edit/change-tree.server"
import { reviseClaim } from "../../../domain/content/edit/revise-claim.server"
import { findDocument } from "../../../domain/content/get-content.server"
import { ReviseClaim, TakeOut } from "../../../domain/content/schema"
import { criteriaCoverage } from "../../../domain/document/criteria-coverage"
import { shownDocument } from "../../../domain/document/document-page"
import { contentTypes } from "../../../domain/document/kinds"
import { findPerson } from "../../../domain/evidence/ledger.server"
import { formatDate } from "../../../domain/kernel/format"
import { product } from "../../../domain/kernel/product"
import { emptyQuery, together } from "../../../domain/kernel/query.server"
import { templateNames } from "../../../domain/resume/template-library.server"
import { usualPaper } from "../../../domain/sheet/paper"
import { runForm } from "../../../http/forms/run-form.server"
import { readyPage } from "../../../http/visitor/guards.server"
import { redirectWithToast } from "../../../http/visitor/toast.server"
import manuscript from "../../../styles/manuscript.css?url"
import margin from "../../../styles/margin.css?url"
import { useOnceOpen } from "../../../ui/browser/use-once-open"
import { Notice } from "../../../ui/feedback/notice"
import { revalidateAfterConflict } from "../../../ui/form/after-conflict"
import { DocumentSheet } from "../sheet/document-sheet"
import { Advice } from "./advice"
import { AnnotatedDocument } from "./annotated-document"
import { AnswersCoverage } from "./answers-coverage"
import { Conflict } from "./conflict"
import { DocumentBar } from "./document-bar"
import { DocumentDialogs } from "./document-dialogs"
import { Provenance } from "./provenance"
import { refusedRevision } from "./refused-revision"
import { RemovedSentence } from "./removed-sentence"
import { revisedToast } from "./revised-toast"
import { rewriteNow } from "./rewrite-now.server"
import { TemplateSwitch } from "./template-switch"

export const links: LinksFunction = () => [manuscript, margin].map((href) => ({ rel: "stylesheet", href }))

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.document.title ?? "Content"} · ${product.name}` },
]

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await readyPage(args, (deps, who) => findDocument(deps, who, args.params.id ?? ""))
  if (!data) throw notHere()
  const { type, writer, createdAt } = data.row
  const about = {
    kind: contentTypes[type].label,
    writer: writer === "built-in" ? "the built-in writer" : writer,
    writtenOn: formatDate(createdAt, viewer),
  }
  const document = shownDocument(data, viewer.locale)
  const coverage = type === "selection_criteria" ? criteriaCoverage(document.parts, data.evidence) : null
  const templates = type === "resume" ? await templateNames(args.context.deps) : []
  return { viewer, document, coverage, about, templates, paper: usualPaper(viewer) }
}

export async function action(args: ActionFunctionArgs) {
  const { deps } = args.context
  const id = args.params.id ?? ""
  const formData = await args.request.formData()
  const isEdit = formData.get("intent") === "edit"
  const { actor, data } = await readyPage(args, (deps, who) =>
    together(findStoredContent(deps, who, id), isEdit ? findPerson(deps, who) : emptyQuery),
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
          if (input.intent === "rewrite") return { toast: await rewriteNow(deps, actor, open, input) }
          const stored = await reviseClaim(deps, actor, open, input, person)
          if (input.intent === "remove") return { removed: stored.row.version - 1 }
          return { toast: revisedToast(input.intent, stored) }
        },
        ({ toast, removed }) => {
          const number = numberOf(formData)
          if (toast) return redirectWithToast(`${page}${number && `#claim-${number}`}`, toast)
          // Scrolls to where the sentence was, without opening the next sentence's note.
          return redirect(`${page}?removed=${removed}${number && `#s-${number}`}`)
        },
        formData,
      )
  }
}

/** Few visits need these, so the browser loads them on demand; the server renders them with the page. */
const Sources = import.meta.env.SSR
  ? Provenance
  : lazy(() => import("./provenance").then(({ Provenance }) => ({ default: Provenance })))

const TwoVersions = import.meta.env.SSR
  ? Conflict
  : lazy(() => import("./conflict").then(({ Conflict }) => ({ default: Conflict })))
const Dialogs = import.meta.env.SSR
  ? DocumentDialogs
  : lazy(() => import("./document-dialogs").then(({ DocumentDialogs }) => ({ default: DocumentDialogs })))

const Looks = import.meta.env.SSR
  ? TemplateSwitch
  : lazy(() => import("./template-switch").then(({ TemplateSwitch }) => ({ default: TemplateSwitch })))

const Coverage = import.meta.env.SSR
  ? AnswersCoverage
  : lazy(() => import("./answers-coverage").then(({ AnswersCoverage }) => ({ default: AnswersCoverage })))

const notHere = () => new Response(null, { status: 404 })

/** The number of the sentence, to return to its position on the page without a script. */
function numberOf(formData: FormData): string {
  const number = formData.get("number")
  return typeof number === "string" && /^\d+$/.test(number) ? number : ""
}

export default function ContentDocument() {
  const { document, coverage, about, templates, paper } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [search] = useSearchParams()
  const refused = refusedRevision(answer)
  // The sentences may have moved, so the typed text appears above the document rather than in a sentence's form.
  const isConflict = answer?.code === "conflict"
  const inPlace = isConflict ? null : refused
  const asked = useOnceOpen(search.has("take") || search.has("delete"))
  const template = templates.find(({ id }) => id === search.get("template"))?.id
  return (
    <article>
      <DocumentBar document={document} template={template} paper={paper} about={about} />
      <RemovedSentence document={document} />
      {isConflict && (
        <Suspense>
          <TwoVersions message={answer.message} document={document} refused={refused} />
        </Suspense>
      )}
      {document.overridden && document.blocked > 0 && (
        <Notice variant="caution" className="mb-6">
          You chose to use this document as it is, with {document.blocked} blocked{" "}
          {document.blocked === 1 ? "sentence" : "sentences"}.
        </Notice>
      )}
      {document.type === "resume" && (
        <Suspense>
          <Looks document={document} templates={templates} template={template} />
        </Suspense>
      )}
      {search.get("view") === "sources" ? (
        <>
          <DocumentSheet document={document} />
          <Suspense>
            <Sources document={document} refused={inPlace} />
          </Suspense>
        </>
      ) : (
        !template && (
          <AnnotatedDocument document={document} refused={inPlace}>
            <DocumentSheet document={document} />
          </AnnotatedDocument>
        )
      )}
      {coverage && (
        <Suspense>
          <Coverage coverage={coverage} />
        </Suspense>
      )}
      <Advice advice={document.advice} />
      {asked && (
        <Suspense>
          <Dialogs document={document} />
        </Suspense>
      )}
    </article>
  )
}
