import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

test.each([
  ["Leeds, UK | 07700 900123", "2020-06", "2020-08"],
  ["Fremantle WA | 0491 570 156", "2020", "2020"],
  ["Recife, Brazil", "2020", "2020"],
])("a summer in %s is from %s to %s", (place, start, end) => {
  const { sections } = readResumeText(
    `Ada Brook\n${place} | ada@example.com\n\nEXPERIENCE\n\nLifeguard, Acme Pools, Summer 2020\n- Kept watch`,
  )
  expect(sections[0]?.entries[0]).toMatchObject({ start, end })
})
