import { formatDay, formatNumber } from "../../domain/kernel/format"
import { useLocale } from "../../ui/browser/locale"
import { Card } from "../../ui/card"
import { Notice } from "../../ui/feedback/notice"
import { Faults } from "./faults"
import type { ShownImport } from "./shown-import.server"

const figures = [
  ["views", "Views"],
  ["likes", "Likes"],
  ["comments", "Comments"],
  ["shares", "Shares"],
] as const

/** The contents of the file, or a list of its faulty lines. */
export function ImportPreview({ preview }: { preview: ShownImport | null }) {
  if (!preview) {
    return (
      <Card look="ruled" title="Preview">
        <p className="max-w-prose text-muted">
          Choose a file to see what we find in it. Nothing is stored until you import. Posts you already have are
          updated, so you can import every month.
        </p>
      </Card>
    )
  }
  const { faults, needsDateOrder, isEmpty, pieces, added } = preview
  return (
    // On narrow screens, the result comes before the form.
    <Card look="ruled" title="Preview" className="max-lg:order-first">
      {faults.length > 0 && <Faults faults={faults} />}
      {needsDateOrder && (
        <Notice variant="caution" title="Day or month first?">
          Every date in this file can be read both ways. Choose the order on the form.
        </Notice>
      )}
      {isEmpty && faults.length === 0 && <p className="text-muted">The file is empty: it contains no posts.</p>}
      {preview.isReady && (
        <p className="mb-4">
          {!preview.isWhole && "In the first rows: "}
          <strong className="tabular-nums">{pieces}</strong> {pieces === 1 ? "post" : "posts"}: {added} new,{" "}
          {pieces - added} already here, updated with newer numbers.
          {!preview.isWhole && " The import reads and checks the rest."}
        </p>
      )}
      {preview.isReady && <Rows rows={preview.rows} />}
    </Card>
  )
}

function Rows({ rows }: { rows: ShownImport["rows"] }) {
  const locale = useLocale()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label="The first rows">
      <table className="w-full border-collapse text-sm">
        <caption className="pb-2 text-left text-muted">The first rows, as we read them</caption>
        <thead className="text-muted">
          <tr className="border-y border-line-strong">
            <th scope="col" className="py-2 text-left font-normal">
              Date
            </th>
            <th scope="col" className="py-2 pl-4 text-left font-normal">
              Description
            </th>
            {figures.map(([key, label]) => (
              <th key={key} scope="col" className="py-2 pl-4 text-right font-normal">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.line} className="border-b border-line align-top">
              <td className="py-2 whitespace-nowrap">{formatDay(row.publishedOn, locale)}</td>
              <td className="max-w-72 py-2 pl-4 font-serif wrap-anywhere">{row.description.slice(0, 150)}</td>
              {figures.map(([key]) => (
                <td key={key} className="py-2 pl-4 text-right tabular-nums">
                  {row[key] === null ? "–" : formatNumber(row[key], locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
