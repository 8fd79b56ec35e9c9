import * as z from "zod"
import { defaultLocale } from "../kernel/format"

/** One phrase: the parameters, which are stored with its code, and the wording, which is not. */
export interface Phrase<Shape extends z.ZodRawShape, Text> {
  params: z.ZodObject<Shape>
  word(params: z.output<z.ZodObject<Shape>>, locale: string): Text
}

export function phrase<Shape extends z.ZodRawShape, Text>(
  shape: Shape,
  word: Phrase<Shape, Text>["word"],
): Phrase<Shape, Text> {
  return { params: z.object(shape), word }
}

type Phrases<Text> = Record<string, Phrase<z.ZodRawShape, Text>>

/** A code from a list of phrases with its parameters. */
export type Said<List> = {
  [Code in keyof List & string]: List[Code] extends Phrase<infer Shape, unknown>
    ? { code: Code } & (keyof Shape extends never ? unknown : z.output<z.ZodObject<Shape>>)
    : never
}[keyof List & string]

/** Renders a code as text, with dates in the reader's locale. */
export function worded<Text, List extends Phrases<Text>>(
  phrases: List,
  said: Said<List>,
  locale: string = defaultLocale,
): Text {
  // The type of `said` ties its parameters to its code.
  return (phrases as Phrases<Text>)[said.code]?.word(said, locale) as Text
}

/** A schema for codes of a list of phrases. */
export function saidWith<List extends Phrases<unknown>>(phrases: List): z.ZodType<Said<List>> {
  return z.custom<Said<List>>((value) => {
    const code = z.object({ code: z.string() }).safeParse(value).data?.code
    return code !== undefined && Object.hasOwn(phrases, code) && phrases[code]?.params.safeParse(value).success === true
  })
}
