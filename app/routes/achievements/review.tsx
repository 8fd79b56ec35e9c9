import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare"
import { Form, useLoaderData } from "@remix-run/react"
import { findWaiting } from "../../domain/achievements/list-achievements.server"
import { reviewText } from "../../domain/achievements/review/review"
import { roleLabel } from "../../domain/achievements/role-label"
import { product } from "../../domain/kernel/product"
import { together } from "../../domain/kernel/query.server"
import { readyPage } from "../../http/visitor/guards.server"
import { readLocale } from "../../http/visitor/locale.server"
import { Button } from "../../ui/button"
import { ButtonLink } from "../../ui/button-link"
import { EmptyState } from "../../ui/feedback/empty-state"
import { Field } from "../../ui/form/field"
import { PageHeader } from "../../ui/shell/page-header"
import { TextLink } from "../../ui/text-link"
import { ReviewSheet } from "./review-sheet"
import { CopyReview, PrintReview } from "./take-review"
import { UndatedLines } from "./undated-lines"
import { readReview } from "./wanted-review.server"

export const meta: MetaFunction = () => [{ title: `Review · ${product.name}` }]

export async function loader(args: LoaderFunctionArgs) {
  const { wanted, error } = readReview.wanted(args.request.url)
  const { viewer, data } = await readyPage(args, (deps, who) =>
    together(readReview.find(deps, who, wanted, readLocale(args.request)), findWaiting(deps, who)),
  )
  const [{ review, undated, from, to }, waiting] = data
  const shown = undated.lines.map(({ row }) => {
    const role = undated.roles.find(({ id }) => id === row.roleId)
    return { id: row.id, text: row.text, role: roleLabel(role) ?? "Not tied to a role" }
  })
  const period = { from: wanted.from ?? from, to: wanted.to ?? to }
  return { viewer, review, text: reviewText(review), undated: shown, waiting, ...period, error }
}

export default function Review() {
  const { review, text, undated, waiting, from, to, error } = useLoaderData<typeof loader>()
  const isEmpty = review.sections.length === 0
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          above={<TextLink to="/achievements">Achievements</TextLink>}
          title="Prepare for a review"
          description="The lines you agreed to, for any period, by role and theme, with numbers first. It's free and doesn't count toward any limit."
          action={
            !isEmpty && (
              <>
                <CopyReview text={text} />
                <ButtonLink to={`/achievements/review/download?from=${from}&to=${to}`} reloadDocument>
                  Download .md
                </ButtonLink>
                <PrintReview />
              </>
            )
          }
        />
        <Form method="get" className="mb-8 grid max-w-xl items-end gap-4 sm:grid-cols-[1fr_1fr_auto]">
          <Field field={{ id: "from", name: "from", initialValue: from }} label="From" type="date" />
          <Field
            field={{ id: "to", name: "to", initialValue: to, errors: error ? [error] : undefined }}
            label="To"
            type="date"
          />
          <Button type="submit" variant="secondary">
            Show
          </Button>
        </Form>
      </div>
      {isEmpty ? (
        <EmptyState
          title="You have no agreed lines in this period"
          action={
            waiting > 0 ? (
              <ButtonLink to="/achievements?state=proposed" variant="primary">
                {waiting === 1 ? "Review the waiting line" : `Review the ${waiting} waiting lines`}
              </ButtonLink>
            ) : (
              <ButtonLink to="/achievements?add=1#add-line">Write a line yourself</ButtonLink>
            )
          }
        >
          {waiting > 0
            ? "Choose another period, or agree to the lines that wait for your review."
            : "Choose another period, or write a line for this one."}
        </EmptyState>
      ) : (
        <ReviewSheet review={review} />
      )}
      {undated.length > 0 && <UndatedLines lines={undated} />}
    </>
  )
}
