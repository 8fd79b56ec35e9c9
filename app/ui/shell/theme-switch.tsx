import { Form, useLocation } from "@remix-run/react"

const themes = [
  { value: "system", label: "Auto" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const

export type Theme = (typeof themes)[number]["value"]

/** Switches between the light, dark and system theme: a plain form whose choice is stored in a cookie. */
export function ThemeSwitch({ theme }: { theme: Theme }) {
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action="/theme" preventScrollReset replace>
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <fieldset className="flex border border-control rounded-md overflow-hidden">
        <legend className="sr-only">Colors</legend>
        {themes.map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            aria-pressed={value === theme}
            className="theme-choice"
          >
            {label}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
