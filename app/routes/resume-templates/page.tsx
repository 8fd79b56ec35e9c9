import type { ActionFunctionArgs, LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useLoaderData, useSearchParams } from "@remix-run/react"
import { chooseTemplate, listResumes } from "../../domain/content/resumes/resume-documents.server"
import { toldApart } from "../../domain/content/resumes/resume-titles"
import { UseTemplate } from "../../domain/content/schema"
import { product } from "../../domain/kernel/product"
import { isSpent, spentText } from "../../domain/plans/content-allowance"
import { listedTemplates } from "../../domain/resume/template-library.server"
import { runForm } from "../../http/forms/run-form.server"
import { contentAllowance } from "../../http/visitor/content-allowance.server"
import { readyPage, requireReady } from "../../http/visitor/guards.server"
import { redirectWithToast } from "../../http/visitor/toast.server"
import sheets from "../../styles/sheets.css?url"
import { ButtonLink } from "../../ui/button-link"
import { Notice } from "../../ui/feedback/notice"
import { PageHeader } from "../../ui/shell/page-header"
import { TabLinks } from "../../ui/tab-links"
import { Gallery } from "./gallery"
import { LivePreview } from "./live-preview"
import { previewPath, templatesPath } from "./paths"

export const links: LinksFunction = () => [{ rel: "stylesheet", href: sheets }]

export const meta: MetaFunction = () => [{ title: `Resume templates · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const [{ viewer, actor, data: resumes }, templates] = await Promise.all([
    readyPage(args, (deps, who) => listResumes(deps, who)),
    listedTemplates(args.context.deps),
  ])
  const allowance = contentAllowance(args.context.deps, actor, viewer.locale)
  return { viewer, allowance, templates, resumes: toldApart(resumes, viewer) }
}

export async function action(args: ActionFunctionArgs) {
  const actor = await requireReady(args)
  const choose = (input: UseTemplate) => chooseTemplate(args.context.deps, actor, input)
  return runForm(args, UseTemplate, choose, (content) =>
    content
      ? redirectWithToast(`/resume-editor?content=${content}`, {
          title: "Template chosen",
          description: "Your resume downloads in it from now on.",
        })
      : redirectWithToast("/content", {
          title: "No resume yet",
          description: "Generate a resume, then choose its template.",
        }),
  )
}

export default function ResumeTemplates() {
  const { allowance, templates, resumes } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const isPreview = search.get("tab") === "preview"
  const resume = resumes.find(({ id }) => id === search.get("content")) ?? resumes[0] ?? null
  return (
    <>
      <PageHeader
        title="Resume Template Library"
        action={<ButtonLink to="/import">Bring your resume</ButtonLink>}
        description={
          resume
            ? `Every template is shown with “${resume.title}”. They all print on A4 and Letter paper, and hiring software reads their text in the right order.`
            : "Every template is shown with a sample resume. They all print on A4 and Letter paper, and hiring software reads their text in the right order."
        }
      />
      {!resume && (
        <Notice
          className="mb-8"
          title="No resume yet"
          action={
            isSpent(allowance) ? (
              <ButtonLink to="/billing" size="small">
                See plans
              </ButtonLink>
            ) : (
              <ButtonLink to="/content?type=resume" size="small">
                Generate Resume
              </ButtonLink>
            )
          }
        >
          {isSpent(allowance) ? spentText(allowance) : "Generate a resume, then choose its template."}
        </Notice>
      )}
      <TabLinks
        label="Views of the library"
        tabs={[
          { to: templatesPath, label: "Template Gallery", current: !isPreview },
          {
            to: previewPath(search.get("template") ?? templates[0]?.id ?? ""),
            label: "Live Preview",
            current: isPreview,
          },
        ]}
      />
      {isPreview ? (
        <LivePreview templates={templates} resumes={resumes} resume={resume} />
      ) : (
        <Gallery templates={templates} resume={resume} />
      )}
    </>
  )
}
