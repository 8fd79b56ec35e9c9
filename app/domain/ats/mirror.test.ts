import { describe, expect, test } from "vitest"
import { loose, mixesDirections, readLinesOf, shownLines, wordsOf } from "../../../tests/support/brought-back"
import { corpusResumes, corpusView, templateIds, writtenFiles } from "../../../tests/support/resume-files"
import type { ImportedResume } from "../resume-import/reading/imported-resume"
import { readResumeFile } from "../resume-import/reading/read-file"
import { factsOf } from "./facts"
import { readBackDocx, readBackPdf } from "./read-back"
import { recovered } from "./recovered"

/** Words that belong to no section. Names of skill groups are listed as not read, because a profile has no groups. */
function lostWords(words: string[], { contact, sections }: ImportedResume): string[] {
  const held = loose(JSON.stringify([contact, sections]))
  return words.filter((word) => !held.includes(loose(word)))
}

/** Both tests of a resume read the same files: writing them is most of the work. */
describe.each(templateIds)("the files of the template %s", (id) => {
  describe.each(corpusResumes)("of %s", (name) => {
    const view = corpusView(name)
    let files: ReturnType<typeof writtenFiles> | undefined
    const written = () => (files ??= writtenFiles(view, id))

    test("preserve every contact detail, heading, date, skill, sentence and bullet in order", async () => {
      const { pdf, docx } = await written()
      const facts = factsOf(view)
      const lost = (text: string) => recovered(text, facts).filter(({ found }) => found !== "yes")
      expect(facts.length).toBeGreaterThan(0)
      expect({ pdf: lost(await readBackPdf(pdf)), docx: lost(readBackDocx(docx)) }).toEqual({ pdf: [], docx: [] })
    })

    test("lose nothing when they are imported again", async () => {
      const { pdf, docx } = await written()
      const [fromPdf, fromDocx] = [await readResumeFile(pdf), await readResumeFile(docx)]
      expect(readLinesOf(fromDocx)).toEqual(shownLines(view))
      if (!mixesDirections(view)) expect(readLinesOf(fromPdf)).toEqual(shownLines(view))
      const words = wordsOf(view)
      expect({ pdf: lostWords(words, fromPdf), docx: lostWords(words, fromDocx) }).toEqual({ pdf: [], docx: [] })
    })
  })
})
