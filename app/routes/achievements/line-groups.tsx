import type { FormAnswer } from "../../http/forms/run-form.server"
import { LineItem } from "./line-item"
import type { ListedRole, ShownGroup } from "./read-record.server"

interface LineGroupsProps {
  groups: ShownGroup[]
  roles: ListedRole[]
  /** Lines are grouped by role, and the user can reorder them. */
  canOrder: boolean
  refused: FormAnswer | undefined
}

/** A page of lines grouped by role or year along the thread. */
export function LineGroups({ groups, roles, canOrder, refused }: LineGroupsProps) {
  return (
    <div className="space-y-12">
      {groups.map(({ title, lines }, at) => (
        <section key={title} aria-labelledby={`group-${at}`}>
          <h2 id={`group-${at}`} className="border-b border-ink pb-2 text-2xl text-balance">
            {title}
          </h2>
          <ol className="divide-y divide-line">
            {lines.map((line) => (
              <LineItem
                key={`${line.id} ${line.version}`}
                line={line}
                roles={roles}
                order={canOrder && lines.length > 1 ? lines.map(({ id }) => id) : null}
                refused={refused?.result.initialValue?.id === line.id ? refused : undefined}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}
