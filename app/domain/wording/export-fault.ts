import * as z from "zod"
import { phrase } from "./phrase"

/** Why a platform's export was not imported. */
export const exportFaults = {
  export_faulty: phrase(
    { line: z.number(), reason: z.string() },
    ({ line, reason }) => `Nothing was imported. Line ${line}: ${reason}`,
  ),
  export_empty: phrase({}, () => "Nothing was imported: the file contains no posts."),
  export_date_order: phrase(
    {},
    () => "Nothing was imported: every date in the file can be read with the day or the month first. Choose the order.",
  ),
}
