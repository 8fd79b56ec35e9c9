import { expect, test } from "vitest"
import { afterNavigation, type Sent } from "./times-saved"

/** Walks through navigations: each one's step and whether the form is refused at that time. */
const walked = (steps: [sends: boolean | null, isRefused: boolean][]) =>
  steps.reduce<Sent>((sent, [sends, isRefused]) => afterNavigation(sent, sends, isRefused), { saved: 0, isOut: false })

test("a form counts as saved once its answer has been shown, and once for each time", () => {
  expect(walked([[true, false]]).saved).toBe(0)
  expect(
    walked([
      [true, false],
      [null, false],
    ]).saved,
  ).toBe(1)
  expect(
    walked([
      [true, false],
      [true, false],
      [null, false],
      [null, false],
      [true, false],
      [null, false],
    ]).saved,
  ).toBe(2)
})

test("a refused form keeps its fields, and starts again when it is saved after all", () => {
  expect(
    walked([
      [true, false],
      [null, true],
    ]).saved,
  ).toBe(0)
  expect(
    walked([
      [true, false],
      [null, true],
      [true, true],
      [null, false],
    ]).saved,
  ).toBe(1)
})

test("another form or link of the page leaves it alone", () => {
  expect(
    walked([
      [null, false],
      [false, false],
      [null, false],
    ]),
  ).toEqual({ saved: 0, isOut: false })
})
