import type { Claim, ClaimStatus } from "../evidence/schema"
import { type Body, isResume } from "./body"
import type { JsonResume } from "./json-resume/schema"
import { sentencesOf } from "./leaves"
import type { ResumeContent } from "./resume-schema"

/** A sentence of a document: a claim with an id that stays unique within the document. */
export interface Leaf extends Claim {
  id: string
  /** Worded by the person: included in the structured resume whatever the verifier's result. */
  own?: true
  /** Document version in which its text and place last changed; omitted for the first. */
  since?: number
}

/** Personal data at the head of a resume or under a letter, without claims. Empty if the type shows none. */
export type PersonLines = Pick<ResumeContent, "name" | "contact">

/** A document as stored. All other forms are rendered from it. */
export interface DocumentTree {
  format: 2
  /** Number of the next id; ids are never reused. */
  next: number
  person: PersonLines
  body: Body<Leaf>
  /** The JSON Resume that the document was imported from, and which of its items each sentence came from. */
  origin?: Origin
}

/** Keeps what a JSON Resume holds beyond its sentences, so that it can be exported without loss. */
export interface Origin {
  resume: JsonResume
  /** "work/2" by the id of a sentence. */
  places: Record<string, string>
}

export const nobody: PersonLines = {
  name: "",
  contact: { name: "", email: "", phone: "", location: "", linkedin_url: "", portfolio_url: "", website: "" },
}

export const leavesOf = ({ body }: DocumentTree): Leaf[] => sentencesOf(body)

/** The document as readers get it: without the sections that the person hid. */
export function shownTree(tree: DocumentTree): DocumentTree {
  const { body } = tree
  return isResume(body) ? { ...tree, body: { sections: body.sections.filter(({ hidden }) => !hidden) } } : tree
}

/** The document with the hidden sections shown. */
export function unhiddenTree(tree: DocumentTree): DocumentTree {
  const { body } = tree
  return isResume(body) ? { ...tree, body: { sections: body.sections.map(({ hidden, ...shown }) => shown) } } : tree
}

export const shownLeavesOf = (tree: DocumentTree): Leaf[] => leavesOf(shownTree(tree))

export function countOf(tree: DocumentTree, status: ClaimStatus): number {
  return shownLeavesOf(tree).filter((leaf) => leaf.status === status).length
}
