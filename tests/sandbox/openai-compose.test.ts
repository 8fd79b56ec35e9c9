import * as fc from "fast-check"
import { expect, test } from "vitest"
import * as z from "zod"
import { compose } from "../../workers/sandbox/openai/compose"
import { evidenceIn } from "../../workers/sandbox/openai/prompt"

const evidence = evidenceIn([
  "Write.",
  "[E1] (reflection) I led the move. It cut costs by 20 %.\n[E2] (profile: employer) Acme",
])

function answer(schema: Record<string, unknown>) {
  return compose(schema, { evidence, alter: (text) => text, counts: [3, 2, 1] })
}

const leaf = fc.constantFrom<z.ZodType>(
  z.string(),
  z.string().min(30),
  z.string().max(5),
  z.email(),
  z.iso.date(),
  z.iso.datetime(),
  z.uuid(),
  z.int().min(3).max(9),
  z.number().gt(0),
  z.boolean(),
  z.null(),
  z.enum(["a", "b"]),
  z.literal("only"),
  z.string().nullable(),
  z.tuple([z.string(), z.int()]),
)
const { schema: anySchema } = fc.letrec<{ schema: z.ZodType }>((tie) => ({
  schema: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.tuple(tie("schema"), fc.integer({ min: 0, max: 4 })).map(([item, least]) => z.array(item).min(least).max(5)),
    fc.tuple(tie("schema"), tie("schema")).map(([one, other]) => z.union([one, other])),
    fc
      .dictionary(fc.constantFrom("title", "text", "kind", "evidence", "ids", "company", "score"), tie("schema"))
      .map((shape) => z.strictObject(shape)),
  ),
}))

test("any schema gets an answer that fits it", () => {
  fc.assert(
    fc.property(anySchema, (schema) => {
      const value = answer(z.toJSONSchema(schema))
      expect(schema.safeParse(value).error).toBeUndefined()
    }),
    { numRuns: 300 },
  )
})

test("references are resolved, and a recursive schema terminates", () => {
  const Tree = z.object({
    text: z.string(),
    get children() {
      return z.array(Tree)
    },
  })
  const Chain = z.object({
    text: z.string(),
    get next(): z.ZodNullable<typeof Chain> {
      return z.nullable(Chain)
    },
  })
  expect(Tree.safeParse(answer(z.toJSONSchema(Tree))).success).toBe(true)
  expect(Chain.safeParse(answer(z.toJSONSchema(Chain))).success).toBe(true)
})

test("a sentence and the items it names belong together", () => {
  const Sentence = z.object({ text: z.string(), company: z.string(), evidence_ids: z.array(z.string()) })
  const { sentences } = z
    .object({ sentences: z.array(Sentence) })
    .parse(answer(z.toJSONSchema(z.object({ sentences: z.array(Sentence) }))))
  expect(sentences).toEqual([
    { text: "I led the move.", company: "Acme", evidence_ids: ["E1", "E2"] },
    { text: "It cut costs by 20 %.", company: "Acme", evidence_ids: ["E1", "E2"] },
    { text: "I led the move.", company: "Acme", evidence_ids: ["E1", "E2"] },
  ])
})

test("a list of one kind contains only evidence that the prompt tags with that kind", () => {
  const Line = z.object({ text: z.string(), evidence: z.array(z.string()) })
  const Role = z.object({
    title: z.string(),
    company: z.string(),
    evidence: z.array(z.string()),
    duties: z.array(Line),
  })
  const Resume = z.object({ skills: z.array(z.string()), experience: z.array(Role), awards: z.array(Line) })
  const prompt = "[E1] (reflection) I led the whole move.\n[E2] (profile: role) Lead\n[E3] (profile: employer) Acme"
  const composing = { evidence: evidenceIn(["Write.", prompt]), alter: (text: string) => text, counts: [3, 1] }
  expect(compose(z.toJSONSchema(Resume), composing)).toEqual({
    skills: [],
    experience: [
      {
        title: "Lead",
        company: "Acme",
        evidence: ["E2", "E3"],
        duties: [{ text: "I led the whole move.", evidence: ["E1"] }],
      },
    ],
    awards: [],
  })
})

test("a prompt without evidence markers is itself the source of the answer", () => {
  expect(evidenceIn(["Be brief.", "Tell of the harvest. It was good."]).map(({ text }) => text)).toEqual([
    "Tell of the harvest.",
    "It was good.",
  ])
})
