import type { ReactNode } from "react"

interface TableProps {
  caption: string
  /** The first column contains row headers; the others contain figures, or text if `wide`. */
  columns: string[]
  rows: ReactNode[][]
  /** The columns contain text instead of figures. */
  wide?: boolean
}

/** A table of a formula's figures. Scrolls horizontally on narrow screens. */
export function Table({ caption, columns, rows, wide = false }: TableProps) {
  const align = wide ? "text-left" : "text-right tabular-nums"
  const [first, ...others] = columns
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="overflow-x-auto" tabIndex={0} aria-label={caption}>
      <table className="w-full border-collapse text-sm">
        <caption className="pb-2 text-left font-medium">{caption}</caption>
        <thead className="text-muted">
          <tr className="border-y border-line-strong">
            <th scope="col" className="py-2 pr-4 text-left font-normal">
              {first}
            </th>
            {others.map((column) => (
              <th key={column} scope="col" className={`py-2 pl-4 font-normal ${align}`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={`${caption} ${row}`} className="border-b border-line align-top">
              <th scope="row" className="py-2 pr-4 text-left font-normal">
                {name}
              </th>
              {cells.map((cell, column) => (
                <td key={others[column]} className={`py-2 pl-4 ${align} ${wide ? "" : "whitespace-nowrap"}`}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
