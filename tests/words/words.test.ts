import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { sourceFiles } from "../house/source-files"
import { visibleStrings } from "./visible-strings"

const shown = visibleStrings()

/** British spellings and words that `design/ui.md` calls stiff, each with its replacement. */
const replaced: [RegExp, string][] = [
  [/\b\w*(?:colour|favour|honour|behaviour|labour|neighbour|flavour|harbour|humour)\w*/i, "-or"],
  [
    /\b\w*(?:organis|recognis|summaris|analys(?:e[ds]?|ing)|optimis|customis|prioritis|realis|minimis|specialis|categoris|apologis)(?:e|es|ed|er|ing|ation)?\b(?<!analys[ei]s)/i,
    "-ize, -yze",
  ],
  [/\b(?:cancell|labell|travell|modell|fulfil\b|enrol\b)(?!ation)\w*/i, "one l"],
  [
    /\b(?:centre|metre|theatre|licence|defence|offence|catalogue|dialogue|programme|grey|cheque|storey|judgement)s?\b/i,
    "the American form",
  ],
  [
    /\b(?:whilst|amongst|afterwards|towards|forwards|learnt|spelt|burnt|full stop|takings|fortnight)\b/i,
    "the American word",
  ],
  [/\banew\b/i, "again"],
  [/\b(?:rests on|carried by|carries this)\b/i, "traced, supported"],
]

test("every visible string uses American spelling and plain words", () => {
  const wrong = shown.flatMap(({ file, line, text }) =>
    replaced
      .filter(([word]) => word.test(text))
      .map(([word, better]) => `${file}:${line} ${word.exec(text)?.[0]} (${better}): ${text.slice(0, 80)}`),
  )
  expect(wrong).toEqual([])
})

test("the list of visible strings includes texts of pages, messages and notifications", () => {
  const texts = new Set(shown.map(({ text }) => text))
  for (const text of ["Undo", "Please enter your email address.", "Your export is ready", "Copied to clipboard"]) {
    expect(texts, text).toContain(text)
  }
  expect(shown.filter(({ text }) => /className|^select \w+ from|flex-wrap/.test(text))).toEqual([])
})

test("pages format dates and numbers only in the reader's locale", () => {
  const pages = sourceFiles(["app/routes", "app/ui"]).filter(({ path }) => !path.includes(".test."))
  const own = pages.flatMap(({ path, tree }) =>
    [...tree.text.matchAll(/toLocale\w*String\([^)]*\)|new Intl\.(?:DateTime|Number)Format\([^)]*\)\.format/g)].map(
      ([call]) => `${path}: ${call}`,
    ),
  )
  expect(own).toEqual([])
  expect(readFileSync("app/domain/kernel/format.ts", "utf8")).toContain('defaultLocale = "en-US"')
})
