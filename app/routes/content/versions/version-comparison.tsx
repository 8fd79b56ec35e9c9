import { Form } from "@remix-run/react"
import type { Difference } from "../../../domain/document/compare"
import { ButtonLink } from "../../../ui/button-link"
import { SubmitButton } from "../../../ui/form/submit-button"
import type { ListedVersion } from "./version-list"

interface VersionComparisonProps {
  id: string
  current: ListedVersion
  earlier: ListedVersion
  differences: Difference[]
  /** The names of a resume's templates, if they differ. */
  templates: { before: string; after: string } | null
}

/**
 * The sentences that differ between an earlier version and the current one, and the form that restores the earlier
 * version.
 */
export function VersionComparison({ id, current, earlier, differences, templates }: VersionComparisonProps) {
  const here = `/content/${id}/versions`
  return (
    <section aria-labelledby="comparison" className="mb-12">
      <h2 id="comparison" className="text-2xl wrap-anywhere">
        {earlier.name ? `“${earlier.name}”` : `Version ${earlier.version}`} compared with the current version
      </h2>
      {templates && (
        <p className="mt-3">
          Template: {templates.before} then, {templates.after} now.
        </p>
      )}
      {differences.length === 0 ? (
        <p className="mt-3 text-muted">Both have the same sentences. Their order may differ.</p>
      ) : (
        <Differences current={current} earlier={earlier} differences={differences} />
      )}
      <Form method="post" action={`${here}?compare=${earlier.version}`} className="mt-6 flex flex-wrap gap-3">
        <input type="hidden" name="number" value={earlier.version} />
        <input type="hidden" name="version" value={current.version} />
        <SubmitButton name="intent" value="restore" busyLabel="Restoring...">
          Restore version {earlier.version}
        </SubmitButton>
        <ButtonLink to={here}>Close</ButtonLink>
      </Form>
      <p className="mt-3 max-w-prose text-sm text-muted">
        We keep the current version, and check each restored sentence against your evidence again.
      </p>
    </section>
  )
}

function Differences({ current, earlier, differences }: Omit<VersionComparisonProps, "id" | "templates">) {
  return (
    <div className="relative mt-4">
      <table className="w-full table-fixed border-collapse text-sm">
        <thead>
          <tr className="border-b border-line-strong text-left align-bottom">
            <th className="w-0 py-2 font-semibold sm:w-24 sm:pr-4">
              <span className="max-sm:sr-only">Change</span>
            </th>
            <th className="py-2 pr-6 font-semibold">
              Version {earlier.version}, {earlier.date}
            </th>
            <th className="py-2 font-semibold">Current version, {current.date}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference, at) => (
            <Row key={at} {...difference} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A line of a hidden section is not gone: it stays in the document and is left out of its files. */
function nameOf({ before, after, moved, isHidden }: Difference): string {
  if (moved) return "Moved"
  if (before === null) return isHidden ? "Shown" : "Added"
  if (after === null) return isHidden ? "Hidden" : "Removed"
  return "Changed"
}

function Row(difference: Difference) {
  const { before, after, moved, isHidden } = difference
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className="py-3 text-left font-normal text-muted sm:pr-4">
        <span className="max-sm:sr-only">{nameOf(difference)}</span>
      </th>
      <td className="py-3 pr-6 font-serif text-base wrap-anywhere" dir="auto">
        {before && (moved || isHidden ? before : <del className="bg-negative-soft no-underline">{before}</del>)}
        {moved && <Under heading={moved.from} />}
        {isHidden && before === null && <span className="font-sans text-sm text-muted">Its section was hidden</span>}
      </td>
      <td className="py-3 font-serif text-base wrap-anywhere" dir="auto">
        {after && (moved || isHidden ? after : <ins className="bg-positive-soft no-underline">{after}</ins>)}
        {moved && <Under heading={moved.to} />}
        {isHidden && after === null && <span className="font-sans text-sm text-muted">Its section is hidden</span>}
      </td>
    </tr>
  )
}

const Under = ({ heading }: { heading: string }) => (
  <span className="mt-1 block font-sans text-sm text-muted">Under “{heading}”</span>
)
