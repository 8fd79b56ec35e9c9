import { expect, test } from "vitest"
import { readResumeText } from "../read-file"

const rolesOf = (body: string) =>
  readResumeText(`ada brook\nada@example.com\n\njobs\n\n${body}`).sections.flatMap(({ entries }) =>
    entries.map(({ title, employer, location, start, end, bullets }) => [
      [title, employer, location, start, end].join(" / "),
      ...bullets.map((line) => line.text),
    ]),
  )

test("an employer typed right after the occupation, or two spaces after it, is known, so the lines below are duties", () => {
  const body = `van driver oak ridge foods 6/19 - now
40 drops a day
checks before each trip

regional round  d & l haulage  2014 - 6/19
steel coils and lumber
home at weekends`
  expect(rolesOf(body)).toEqual([
    ["van driver / oak ridge foods /  / 2019-06 / present", "40 drops a day", "checks before each trip"],
    ["regional round / d & l haulage /  / 2014 / 2019-06", "steel coils and lumber", "home at weekends"],
  ])
})

test.each([
  ["assistant to the head of sales 2014 - 2019", "assistant to the head of sales"],
  ["bar staff manager in training 2014 - 2019", "bar staff manager in training"],
])("what continues the occupation is no employer: %s", (line, title) => {
  expect(rolesOf(`${line}\nhill foods\n- sold bread`)).toEqual([
    [`${title} / hill foods /  / 2014 / 2019`, "sold bread"],
  ])
})
