import { Form } from "@remix-run/react"
import { ButtonLink } from "../button-link"
import { EmptyState } from "../feedback/empty-state"
import { SubmitButton } from "../form/submit-button"
import { PageHeader } from "../shell/page-header"
import { TextLink } from "../text-link"

interface Trashed {
  id: string
  title: string
  /** The kind of document, or a posting's employer. */
  of: string
  /** The date of permanent deletion, formatted. */
  until: string | null
  preview?: string
}

interface TrashListProps {
  /** The plural noun for the items in the trash. */
  things: string
  days: number
  items: Trashed[]
  nextCursor: string | null
  /** The title of the parent page. */
  above: { to: string; title: string }
  /** The page whose action handles the intent "restore". */
  action: string
}

/** Deleted items of one kind, each with a restore button. */
export function TrashList({ things, days, items, nextCursor, above, action }: TrashListProps) {
  return (
    <>
      <PageHeader
        above={<TextLink to={above.to}>{above.title}</TextLink>}
        title="Trash"
        description={`You can restore deleted ${things} for ${days} days.`}
      />
      {items.length === 0 ? (
        <EmptyState
          title="The trash is empty"
          action={<ButtonLink to={above.to}>{`Back to your ${things}`}</ButtonLink>}
        >
          Deleted {things} stay here for {days} days.
        </EmptyState>
      ) : (
        <ol className="divide-y divide-line border-y border-line">
          {items.map((item) => (
            <TrashRow key={item.id} {...item} action={action} />
          ))}
        </ol>
      )}
      {nextCursor && (
        <ButtonLink to={`?cursor=${nextCursor}`} className="mt-6">
          Older
        </ButtonLink>
      )}
    </>
  )
}

function TrashRow({ id, title, of, until, preview, action }: Trashed & { action: string }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 py-5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="text-xs text-muted">
          {[of, until && `deleted for good on ${until}`].filter(Boolean).join(" · ")}
        </p>
        <h2 className="mt-1 text-xl wrap-anywhere">{title}</h2>
        {preview && <p className="mt-1 max-w-prose font-serif text-muted">{preview}</p>}
      </div>
      <Form method="post" action={action}>
        <input type="hidden" name="intent" value="restore" />
        <SubmitButton variant="secondary" size="small" name="id" value={id} busyLabel="Restoring...">
          Restore<span className="sr-only"> {title}</span>
        </SubmitButton>
      </Form>
    </li>
  )
}
