import * as z from "zod"
import { modelLease } from "../ai/provider-failure"
import { contentTypeNames, contentTypes } from "../document/kinds"
import { findPerson } from "../evidence/ledger.server"
import { defineJob } from "../jobs/definition.server"
import { setStage } from "../jobs/set-stage.server"
import type { Deps } from "../kernel/deps"
import { DomainError } from "../kernel/errors"
import { runQuery } from "../kernel/query.server"
import { writerFor } from "../writer/writer-for.server"
import { findContentBySubject } from "./get-content.server"
import { insertContent } from "./repository.server"
import { writeDocument } from "./write-document.server"

const Input = z.object({ type: z.enum(contentTypeNames), customPrompt: z.string().nullable() })

/** Writes a document from the person's evidence, checks every sentence, stores it. */
export const generateContentJob = defineJob({
  type: "content.generate",
  queue: "jobs",
  leaseSeconds: modelLease,
  input: Input,
  async run(deps: Deps, job, { type, customPrompt }) {
    const person = await runQuery(deps.db, findPerson(deps, job.userId))
    if (!person) throw new DomainError("not_found", "This account no longer exists.")
    if (person.items.length === 0) {
      throw new DomainError("invalid", "There is nothing to write from yet. Answer one reflection question first.")
    }
    const writer = writerFor(deps, job.userId, person)
    // The built-in writer is done before anybody could read it.
    if (deps.ask) await setStage(deps, job, "writing")
    const row = await writeDocument(deps, writer, person, { userId: job.userId, id: job.subjectId, type, customPrompt })
    return {
      writes: (guard) => [insertContent(deps, row, guard)],
      notice: { title: `${contentTypes[type].label} ready`, body: row.title, href: `/content/${job.subjectId}` },
    }
  },
  onFailure: (_deps, _job, input, reason) => ({
    writes: () => [],
    notice: {
      title: `${input ? contentTypes[input.type].label : "Your document"} could not be written`,
      body: reason,
      href: "/content",
    },
  }),
  result: findContentBySubject,
})
