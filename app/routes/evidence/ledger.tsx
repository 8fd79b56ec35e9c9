import { formatNumber } from "../../domain/kernel/format"
import { useLocale } from "../../ui/browser/locale"
import { ButtonLink } from "../../ui/button-link"
import { Card } from "../../ui/card"
import { evidenceKindNames } from "../../ui/evidence/evidence-quote"
import { EmptyState } from "../../ui/feedback/empty-state"
import { TabLinks } from "../../ui/tab-links"

import { type LedgerItem, ProfileItems } from "./profile-items"

interface LedgerProps {
  ledger: {
    origin: "profile" | "captured"
    isPaged: boolean
    nextCursor: string | null
    items: LedgerItem[]
  }
}

/** The captured evidence, verbatim, newest first. */
export function Ledger({ ledger }: LedgerProps) {
  const { origin, items, isPaged, nextCursor } = ledger
  const from = `from=${origin}`
  return (
    <Card look="ruled" title="Your ledger" id="ledger" className="min-w-0">
      <TabLinks
        label="Where evidence comes from"
        tabs={[
          {
            to: "?from=captured#ledger",
            label: "What you wrote",
            current: origin === "captured",
          },
          { to: "?from=profile#ledger", label: "Your profile", current: origin === "profile" },
        ]}
      />
      {items.length === 0 ? (
        <div className="mt-6">
          <Empty origin={origin} isPaged={isPaged} />
        </div>
      ) : origin === "profile" ? (
        <ProfileItems items={items} />
      ) : (
        <ol className="divide-y divide-line">
          {items.map((item) => (
            <Item key={item.id} item={item} />
          ))}
        </ol>
      )}
      <div className="mt-2 flex gap-3">
        {isPaged && <ButtonLink to={`?${from}#ledger`}>Newest</ButtonLink>}
        {nextCursor && <ButtonLink to={`?${from}&cursor=${nextCursor}#ledger`}>Older</ButtonLink>}
      </div>
    </Card>
  )
}

function Item({ item }: { item: LedgerItem }) {
  const { kind, text, source, createdAt, date } = item
  return (
    <li className="py-5">
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-muted">
        <span className="font-medium text-ink">{evidenceKindNames[kind]}</span>
        <time dateTime={createdAt}>{date}</time>
      </p>
      <Verbatim text={text} />
      <p className="mt-1 text-sm text-muted">{source}</p>
    </li>
  )
}

/** Longer texts are collapsed. */
const longest = 600

function Verbatim({ text }: { text: string }) {
  const locale = useLocale()
  const look = "manuscript mt-1 whitespace-pre-line"
  if (text.length <= longest * 1.2) return <blockquote className={look}>{text}</blockquote>
  return (
    <details className="group">
      <summary>
        <span className={`${look} block group-open:hidden`}>{text.slice(0, longest).trimEnd()} …</span>
        <span className="text-link text-sm">
          <span className="group-open:hidden">Show all {formatNumber(text.length, locale)} characters</span>
          <span className="hidden group-open:inline">Show less</span>
        </span>
      </summary>
      <blockquote className={look}>{text}</blockquote>
    </details>
  )
}

function Empty({ origin, isPaged }: { origin: string; isPaged: boolean }) {
  if (isPaged) return <EmptyState title="There is nothing older" />
  if (origin === "profile") {
    return (
      <EmptyState title="Your profile is still empty">
        What you write about your background and skills will appear here, sentence by sentence.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Nothing written yet"
      action={<ButtonLink to="/growth-pulse">Answer your first question</ButtonLink>}
    >
      Each reflection you write becomes evidence, word for word.
    </EmptyState>
  )
}
