import { initialsOf, type NamedUser } from "./person"

/** The person's initials in a ring; the visible name of the account menu. */
export function Avatar({ person }: { person: NamedUser | null }) {
  return <span className="avatar">{initialsOf(person ?? nobody)}</span>
}

const nobody: NamedUser = { firstName: "", lastName: "", email: "" }
