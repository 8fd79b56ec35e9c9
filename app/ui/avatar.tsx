import { initialsOf, type NamedUser } from "./person"

/** The person's initials in a ring. Decorative: the name is beside it or labels its container. */
export function Avatar({ person }: { person: NamedUser }) {
  return (
    <span aria-hidden className="avatar">
      {initialsOf(person)}
    </span>
  )
}
