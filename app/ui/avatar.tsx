import { initialsOf, type Person } from "./person"

/** The person's initials in a ring. Decorative: the name stands beside it or labels what holds it. */
export function Avatar({ person }: { person: Person }) {
  return (
    <span aria-hidden className="avatar">
      {initialsOf(person)}
    </span>
  )
}
