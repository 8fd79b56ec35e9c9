import { expect, test } from "vitest"
import { statusOf } from "../../../../tests/support/told"

test.each([
  ["Introduced time slots.", "Complaints halved after I introduced time slots."],
  ["Rewrote the script.", "Sales went up once I rewrote the script."],
  [
    "Reduced cart abandonment from 68% to 54% by redesigning the checkout.",
    "I redesigned the checkout on our site. Abandonment went down from 68% to 54%.",
  ],
  [
    "Built a forecast that was within 4% for six consecutive months.",
    "I built a forecast that was within 4% of actual demand for six months in a row.",
  ],
  [
    "Increased OEE on the line from 61% to 74% in two quarters.",
    "I got the line's OEE from 61 to 74 percent over two quarters.",
  ],
  ["Cut mean time to recovery from 50 to 20 minutes.", "I cut MTTR from 50 to 20 min with runbooks."],
])("%j is carried by %j", (sentence, told) => expect(["supported", "close"]).toContain(statusOf(sentence, told)))

test.each([
  ["Changed the delivery emails.", "NPS rose after we changed the delivery emails."],
  ["Introduced time slots.", "Complaints halved after they introduced time slots."],
  ["Grew sales from 4 to 9.", "Grace grew sales from 4 to 9."],
  ["Led the ward for more than two years.", "I led the ward over one year."],
])("%j is not carried by %j", (sentence, told) =>
  expect(["unconfirmed", "blocked"]).toContain(statusOf(sentence, told)),
)
