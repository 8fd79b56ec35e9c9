import { expect, test } from "vitest"
import { read } from "../reading/reading"

test.each([
  ["Attended a workshop on triage.", 0],
  ["Was part of it and contributed a chapter.", 0],
  ["Helped lead the choir.", 1],
  ["Co-facilitated the parents' group.", 1],
  ["Organised the fair.", 2],
  ["Two wards, 28 beds", 2],
  ["Led the choir.", 3],
  ["Responsible for the accounts.", 3],
  ["Head of the kitchen", 3],
  ["Founded the club.", 4],
  ["The change led to a drop in errors.", 2],
  ["I managed to repair it.", 2],
])("“%s” states level %d", (text, level) => {
  expect(read(text, new Set()).clauses[0]?.ownership.level).toBe(level)
})

test.each([
  ["I wrote the report.", "own"],
  ["Wrote the report.", "own"],
  ["The report was written by me.", "own"],
  ["We wrote the report.", "joint"],
  ["Maria Lopez wrote the report.", "other"],
  ["My colleague wrote the report.", "other"],
  ["The report was written by the director.", "other"],
  ["Waiting times fell.", "thing"],
])("“%s” states an action of: %s", (text, agent) => {
  expect(read(text, new Set()).clauses[0]?.agent).toBe(agent)
})
