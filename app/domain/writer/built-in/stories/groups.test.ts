import { expect, test } from "vitest"
import type { EvidenceItem } from "../../../evidence/schema"
import type { Achievement } from "../../material-schema"
import { groupsOf } from "./groups"

const item = (text: string): EvidenceItem => ({
  id: "r",
  kind: "reflection",
  text,
  source: "",
  field: null,
  createdAt: "",
})
const line = (bullet: string, deed: string) => ({ bullet, deed: [deed], evidenceIds: ["r"] }) as unknown as Achievement
const groups = (text: string, ...lines: Achievement[]) =>
  groupsOf(lines, new Map([["r", item(text)]])).map((told) => told.map(({ bullet }) => bullet))

test("something that the person calls another thing is another story", () => {
  const call = line("Called every patient", "called every patient")
  const claims = line("Did all the insurance claims", "did all the insurance claims")
  expect(groups("I called every patient. I also did all the insurance claims.", call, claims)).toEqual([
    ["Called every patient"],
    ["Did all the insurance claims"],
  ])
  expect(groups("I called every patient, did all the insurance claims.", call, claims)).toEqual([
    ["Called every patient", "Did all the insurance claims"],
  ])
})
