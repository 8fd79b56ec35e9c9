import { expect, test } from "vitest"
import { readReflection } from "../../../../../tests/support/read-reflection"

const textOf = (response: string, question?: string) => readReflection(response, question).texts.join("\n")

test.each([
  [
    "a report without what it says",
    "Released the new booking page, and trials with 20 users showed it is easier.",
    "Released the new booking page.",
  ],
  [
    "a statement without its object",
    "Guests were waiting 30 mins at the bar so I started sending menus ahead, its about 8 mins now and visitors praise it.",
    "Started sending menus ahead; guests were waiting 30 minutes at the bar, now about 8 minutes.",
  ],
  [
    "work done alone during an event",
    "Ran the front desk on my own through the strike and booked in 90 guests.",
    "Ran the front desk alone through the strike and booked in 90 guests.",
  ],
  [
    "help with a thing",
    "A pensioner thanked me for helping him with the heating forms, it took two visits.",
    "Thanked by a pensioner for helping with the heating forms.",
  ],
  [
    "two words typed as one",
    "Trained 8 porters aswell as 3 cooks on the new trolleys.",
    "Trained 8 porters as well as 3 cooks on the new trolleys.",
  ],
  [
    "a noun beside both its levels",
    "I started a chess hour on Mondays. Members went from 6 members to 21.",
    "Started a chess hour on Mondays. Members went from 6 to 21.",
  ],
])("nothing is cut or doubled: %s", (_, response, line) => {
  expect(textOf(response)).toBe(line)
})
