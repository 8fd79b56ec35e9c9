import type { Claim } from "../evidence/schema"
import { type Body, isResume } from "./body"
import { isContactDetail, isName } from "./contact"
import { type DocumentTree, leavesOf, nobody, type PersonLines } from "./document-tree"
import type { ContentType } from "./kinds"
import { mapBody } from "./leaves"
import { mergeResume } from "./merge/merge-resume"
import { withMissing } from "./old-fields"
import { isKnownTitle, type OldPart, sectionsOfParts } from "./old-sections"
import { pendingOf, settled } from "./pending"
import { isOnWire } from "./render/document"
import { wireOf } from "./render/wire"
import type { ResumeContent } from "./resume-schema"

/** Converts a document of the first format to a tree. `structured` are the fields stored beside a resume's parts. */
export function treeOfParts(type: ContentType, parts: OldPart[], structured: ResumeContent | null): DocumentTree {
  if (type !== "resume") {
    const signature = type === "cover_letter" ? signatureOf(parts) : ""
    const rest = signature ? parts.slice(0, -1) : parts
    return withIds({ parts: rest }, { ...nobody, name: signature })
  }
  const { person, rest } = headOf(parts, structured)
  const tree = withIds({ sections: sectionsOfParts(rest, structured) }, person)
  return structured ? withEntered(tree, structured) : tree
}

/** Assigns an id to each sentence of a body, in reading order. */
export function withIds(body: Body<Claim>, person: PersonLines): DocumentTree {
  let next = 1
  return {
    format: 2,
    person,
    body: mapBody<Claim, Claim & { id: string }>(body, (claim) => ({ id: `s${next++}`, ...claim })),
    next,
  }
}

/** The name under a letter: the last line, which makes no claim. */
function signatureOf(parts: OldPart[]): string {
  const last = parts.at(-1)
  const [line, more] = last?.sentences ?? []
  if (!last || !line || more || last.kind !== "paragraph" || last.label) return ""
  const isPlain = line.kind === "connective" && line.evidenceIds.length === 0 && line.status === "supported"
  return isPlain && isName(line.text) && !/[.,]$/.test(line.text) ? line.text : ""
}

/** Splits off name and contact details from the parts below. */
function headOf(parts: OldPart[], structured: ResumeContent | null) {
  const rest = [...parts]
  const lineOf = (kind: OldPart["kind"]) => (rest[0]?.kind === kind ? (rest[0].sentences[0]?.text ?? "") : "")
  const head = lineOf("heading")
  const name = head && !isKnownTitle(head) ? head : ""
  if (name) rest.shift()
  const details = lineOf("paragraph").split(" | ")
  if (details.every((detail) => detail !== "" && isContactDetail(detail))) rest.shift()
  else details.length = 0
  const person: PersonLines = structured
    ? { name: structured.name || name, contact: structured.contact }
    : { name, contact: { ...nobody.contact, name, ...contactOf(details) } }
  return { person, rest }
}

function contactOf(details: string[]): Partial<PersonLines["contact"]> {
  const links = details.filter((detail) => !detail.includes("@"))
  const [linkedin_url = "", portfolio_url = "", website = ""] = links
  return { email: details.find((detail) => detail.includes("@")) ?? "", linkedin_url, portfolio_url, website }
}

/**
 * In the first format, fields could be saved without verification. Content found only in them is added as the person's
 * own, unconfirmed words; nothing is dropped for not being in the fields.
 */
function withEntered(tree: DocumentTree, structured: ResumeContent): DocumentTree {
  if (!isResume(tree.body)) return tree
  const said = leavesOf(tree)
    .map(({ text }) => text.toLowerCase())
    .join("\n")
  let looked = 0
  const isNew = (text: string) =>
    /[\p{L}\p{N}]/u.test(text) && ++looked <= maxFields && !said.includes(text.toLowerCase())
  const shown = { ...tree.person, ...wireOf(tree.body, isOnWire) }
  const body = mergeResume(tree.body, withMissing(shown, structured, isNew))
  const claims = pendingOf(body).map(({ text, kind, evidenceIds }): Claim => {
    return { text, kind, evidenceIds, status: "unconfirmed", reasons: unverified }
  })
  return claims.length > 0 ? settled(body, claims, tree.person, tree) : tree
}

/** Maximum fields examined; no real resume has more. */
const maxFields = 500

const unverified: Claim["reasons"] = [{ rule: "V1", code: "entered" }]
