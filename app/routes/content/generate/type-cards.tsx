import { categories, type contentTypes } from "../../../domain/document/kinds"
import { Badge } from "../../../ui/badge"
import type { FieldSource } from "../../../ui/form/field-frame"
import { TextLink } from "../../../ui/text-link"

type Kind = (typeof contentTypes)[keyof typeof contentTypes]

interface TypeCardsProps {
  field: FieldSource
  types: [string, Kind][]
  chosen: string
  hasPro: boolean
  /** Nothing can be generated now. */
  disabled: boolean
  onChoose: (type: string) => void
}

/** The content types as cards in groups, each with its purpose. */
export function TypeCards({ field, types, chosen, hasPro, disabled, onChoose }: TypeCardsProps) {
  const invalid = Boolean(field.errors?.length)
  const errorId = `${field.id}-error`
  return (
    <div
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${field.id}-label`}
      aria-invalid={invalid || undefined}
      aria-describedby={invalid ? errorId : undefined}
    >
      <p id={`${field.id}-label`} className="text-sm font-medium">
        Content type
      </p>
      {invalid && (
        <p id={errorId} className="mt-1 text-sm text-negative">
          {field.errors?.join(" ")}
        </p>
      )}
      {Object.entries(categories).map(([group, label]) => {
        const own = types.filter(([, kind]) => kind.group === group)
        if (own.length === 0) return null
        return (
          <div key={group} className="mt-4">
            {own.length < types.length && <p className="mb-2 text-sm text-muted">{label}</p>}
            <div className="grid gap-3 sm:grid-cols-2">
              {own.map(([name, kind]) => (
                <TypeCard
                  key={name}
                  id={`${field.id}-${name}`}
                  name={field.name}
                  value={name}
                  kind={kind}
                  isChosen={name === chosen}
                  isLocked={kind.proOnly && !hasPro}
                  disabled={disabled}
                  onChoose={onChoose}
                />
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}

interface TypeCardProps {
  id: string
  name: string
  value: string
  kind: Kind
  isChosen: boolean
  /** Not included in the plan. The card says so before the form is submitted. */
  isLocked: boolean
  disabled: boolean
  onChoose: (type: string) => void
}

function TypeCard({ id, name, value, kind, isChosen, isLocked, disabled, onChoose }: TypeCardProps) {
  return (
    <div className="type-card">
      <input
        type="radio"
        id={id}
        name={name}
        value={value}
        defaultChecked={isChosen}
        disabled={isLocked || disabled}
        aria-describedby={`${id}-purpose`}
        onChange={() => onChoose(value)}
      />
      <div>
        <label htmlFor={id}>{kind.label}</label>
        {kind.proOnly && (
          <>
            {" "}
            <Badge tone="accent">Pro</Badge>
          </>
        )}
        <p id={`${id}-purpose`}>{kind.description}</p>
        {isLocked && (
          <p>
            <TextLink to="/billing">Included with Pro</TextLink>
          </p>
        )}
      </div>
    </div>
  )
}
