import type { ContactField } from "./draft/form-fields"

/** The personal lines of a resume as a form names them. */
export const contactLabels: Record<ContactField, string> = {
  email: "Email",
  phone: "Phone",
  location: "City",
  linkedin_url: "LinkedIn",
  portfolio_url: "Portfolio",
  website: "Website",
}

/** The name that a form gives to a personal line, for messages about it. */
export const labelOfLine = (line: string): string =>
  Object.entries({ name: "Name", ...contactLabels }).find(([key]) => key === line)?.[1] ?? line
