import { saysLittle } from "../requirement/says-little"
import type { Terms } from "../requirement/terms"
import type { Shared } from "./best-evidence"

/**
 * Words with little meaning of their own: "patient" in "Nurse-patient ratio" does not show care of dialysis patients,
 * and "planned" does not show vaccination outreach.
 */
export const isVague = (shared: Shared[], words: Terms["words"], skills: Terms["skills"]) =>
  shared.every(({ asked }) => saysLittle(asked)) && (skills.length > 0 || !words.every(({ text }) => saysLittle(text)))
