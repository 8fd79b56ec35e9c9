import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { Form, useActionData, useLoaderData, useSearchParams } from "@remix-run/react"
import { findStoredAnalysis } from "../../../domain/job-analysis/list-analyses.server"
import { findRecordState } from "../../../domain/job-analysis/match-record.server"
import type { Deps } from "../../../domain/kernel/deps"
import { product } from "../../../domain/kernel/product"
import { together, type Who } from "../../../domain/kernel/query.server"
import { readyPage } from "../../../http/visitor/guards.server"
import { ButtonLink } from "../../../ui/button-link"
import { CoverageMatrix } from "../../../ui/coverage/coverage-matrix"
import { Notice } from "../../../ui/feedback/notice"
import { revalidateAfterConflict } from "../../../ui/form/after-conflict"
import { SubmitButton } from "../../../ui/form/submit-button"
import { Dialog } from "../../../ui/layers/dialog"
import { PageHeader } from "../../../ui/shell/page-header"
import { TextLink } from "../../../ui/text-link"
import { actOnAnalysis } from "./act-on-analysis.server"
import { ApplicationForm } from "./application-form"
import { asReadId, asReadTitle, PostingForms } from "./posting-forms"
import { RequirementList } from "./requirement-list"
import { ScorePanel } from "./score-panel"
import { shownAnalysis } from "./shown-analysis.server"
import { SkillsAsked } from "./skills-asked"

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.analysis.title ?? "Job analysis"} · ${product.name}` },
]

export const shouldRevalidate = revalidateAfterConflict

const missing = "This job analysis does not exist, or it is not yours."

function readAnalysis(id: string) {
  return (deps: Deps, who: Who) => together(findStoredAnalysis(deps, who, id), findRecordState(deps, who))
}

export async function loader(args: LoaderFunctionArgs) {
  const { viewer, data } = await readyPage(args, readAnalysis(args.params.id ?? ""))
  const [row, record] = data
  if (!row) throw new Response(missing, { status: 404 })
  return { viewer, analysis: shownAnalysis(row, record, viewer) }
}

export async function action(args: ActionFunctionArgs) {
  const formData = await args.request.formData()
  const { actor, data } = await readyPage(args, readAnalysis(args.params.id ?? ""))
  const [row] = data
  if (!row) throw new Response(missing, { status: 404 })
  return actOnAnalysis(args, actor, row, formData)
}

export default function JobAnalysis() {
  const { analysis } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [search] = useSearchParams()
  const sent = answer?.result.initialValue
  const intent = typeof sent?.intent === "string" ? sent.intent : null
  const answering = intent === "answer" ? String(sent?.requirement ?? "") : search.get("answer")
  const path = `/job-analysis/${analysis.id}`
  const lists = { analysisId: analysis.id, answering, refused: intent === "answer" ? answer : undefined }
  return (
    <>
      <PageHeader
        above={<TextLink to="/job-analysis">Job-Tailored Content</TextLink>}
        title={analysis.title}
        description={
          <>
            {analysis.company && <span className="block text-ink">{analysis.company}</span>}
            {analysis.facts.join(" · ")}
          </>
        }
        action={
          <>
            {analysis.isPosting && (
              <>
                <ButtonLink to={`/content?type=cover_letter&posting=${analysis.id}#generator`}>
                  Write a cover letter
                </ButtonLink>
                <ButtonLink to={`${path}/interview`}>Interview sheet</ButtonLink>
              </>
            )}
            <ButtonLink to="?delete=1" preventScrollReset variant="quiet" className="whitespace-nowrap max-sm:-ml-2">
              Delete
            </ButtonLink>
          </>
        }
      />
      {!analysis.isPosting && (
        <Notice className="mb-8" variant="caution" title="This does not read like a job posting">
          We found no job title, no requirements and no duties in it, so there is no match. Open{" "}
          <TextLink to={`#${asReadId}`}>{asReadTitle}</TextLink> to correct the text, or{" "}
          <TextLink to="/job-analysis">paste the whole posting</TextLink>.
        </Notice>
      )}
      {analysis.isPosting && !analysis.isEnglish && (
        <Notice className="mb-8" variant="caution" title="This posting is not in English">
          We read its headings and lists. Please check the requirements below. Lines that we couldn't compare with your
          words do not count in the score.
        </Notice>
      )}
      {analysis.isPosting ? (
        <div className="grid gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
          <div className="flex min-w-0 flex-col gap-10 lg:col-start-2">
            <ScorePanel
              id={analysis.id}
              score={analysis.score}
              compared={analysis.compared}
              isStale={analysis.isStale}
            />
            <SkillsAsked skills={analysis.skills} />
          </div>
          <div className="flex min-w-0 flex-col gap-12 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <RequirementList title="Requirements" requirements={analysis.asked} {...lists} />
            <RequirementList title="Responsibilities" requirements={analysis.duties} {...lists} />
            {analysis.coverage && (
              <CoverageMatrix
                coverage={analysis.coverage}
                description="Which achievement shows which requirement. ● is the best answer; ○ shows it, too."
                warningOf={({ column, quotes }) => ({
                  title: `Achievement ${column + 1} is the best answer to ${quotes.length} criteria`,
                  advice:
                    "Use it for one of them. For the rest, choose another achievement marked ○, or write a new one.",
                })}
              />
            )}
            {analysis.asked.length + analysis.duties.length === 0 && (
              <Notice title="We found no requirements in this text">
                Open “{asReadTitle}” and check that the whole posting is there.
              </Notice>
            )}
          </div>
          <div className="flex min-w-0 flex-col gap-10 lg:col-start-2">
            <ApplicationForm analysis={analysis} refused={intent === "application" ? answer : undefined} />
            <PostingForms analysis={analysis} intent={intent} refused={answer} />
          </div>
        </div>
      ) : (
        <PostingForms analysis={analysis} intent={intent} refused={answer} />
      )}
      <Dialog
        open={search.has("delete")}
        title="Are you sure you want to delete this analysis?"
        closeHref={path}
        footer={
          <>
            <ButtonLink to={path} preventScrollReset>
              Cancel
            </ButtonLink>
            <Form method="post" action={path}>
              <SubmitButton variant="danger" name="intent" value="delete" busyLabel="Deleting...">
                Delete
              </SubmitButton>
            </Form>
          </>
        }
      >
        <p>
          “{analysis.title}” goes to the trash with your notes. Documents written for it stay. You can restore it for 30
          days.
        </p>
      </Dialog>
    </>
  )
}
