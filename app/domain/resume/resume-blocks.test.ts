import { expect, test } from "vitest"
import { plainStyle } from "../exports/plain-style"
import { resumeBlocks } from "./resume-blocks"
import type { ResumeView, Words } from "./resume-view"

const words = (text: string): Words => ({ text, id: text })
const view = (bullets: number): ResumeView => ({
  name: "Ada Brook",
  headline: null,
  contacts: [
    { kind: "email", text: "ada@example.com", href: null },
    { kind: "place", text: "Leeds", href: null },
  ],
  sections: [
    {
      kind: "certifications",
      title: "Certifications",
      look: "list",
      entries: [
        {
          title: null,
          organization: null,
          location: null,
          dates: null,
          label: "",
          level: null,
          notes: [],
          bullets: Array.from({ length: bullets }, (_, at) => words(`Certificate ${at}`)),
        },
      ],
    },
  ],
  direction: "ltr",
  language: "en",
})

/** The indexes of blocks after the title at which a page may end. */
const ends = (bullets: number) =>
  resumeBlocks(view(bullets), plainStyle)
    .filter(({ tag }) => tag === "L")
    .slice(0, -1)
    .filter(({ keepWithNext }) => !keepWithNext).length

test("a short section stays on one page, and a long one is split rather than moved to the next", () => {
  expect(ends(4)).toBe(0)
  expect(ends(12)).toBeGreaterThan(5)
})
