import { describe, expect, test } from "vitest"
import { corpusResumes, corpusView, templateIds, writtenFiles } from "../../../tests/support/resume-files"
import { factsOf } from "./facts"
import { readBackDocx, readBackPdf } from "./read-back"
import { recovered } from "./recovered"

describe.each(templateIds)("the files of the template %s", (id) => {
  test.each(corpusResumes)(
    "preserve every contact detail, heading, date, skill, sentence and bullet of %s in order",
    async (name) => {
      const view = corpusView(name)
      const { pdf, docx } = await writtenFiles(view, id)
      const facts = factsOf(view)
      const lost = (text: string) => recovered(text, facts).filter(({ found }) => found !== "yes")
      expect(facts.length).toBeGreaterThan(0)
      expect({ pdf: lost(await readBackPdf(pdf)), docx: lost(readBackDocx(docx)) }).toEqual({ pdf: [], docx: [] })
    },
  )
})
