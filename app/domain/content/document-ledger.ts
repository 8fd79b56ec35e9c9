import { agreedRolesOf } from "../achievements/agreed-roles"
import type { WritingLine } from "../achievements/writing-line"
import { ledgerOf, type Person } from "../evidence/ledger.server"
import type { Ledger, Posting } from "../evidence/schema"

/** The evidence that a document's sentences are checked against, with the roles that the person's lines belong to. */
export function documentLedger(person: Person, lines: readonly WritingLine[], posting: Posting | null): Ledger {
  return { ...ledgerOf(person, posting), agreedRoles: agreedRolesOf(lines, person.profile.experience) }
}
