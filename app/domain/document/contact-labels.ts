import type { ContactField } from "./draft/form-fields"

/** The personal lines of a resume, as labeled in a form. */
export const contactLabels: Record<ContactField, string> = {
  email: "Email",
  phone: "Phone",
  location: "City",
  linkedin_url: "LinkedIn",
  portfolio_url: "Portfolio",
  website: "Website",
}

/** The form label of a personal line, for messages about it. */
export const labelOfLine = (line: string): string =>
  Object.entries({ name: "Name", ...contactLabels }).find(([key]) => key === line)?.[1] ?? line
