import * as z from "zod"
import { iso } from "../clock"
import { runQuery } from "../database/query.server"
import type { Deps } from "../deps"
import { findPerson, ledgerOf } from "../evidence/ledger.server"
import { verifySentences } from "../evidence/verify"
import { defineJob, FinalError } from "../jobs/definition.server"
import { setStage } from "../jobs/stage.server"
import { writerFor } from "../writer/writer-for.server"
import { resumeWithContact, withContact } from "./contact"
import { countOf, sentencesOf, textOf, withClaims } from "./document"
import { findContentBySubject } from "./get-content.server"
import { keepSupported } from "./keep-supported"
import { insertContent } from "./repository.server"
import { contentTypeNames, contentTypes } from "./schema"

const Input = z.object({ type: z.enum(contentTypeNames), customPrompt: z.string().nullable() })

/** Writes a document from the person's evidence, checks every sentence, stores it. */
export const generateContentJob = defineJob({
  input: Input,
  async run(deps: Deps, job, { type, customPrompt }) {
    const person = await runQuery(deps.db, findPerson(deps, job.userId))
    if (!person) throw new FinalError("not_found", "This account no longer exists.")
    if (person.items.length === 0) {
      throw new FinalError("invalid", "There is nothing to write from yet. Answer one reflection question first.")
    }
    const writer = writerFor(deps, job.userId, person)
    await setStage(deps, job, "writing")
    const { title, parts, structured, advice } = await writer.write({
      type,
      customPrompt,
      profile: person.profile,
      evidence: person.items,
      posting: null,
      today: iso(deps.now()).slice(0, 10),
    })
    const ledger = ledgerOf(person)
    const verified = withClaims(parts, verifySentences(sentencesOf(parts), ledger))
    const contact = { ...person, ...person.profile }
    const whole = withContact(type, verified, contact)
    const resume = structured ? resumeWithContact(keepSupported(structured, ledger), contact) : null
    const now = iso(deps.now())
    const row = {
      userId: job.userId,
      id: job.subjectId,
      type,
      title,
      content: textOf(whole),
      document: JSON.stringify(whole),
      structured: resume ? JSON.stringify(resume) : null,
      advice,
      writer: writer.name,
      customPrompt,
      blocked: countOf(verified, "blocked"),
      unconfirmed: countOf(verified, "unconfirmed"),
      createdAt: now,
      updatedAt: now,
    }
    return {
      writes: (guard) => [insertContent(deps, row, guard)],
      notice: { title: `${contentTypes[type].label} ready`, body: title, href: `/content/${job.subjectId}` },
    }
  },
  giveUp: (_deps, _job, { type }, reason) => ({
    writes: () => [],
    notice: { title: `${contentTypes[type].label} could not be written`, body: reason, href: "/content" },
  }),
  answer: findContentBySubject,
})
