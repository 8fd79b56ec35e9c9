import { expect, test } from "vitest"
import type { WritingLine } from "../../achievements/writing-line"
import { rolesOf } from "../../career/held-roles"
import { emptyFacts } from "../../career/profile-view"
import { textOfPart } from "../../document/document-part"
import { contentTypeNames } from "../../document/kinds"
import { draftParts } from "../../document/render/parts"
import { evidenceFromProfile } from "../../evidence/evidence-from-profile"
import type { EvidenceItem } from "../../evidence/schema"
import { builtInWriter } from "./built-in"

const createdAt = "2026-05-04T12:00:00.000Z"
const told =
  "I rebuilt the triage board with the night shift and waiting time went from 40 to 25 minutes. In my thesis year I tagged 60 seals on the north shore."
const profile = {
  ...emptyFacts,
  title: "Nurse",
  experience:
    "Nurse, Leith General (2019 – present)\n- Led a team of 14 nurses\n\nBSc Marine Biology, University of Aberdeen (2012 – 2016)",
}
const item: EvidenceItem = { id: "told", kind: "reflection", text: told, source: "", field: null, createdAt }
const evidence = [
  item,
  ...evidenceFromProfile(profile).map((each, at) => ({ ...each, id: `p${at}`, kind: "profile" as const, createdAt })),
]

/** A line that nobody has reviewed yet. */
const proposed = (text: string, roleId: string | null): WritingLine => ({
  ...{ text, roleId, evidenceIds: ["told"], state: "proposed", pinned: true, told: "reflection", strength: 90 },
  ...{ figure: null, skills: [], period: { from: "2026-05-04", to: "2026-05-04" } },
  parts: { situation: [], task: [], action: [text], result: [] },
})

test.each(contentTypeNames)(
  "a proposed line that the person's words do not support is not written into a %s",
  async (type) => {
    const roles = rolesOf(profile.experience)
    const lines = [
      proposed(
        "Rebuilt the triage board, which won the Golden Lamp award; waiting time went from 40 to 25 minutes",
        roles[0]?.id ?? null,
      ),
      ...roles.map(({ id }) => proposed("Tagged 60 seals for the Royal Survey of Norway", id)),
    ]
    const { title, body } = await builtInWriter.write({
      ...{ type, customPrompt: null, profile, evidence, lines, posting: null, firstName: "Maren", today: "2026-11-21" },
    })
    const text = [title, ...draftParts(body).map(textOfPart)].join("\n")
    expect(text).not.toMatch(/Golden Lamp|Norway/)
  },
)
