import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { useLoaderData } from "@remix-run/react"
import { isMatchStale } from "../../../domain/job-analysis/analysis"
import { interviewQuestions } from "../../../domain/job-analysis/interview/interview"
import { findStoredAnalysis } from "../../../domain/job-analysis/list-analyses.server"
import { findRecordState } from "../../../domain/job-analysis/match-record.server"
import { product } from "../../../domain/kernel/product"
import { together } from "../../../domain/kernel/query.server"
import { readyPage } from "../../../http/visitor/guards.server"
import { Button } from "../../../ui/button"
import { ButtonLink } from "../../../ui/button-link"
import { EmptyState } from "../../../ui/feedback/empty-state"
import { Notice } from "../../../ui/feedback/notice"
import { PageHeader } from "../../../ui/shell/page-header"
import { TextLink } from "../../../ui/text-link"
import { titleOf } from "../status-labels"
import { InterviewItem } from "./interview-item"
import { shownQuestion } from "./shown-question"

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Interview sheet: ${data?.title ?? "Job analysis"} · ${product.name}` },
]

export async function loader(args: LoaderFunctionArgs) {
  const id = args.params.id ?? ""
  const { viewer, data } = await readyPage(args, (deps, who) =>
    together(findStoredAnalysis(deps, who, id), findRecordState(deps, who)),
  )
  const [row, record] = data
  if (!row) throw new Response("This job analysis does not exist, or it is not yours.", { status: 404 })
  const questions = interviewQuestions(row).map((one) => shownQuestion(one, viewer.locale))
  return { viewer, id, title: titleOf(row), company: row.company, questions, isStale: isMatchStale(row.match, record) }
}

export default function InterviewSheet() {
  const { id, title, company, questions, isStale } = useLoaderData<typeof loader>()
  const path = `/job-analysis/${id}`
  const ready = questions.filter(({ hasStory }) => hasStory).length
  return (
    <>
      <PageHeader
        above={
          <TextLink to={path} className="print:hidden">
            {title}
          </TextLink>
        }
        title={`Interview sheet: ${[title, company].filter(Boolean).join(", ")}`}
        description={
          <>
            {questions.length > 0 && `You have a story for ${ready} of ${questions.length} likely questions. `}
            <span className="print:hidden">
              We put this sheet together from your match, using only your own lines and notes. It's free and doesn't
              count toward any limit.
            </span>
          </>
        }
        action={
          questions.length > 0 && (
            <Button
              variant="secondary"
              onClick={() => window.print()}
              className="print:hidden [@media(scripting:none)]:hidden"
            >
              Print
            </Button>
          )
        }
      />
      {isStale && (
        <Notice
          className="mb-8 print:hidden"
          title="Your achievements have changed since this match"
          action={
            <ButtonLink to={path} size="small">
              Match again
            </ButtonLink>
          }
        >
          Match this posting again to use your newest stories here.
        </Notice>
      )}
      {questions.length === 0 ? (
        <EmptyState
          title="We found no requirements in this posting"
          action={<ButtonLink to={path}>Check the posting</ButtonLink>}
        >
          We make the questions from its requirements. Check that the whole posting is there.
        </EmptyState>
      ) : (
        <ol className="max-w-3xl divide-y divide-line border-y border-line">
          {questions.map((question, at) => (
            <InterviewItem key={question.id} path={path} question={question} number={at + 1} />
          ))}
        </ol>
      )}
    </>
  )
}
