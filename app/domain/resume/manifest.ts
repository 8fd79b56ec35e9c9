import * as z from "zod"
import { SheetStyle } from "../sheet/style"

const templateId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)

/** The description of a template, stored with it as `manifest.json`. */
export const Manifest = z.object({
  id: templateId,
  name: z.string().min(1).max(60),
  description: z.string().max(600),
  features: z.array(z.string().max(40)).max(8),
  /** The position in the gallery; the first one is the default. */
  order: z.number().int(),
  style: SheetStyle,
})
export type Manifest = z.output<typeof Manifest>

/** A template: its description and the page that a resume is rendered into. */
export interface Template extends Manifest {
  html: string
}
