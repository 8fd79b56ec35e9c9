export interface NamedUser {
  email: string
  firstName: string
  lastName: string
}

/** First letters of first and last name; otherwise the first letter of the email; otherwise "U". */
export function initialsOf({ firstName, lastName, email }: NamedUser): string {
  const names = [firstName, lastName].map(firstLetter).join("")
  return (names || firstLetter(email) || "U").toUpperCase()
}

/** The full name or, failing that, the email. */
export function displayNameOf({ firstName, lastName, email }: NamedUser): string {
  return `${firstName} ${lastName}`.trim() || email
}

function firstLetter(text: string): string {
  const [letter = ""] = text.trim()
  return letter
}
