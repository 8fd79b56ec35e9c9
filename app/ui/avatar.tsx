import { initialsOf, type Person } from "./person"

/** The person's initials in a ring. Decorative: the name is beside it or labels its container. */
export function Avatar({ person }: { person: Person }) {
  return (
    <span aria-hidden className="avatar">
      {initialsOf(person)}
    </span>
  )
}
