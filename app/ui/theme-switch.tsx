import { Form, useLocation } from "@remix-run/react"
import { classNames } from "./class-names"

const themes = [
  { value: "system", label: "Auto" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const

export type Theme = (typeof themes)[number]["value"]

/** Light, dark or as the system says: a plain form, remembered by the server. */
export function ThemeSwitch({ theme }: { theme: Theme }) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/theme" preventScrollReset replace>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <fieldset className="flex border border-control rounded-md overflow-hidden">
        <legend className="sr-only">Colours</legend>
        {themes.map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            aria-pressed={value === theme}
            className={classNames(
              "flex-1 px-2.5 py-1 text-xs -outline-offset-2",
              value === theme ? "bg-ink text-paper" : "text-muted hover:text-ink",
            )}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
