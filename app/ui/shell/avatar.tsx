import User from "lucide-react/dist/esm/icons/user.js"
import { initialsOf, type NamedUser } from "./person"

/** The person's initials in a ring, the visible name of the account menu; a figure where nobody was looked up. */
export function Avatar({ person }: { person: NamedUser | null }) {
  return <span className="avatar">{person ? initialsOf(person) : <User aria-hidden size="1.125rem" />}</span>
}
