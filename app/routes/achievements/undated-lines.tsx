import { TextLink } from "../../ui/text-link"

interface UndatedLinesProps {
  lines: { id: string; text: string; role: string }[]
}

/** Lines that a review leaves out, because only the dates of their role are known. They are not printed. */
export function UndatedLines({ lines }: UndatedLinesProps) {
  const roles = [...new Set(lines.map(({ role }) => role))]
  return (
    <section aria-labelledby="undated" className="mt-12 max-w-3xl print:hidden">
      <h2 id="undated" className="text-2xl">
        Left out: {lines.length === 1 ? "1 line" : `${lines.length} lines`} without a date
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        These lines come from your work history. You held the role in this period, but we don't know when you did this.
        To include a line, find it in <TextLink to="/achievements">Achievements</TextLink> and add its dates under
        Change.
      </p>
      {roles.map((role) => (
        <section key={role} className="mt-6">
          <h3 className="font-sans text-sm font-medium text-muted">{role}</h3>
          <ul className="mt-1.5 list-disc space-y-1.5 pl-5">
            {lines
              .filter((line) => line.role === role)
              .map(({ id, text }) => (
                <li key={id} className="wrap-anywhere">
                  {text}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  )
}
