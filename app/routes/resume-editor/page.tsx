import {
  type ActionFunctionArgs,
  data,
  type LinksFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/cloudflare"
import { useActionData, useLoaderData } from "@remix-run/react"
import { useMemo } from "react"
import { findForEdit, saveResume } from "../../domain/content/edit/edit-resume.server"
import { toldApart } from "../../domain/content/resumes/resume-titles"
import { EditResume } from "../../domain/content/schema"
import { draftOfFields } from "../../domain/document/draft/form-fields"
import { product } from "../../domain/kernel/product"
import { listedTemplates } from "../../domain/resume/template-library.server"
import { runForm } from "../../http/forms/run-form.server"
import { contentAllowance } from "../../http/visitor/content-allowance.server"
import { readyPage } from "../../http/visitor/guards.server"
import { redirectWithToast } from "../../http/visitor/toast.server"
import editor from "../../styles/editor.css?url"
import sheets from "../../styles/sheets.css?url"
import { revalidateAfterConflict } from "../../ui/form/after-conflict"
import { PageHeader } from "../../ui/shell/page-header"
import { TextLink } from "../../ui/text-link"
import { answerOf } from "./answer"
import { changedDraft } from "./draft/changed-draft.server"
import { Editor } from "./editor"
import { editorHref } from "./fields/paths"
import { NoResume } from "./no-resume"
import { readEditor } from "./read-editor.server"
import { savedToast } from "./saved-toast"
import { Viewer } from "./viewer"

export const links: LinksFunction = () => [sheets, editor].map((href) => ({ rel: "stylesheet", href }))

export const meta: MetaFunction = () => [{ title: `Resume Editor · ${product.name}` }]

export const shouldRevalidate = revalidateAfterConflict

export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams
  const content = search.get("content")
  const isEdit = search.has("edit")
  const asked = { content, cursor: search.get("cursor") ?? undefined, isEdit }
  const [{ viewer, actor, data: found }, templates] = await Promise.all([
    readyPage(args, (deps, who) => readEditor(deps, who, asked)),
    listedTemplates(args.context.deps),
  ])
  if (content && !found.resume) throw new Response(null, { status: 404 })
  const resumes = toldApart(found.resumes, viewer)
  const allowance = contentAllowance(args.context.deps, actor, viewer.locale)
  return { viewer, allowance, templates: templates.map(({ id, name }) => ({ id, name })), isEdit, ...found, resumes }
}

/** Saves the form, or applies a structural change to its values and renders it again, unsaved. */
export async function action(args: ActionFunctionArgs) {
  const { deps } = args.context
  const formData = await args.request.formData()
  const id = new URL(args.request.url).searchParams.get("content") ?? ""
  const { data: grounds } = await readyPage(args, (deps, who) => findForEdit(deps, who, id))
  if (!grounds.open) throw new Response(null, { status: 404 })
  const changed = changedDraft(formData)
  if (changed) return data({ changed })
  const fields = new FormData()
  fields.set("resume", JSON.stringify(draftOfFields(formData)))
  // "Save mine instead" sends the version that the conflict was about.
  fields.set("version", String(formData.get("over") ?? formData.get("version")))
  const save = (input: EditResume) => saveResume(deps, grounds, input)
  return runForm(args, EditResume, save, (saved) => redirectWithToast(editorHref(id, true), savedToast(saved)), fields)
}

export default function ResumeEditor() {
  const { allowance, resume, resumes, templates, drawer, isEdit } = useLoaderData<typeof loader>()
  const answered = useActionData<typeof action>()
  const answer = useMemo(() => answerOf(answered), [answered])
  return (
    <>
      <PageHeader
        title="Resume Editor"
        description={
          resume ? (
            <>
              {isEdit
                ? "Every line you change is checked against your evidence when you save."
                : "Your resume in its template."}{" "}
              <TextLink to={`/content/${resume.id}`}>{"All\u00a0sources"}</TextLink>
              {"\u00a0· "}
              <TextLink to={`/content/${resume.id}/versions`}>Versions</TextLink>
            </>
          ) : undefined
        }
      />
      {!resume ? (
        <NoResume allowance={allowance} />
      ) : isEdit && drawer ? (
        <Editor key={resume.id} {...{ resume, resumes, templates, drawer, answer }} />
      ) : (
        <Viewer {...{ resume, resumes, templates }} />
      )}
    </>
  )
}
