export interface NamedUser {
  email: string
  firstName: string
  lastName: string
}

/** The first letters of the first and last name, else the first letter of the email, else "U". */
export function initialsOf({ firstName, lastName, email }: NamedUser): string {
  const names = [firstName, lastName].map(firstLetter).join("")
  return (names || firstLetter(email) || "U").toUpperCase()
}

/** The full name, or the email if there is none. */
export function displayNameOf({ firstName, lastName, email }: NamedUser): string {
  return `${firstName} ${lastName}`.trim() || email
}

function firstLetter(text: string): string {
  const [letter = ""] = text.trim()
  return letter
}
