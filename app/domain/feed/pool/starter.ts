import * as z from "zod"
import type { Shelf } from "../../kernel/web"
import { feedTypes } from "./rules"
import consulting from "./starter/consulting.json"
import education from "./starter/education.json"
import finance from "./starter/finance.json"
import general from "./starter/general.json"
import government from "./starter/government.json"
import healthcare from "./starter/healthcare.json"
import legal from "./starter/legal.json"
import manufacturing from "./starter/manufacturing.json"
import marketing from "./starter/marketing.json"
import media from "./starter/media.json"
import nonProfit from "./starter/non-profit.json"
import other from "./starter/other.json"
import realEstate from "./starter/real-estate.json"
import retail from "./starter/retail.json"
import sales from "./starter/sales.json"
import technology from "./starter/technology.json"

export const StarterPiece = z.strictObject({
  url: z.url({ protocol: /^https$/ }),
  title: z.string().min(1),
  /** One sentence, written for the product. */
  summary: z.string().min(1),
  source: z.string().min(1),
  type: z.enum(feedTypes),
})
export type StarterPiece = z.output<typeof StarterPiece>

const pieces: Record<Shelf, unknown> = {
  General: general,
  Technology: technology,
  Healthcare: healthcare,
  Finance: finance,
  Education: education,
  Marketing: marketing,
  Sales: sales,
  Consulting: consulting,
  Manufacturing: manufacturing,
  Retail: retail,
  "Non-profit": nonProfit,
  Government: government,
  Media: media,
  "Real Estate": realEstate,
  Legal: legal,
  Other: other,
}

/** Well-known evergreen pieces, bundled so that no first dashboard is empty. */
export function starterPieces(shelf: Shelf): StarterPiece[] {
  return z.array(StarterPiece).parse(pieces[shelf])
}
