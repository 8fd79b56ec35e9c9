import { sql } from "drizzle-orm"
import { importedLines } from "../achievements/review/imported-lines.server"
import { findWritingLines } from "../achievements/writing-lines.server"
import { textLimit } from "../career/rules"
import type { ProfileUpdate } from "../career/schema"
import { importedEvidence, importedItemId } from "../evidence/imported-evidence.server"
import { iso } from "../kernel/clock"
import type { Deps } from "../kernel/deps"
import { DomainError, invalidField, notFound } from "../kernel/errors"
import { batch, query, runTogether } from "../kernel/query.server"
import { findProfile, saveProfile } from "../profile/save-profile.server"
import type { Actor } from "../users/actor"
import { profileExists } from "../users/profiles.server"
import { type AgreedResume, agreedResume } from "./agreed-resume"
import { mergedHistory, withMore } from "./compose-history"
import { selectImport, updateImport } from "./repository.server"
import { textsByRole } from "./same-entry"
import { isWithin } from "./same-line"
import type { AcceptImport } from "./schema"

/** The result for the confirmation: the number of new lines, and the names of entries. */
export interface AcceptedImport {
  lines: number
  /** They were not kept. */
  leftOut: string[]
  /** The history has them in other words. */
  joined: string[]
}

/**
 * Stores the parts of an imported resume that its owner kept: roles and studies in the work history, lines as
 * achievements and evidence with their sources, skills in the profile. Existing data is not duplicated. Refuses with
 * `conflict` if the profile was saved in the meantime.
 */
export async function acceptImport(deps: Deps, actor: Actor, input: AcceptImport): Promise<AcceptedImport> {
  const { userId } = actor
  const found = query([selectImport(deps, userId, input.id)], ([row]) => row)
  const [row, rest] = await runTogether(deps.db, found, findProfile(deps, userId))
  const profile = rest()
  const [heldRows] = await batch(deps.db, findWritingLines(deps, userId).statements)
  if (!row?.read) throw notFound("This import")
  const experience = profile?.experience ?? ""
  const held = findWritingLines(deps, userId).read([heldRows])
  const today = iso(deps.now()).slice(0, 10)
  const agreed = agreedResume(row.read, input, row.name, { experience, texts: textsByRole(held), today })
  const texts = new Set(held.map(({ text }) => plain(text)))
  const isHeld = ({ text, roleId }: AgreedResume["lines"][number]) =>
    texts.has(plain(text)) || held.some((one) => one.roleId === roleId && isWithin(text, one.text))
  const lines = agreed.lines.filter((line) => !isHeld(line))
  const update = profileUpdate(profile, agreed)
  if ((update.experience?.length ?? 0) > textLimit)
    throw new DomainError(
      "invalid",
      `Your work history would be longer than ${textLimit.toLocaleString("en")} characters. Skip some entries and try again.`,
    )
  const version = profile?.version ?? 0
  const stands = version === 0 ? sql`not ${profileExists(userId)}` : profileExists(userId, version)
  const writes = [
    ...(await importedEvidence(deps, userId, agreed.evidence, stands)),
    ...(await importedLines(
      deps,
      userId,
      await Promise.all(lines.map(async (line) => ({ ...line, itemId: await importedItemId(deps, line.text) }))),
      stands,
    )),
    updateImport(deps, { userId, id: row.id }, { acceptedAt: iso(deps.now()) }, stands),
  ]
  if (agreed.evidence.length + agreed.skills.length + agreed.entries.length === 0 && Object.keys(update).length === 0)
    throw invalidField("id", "Keep at least one entry or list.")
  await saveProfile(deps, actor, { ...update, version }, writes)
  const joined = agreed.joined.map(({ entry }) => entry.title || entry.employer)
  return { lines: lines.length, leftOut: agreed.leftOut, joined }
}

const plain = (text: string) => text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim()

type Held = Partial<
  Pick<
    ProfileUpdate,
    "title" | "bio" | "experience" | "skills" | "linkedinUrl" | "portfolioUrl" | "githubUrl" | "phone" | "location"
  >
>

/** The profile fields that change. Text that the user wrote there stays, except a title that a checked one replaces. */
function profileUpdate(held: Held | null, agreed: AgreedResume): Held {
  const skills = held?.skills ?? []
  const known = new Set(skills.map(plain))
  const added = [...new Map(agreed.skills.map((skill) => [plain(skill), skill])).values()].filter(
    (skill) => !known.has(plain(skill)),
  )
  const experience = mergedHistory(withMore(held?.experience ?? "", agreed.joined), agreed.entries, agreed.lists)
  const empty = (name: Exclude<keyof Held, "experience" | "skills">, value: string) =>
    value !== "" && !held?.[name] ? { [name]: value } : {}
  return {
    ...(added.length > 0 && { skills: [...skills, ...added].slice(0, 200) }),
    ...(experience !== (held?.experience ?? "").trim() && { experience }),
    ...(agreed.title !== "" && agreed.title !== held?.title && { title: agreed.title }),
    ...empty("bio", agreed.summary.slice(0, textLimit)),
    ...empty("linkedinUrl", agreed.links.linkedin),
    ...empty("githubUrl", agreed.links.github),
    ...empty("portfolioUrl", agreed.links.other),
    ...empty("phone", agreed.phone),
    ...empty("location", agreed.location),
  }
}
