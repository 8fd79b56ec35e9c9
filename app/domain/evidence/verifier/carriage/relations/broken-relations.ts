import { doubts, type Finding } from "../../finding"
import type { ReadClause, Reading } from "../../reading/reading"
import type { ClauseMatch } from "../words/said-words"
import { claimsAsOwn, dropsCompany, dropsTeam, type Told } from "./credit-kept"
import { givesToOthers } from "./doers-kept"
import { gluesItems } from "./glued-items"
import { speaksUntold } from "./languages-spoken"
import { keepsParts } from "./parts-kept"
import { namesAward, widensRank } from "./rank-scopes"
import { inventsCause } from "./told-causes"
import { turnedRound } from "./turned-round"
import { befellAnother } from "./whom-it-befell"

/**
 * The words of a clause may all be in an item and still say something else: who did it to whom, from where to where,
 * why, and out of how much. Each of these is compared with the item's own.
 */
export function brokenRelations(stated: Reading, clause: ReadClause, matches: ClauseMatch[], told: Told): Finding[] {
  const used = matches.map(({ known }) => known)
  const from = new Set(matches.flatMap((match) => [...match.from]))
  const findings: Finding[] = []
  const turned = turnedRound(stated, clause, used)
  if (turned) findings.push(doubts("V1", { code: "name_other", text: turned.text }))
  if (givesToOthers(stated, clause, matches)) findings.push(doubts("V4", { code: "of_you" }))
  const suffered = befellAnother(stated, clause, used)
  if (suffered) findings.push(doubts("V4", { code: "name_other", text: suffered.text }))
  if (dropsCompany(stated, clause, told) || dropsTeam(stated, clause, told))
    findings.push(doubts("V4", { code: "together" }))
  if (claimsAsOwn(stated, clause, used)) findings.push(doubts("V4", { code: "by_other" }))
  if (widensRank(stated, clause, used)) findings.push(doubts("V6", { code: "reach_elsewhere" }))
  const award = namesAward(stated, clause, used, from)
  if (award) findings.push(doubts("V3", { code: "name_apart", text: award.text }))
  const language = speaksUntold(stated, clause, used)
  if (language) findings.push(doubts("V3", { code: "name_other", text: language.text }))
  if (!keepsParts(stated, matches)) findings.push(doubts("V6", { code: "stops_short" }))
  if (gluesItems(stated, matches)) findings.push(doubts("V1", { code: "apart" }))
  if (inventsCause(stated, told.keys())) findings.push(doubts("V1", { code: "cause_unsaid" }))
  return findings
}
