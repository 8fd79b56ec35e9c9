import * as z from "zod"
import { deleteWordMissing, isDeleteWord } from "./rules"

/** The confirmation that the page asks for. */
export const DeleteAccount = z.object({
  confirmation: z.string(deleteWordMissing).refine(isDeleteWord, deleteWordMissing),
})
export type DeleteAccount = z.output<typeof DeleteAccount>
