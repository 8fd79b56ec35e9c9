import { initialsOf, type NamedUser } from "./person"

/** The person's initials in a ring: the visible name of the account menu. */
export function Avatar({ person }: { person: NamedUser }) {
  return <span className="avatar">{initialsOf(person)}</span>
}
