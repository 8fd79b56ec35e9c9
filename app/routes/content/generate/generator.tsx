import { Form, useSearchParams } from "@remix-run/react"
import { useEffect, useState } from "react"
import type { Generation } from "../../../domain/content/generate/find-generation.server"
import { postingLimit } from "../../../domain/content/rules"
import { categories, contentTypes, promptLimit } from "../../../domain/document/kinds"
import { type ContentAllowance, isSpent, lastOneText, spentText } from "../../../domain/plans/content-allowance"
import type { FormAnswer } from "../../../http/forms/run-form.server"
import { ButtonLink } from "../../../ui/button-link"
import { Card } from "../../../ui/card"
import { SelectField } from "../../../ui/choices/select-field"
import { SubmitButton } from "../../../ui/form/submit-button"
import { TextareaField } from "../../../ui/form/textarea-field"
import { useForm } from "../../../ui/form/use-form"
import { TabLinks } from "../../../ui/tab-links"
import { TextLink } from "../../../ui/text-link"
import { FailedNotice, Refusal } from "./refusal"
import { TypeCards } from "./type-cards"

const formId = "generate"
/** The content types that a posting affects. */
const writtenToPostings = new Set(["cover_letter", "selection_criteria", "resume"])

interface GeneratorProps {
  /** New on every page, so pressing the button twice starts one generation. */
  formKey: string
  /** Saved postings, newest first. */
  postings: { value: string; label: string }[]
  /** Anything is captured that a text could be written from. */
  hasWords: boolean
  /** A resume is among the recent documents. */
  hasResume: boolean
  allowance: ContentAllowance
  tier: string
  refused: FormAnswer | undefined
  /** The last generation, if it failed. Its request is filled into the form again. */
  failed: Generation | null
  onTypeChange: () => void
}

/** The form that starts a generation. */
export function Generator(props: GeneratorProps) {
  const { formKey, postings, hasWords, hasResume, allowance, tier, refused, failed, onTypeChange } = props
  const [search] = useSearchParams()
  const category = search.get("category") ?? "all"
  /** The saved posting that the page was opened for. Another one cannot be pasted beside it. */
  const asked = search.get("posting")
  const types = Object.entries(contentTypes).filter(([, { group }]) => !(category in categories) || group === category)
  const [form, fields] = useForm<{ type: string; customPrompt: string; posting: string; jobAnalysisId: string }>({
    id: formId,
    lastResult: refused?.result,
    defaultValue: {
      type: failed?.type ?? search.get("type") ?? "",
      customPrompt: failed?.customPrompt ?? "",
      posting: failed?.posting ?? "",
      jobAnalysisId: failed?.jobAnalysisId ?? asked ?? "",
    },
  })
  const [type, setType] = useState(fields.type.initialValue ?? "")
  // The browser may have restored a choice made before the user left the page or before the script ran.
  useEffect(() => {
    const checked = document.querySelector<HTMLInputElement>(`#${formId} input[name="type"]:checked`)
    if (checked) setType(checked.value)
  }, [])
  const usedUp = isSpent(allowance)
  const lastOne = lastOneText(allowance)
  const isEmpty = !hasWords && !usedUp
  const needsPro = types.some(([name, { proOnly }]) => name === type && proOnly) && tier !== "pro"

  function choose(chosen: string) {
    setType(chosen)
    onTypeChange()
  }

  return (
    <Card title="Generate" id="generator">
      <TabLinks
        label="Content types"
        tabs={[
          { to: withCategory(search, null), label: "All", current: !(category in categories) },
          ...Object.entries(categories).map(([name, label]) => ({
            to: withCategory(search, name),
            label,
            current: category === name,
          })),
        ]}
      />
      <Form id={form.id} method="post" action="/content" data-track-submit="content_generation_start" className="mt-6">
        <input type="hidden" name="key" value={formKey} />
        {failed && !refused && <FailedNotice failed={failed} />}
        {usedUp && <p className="mb-5 text-sm">{spentText(allowance)}</p>}
        {refused?.code === "limit_reached" ? (
          <Refusal message={refusedText(allowance)} action={<ButtonLink to="/billing">See plans</ButtonLink>} />
        ) : (
          form.errors?.map((message) => (
            <Refusal
              key={message}
              message={message}
              action={refused?.code === "pro_required" && <ButtonLink to="/billing">Upgrade to Pro</ButtonLink>}
            />
          ))
        )}
        {isEmpty && <NothingYet />}
        <TypeCards
          field={fields.type}
          types={types}
          chosen={type}
          hasPro={tier === "pro"}
          disabled={usedUp || isEmpty}
          onChoose={choose}
        />
        {!isEmpty && !(usedUp && !refused) && (
          <>
            <TextareaField
              className="mt-5"
              field={fields.customPrompt}
              label="Custom instructions"
              optional
              hint="An emphasis, an audience, or the selection criteria to answer."
              rows={3}
              maxLength={promptLimit}
              counter
            />
            <div hidden={type !== "" && !writtenToPostings.has(type)}>
              {postings.length > 0 && (
                <SelectField
                  className="mt-5"
                  field={fields.jobAnalysisId}
                  label="Saved posting"
                  hint="We'll write for this posting."
                  optional
                  placeholder="None"
                  options={postings}
                />
              )}
              {!asked && (
                <TextareaField
                  className="mt-5"
                  field={fields.posting}
                  label="Job posting"
                  optional
                  hint="Paste the posting. We'll write the letter, the resume or the answers to selection criteria to match it."
                  rows={4}
                  maxLength={postingLimit}
                  counter
                />
              )}
            </div>
          </>
        )}
        {lastOne && !isEmpty && !needsPro && (
          <p id={lastOneNote} className="mt-5 text-sm">
            {lastOne}{" "}
            {!hasResume && type !== "resume" && "If you need a resume, choose it first: it can be edited any time."}
          </p>
        )}
        <div className="mt-5">
          <SubmitButton
            size="large"
            disabled={isEmpty}
            aria-describedby={isEmpty ? nothingYet : lastOne && !needsPro ? lastOneNote : undefined}
            busyLabel={usedUp || needsPro ? undefined : "Generating..."}
            {...(usedUp || needsPro ? { name: "intent", value: usedUp ? "upgrade" : "plans" } : {})}
          >
            {usedUp ? "Limit Reached - Upgrade Required" : needsPro ? "Pro Subscription Required" : "Generate Content"}
          </SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

const nothingYet = "nothing-yet"
const lastOneNote = "last-one"

/** Why nothing can be generated yet, known before the button is pressed. */
function NothingYet() {
  return (
    <p id={nothingYet} className="mb-5 text-sm">
      There is nothing to write from yet. <TextLink to="/growth-pulse">Answer one reflection question</TextLink> or{" "}
      <TextLink to="/import">bring your resume</TextLink> first.
    </p>
  )
}

function refusedText({ used, limit }: ContentAllowance): string {
  return `Content limit reached / You've used ${used}/${limit} content generations. Upgrade to generate more content.`
}

/** The page's address with another category; keeps a failed generation so that its text stays in the form. */
function withCategory(search: URLSearchParams, category: string | null): string {
  const next = new URLSearchParams(search)
  next.delete("category")
  if (category) next.set("category", category)
  return `?${next}#generator`
}
