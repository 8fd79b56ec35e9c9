import { Form } from "@remix-run/react"
import type { contactOf, ReviewEntry, ReviewList } from "../../domain/resume-import/review"
import { isUsuallyKept, kindTitles, saysKind } from "../../domain/resume-import/rules"
import { FormError } from "../../ui/form/form-error"
import { SubmitButton } from "../../ui/form/submit-button"
import type { FormResult } from "../../ui/form/use-form"
import { ContactFields } from "./contact-fields"
import { EntryFields } from "./entry-fields"
import { ListFields } from "./list-fields"
import { shownHeading } from "./shown-heading"
import { typedValues } from "./typed-values"

interface ReviewFormProps {
  id: string
  title: string
  heldTitle: string
  isTitleKept: boolean
  contact: ReturnType<typeof contactOf>
  entries: ReviewEntry[]
  lists: ReviewList[]
  refused: FormResult | undefined
}

/** Everything that was read, section by section, to keep, correct or skip. */
export function ReviewForm({ id, title, heldTitle, isTitleKept, contact, entries, lists, refused }: ReviewFormProps) {
  const typed = typedValues(refused)
  const groups = [...new Set([...entries, ...lists].map(({ kind, heading }) => `${kind}\n${heading}`))]
  return (
    <Form id="review" method="post" action="/import" className="space-y-12">
      <FormError errors={refused?.error?.[""]} />
      <input type="hidden" name="id" value={id} />
      <ContactFields title={title} heldTitle={heldTitle} isTitleKept={isTitleKept} contact={contact} typed={typed} />
      {groups.map((group) => {
        const [kind = "", heading = ""] = group.split("\n")
        const isOfGroup = (one: ReviewEntry | ReviewList) => one.kind === kind && one.heading === heading
        const ofGroup = [...entries, ...lists].filter(isOfGroup)
        const [first] = ofGroup
        if (!first) return null
        const name = kindTitles[first.kind]
        const shown = shownHeading(heading, ofGroup.flatMap(({ lines }) => lines.split("\n")).length)
        // The same heading may cover two kinds of lists.
        const isShared = groups.filter((other) => other.endsWith(`\n${heading}`)).length > 1
        const isNamed = shown !== "" && (isShared || !saysKind(shown, first.kind))
        return (
          <section key={group} aria-label={isNamed ? shown : name}>
            <h2 className="border-b border-line pb-2 text-xl">
              {isNamed ? shown : name}
              {isNamed && <span className="ml-3 font-sans text-sm text-muted">{name}</span>}
            </h2>
            <div className="divide-y divide-line">
              {entries.map((entry, at) =>
                isOfGroup(entry) ? <EntryFields key={`entry-${at}`} at={at} entry={entry} typed={typed} /> : null,
              )}
              {lists.map((list, at) =>
                isOfGroup(list) ? (
                  <ListFields key={`list-${at}`} at={at} list={list} typed={typed} kept={isUsuallyKept(list.kind)} />
                ) : null,
              )}
            </div>
          </section>
        )
      })}
      <div className="at-bottom sticky bottom-0 border-t border-line bg-paper py-4">
        <SubmitButton formAction="/import" busyLabel="Importing...">
          Import selected
        </SubmitButton>
      </div>
    </Form>
  )
}
