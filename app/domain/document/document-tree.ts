import type { Claim, ClaimStatus } from "../evidence/schema"
import type { Body } from "./body"
import { sentencesOf } from "./leaves"
import type { ResumeContent } from "./resume-schema"

/** A sentence of a document: a claim with an id that is its own for as long as the document lives. */
export interface Leaf extends Claim {
  id: string
  /** The person worded it themselves: it stands in the structured resume whatever the verifier says of it. */
  own?: true
  /** The version of the document in which it came to say and to stand as it does; left out for the first. */
  since?: number
}

/** The person's own data at the head of a resume or under a letter: no claims. Empty where a kind shows none. */
export type PersonLines = Pick<ResumeContent, "name" | "contact">

/** A document as it is stored, whole: every other form is rendered from it. */
export interface DocumentTree {
  format: 2
  /** The number of the next id: one that was given is never given again. */
  next: number
  person: PersonLines
  body: Body<Leaf>
}

export const nobody: PersonLines = {
  name: "",
  contact: { name: "", email: "", phone: "", linkedin_url: "", portfolio_url: "", website: "" },
}

export const leavesOf = ({ body }: DocumentTree): Leaf[] => sentencesOf(body)

export function countOf(tree: DocumentTree, status: ClaimStatus): number {
  return leavesOf(tree).filter((leaf) => leaf.status === status).length
}
