import * as z from "zod"

export const moment = z.iso.datetime().max(40)
export const textUpTo = (most: number) => z.string().max(most)
export const shortText = textUpTo(200)
export const recordId = textUpTo(60)
