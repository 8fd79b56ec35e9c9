import type { Achievement, Material } from "../../material-schema"
import { countWords } from "../../rules"
import { oneOfEachDeed } from "../material/repeats"
import { tellsChange } from "../stories/change"
import { bestReading, readsWell, worthTelling } from "../wording/worth-telling"

const most = 4
const maxRoles = 3
/** Ranks after the actions of every role. */
const noRole = 99

/** The strongest achievements that fit into a sentence, with at most one per role before a second of any role. */
export function bestOf(material: Material): Achievement[] {
  const whole = material.achievements.filter(
    ({ claim }) => (/^(?:I|We)\b/.test(claim) || tellsChange(claim)) && countWords(claim) <= 32,
  )
  const usable = bestReading(worthTelling(oneOfEachDeed(whole.filter(readsWell))))
  const firsts = usable
    .filter((each, at) => usable.findIndex(({ role }) => role === each.role) === at)
    .slice(0, maxRoles)
  const chosen = [...firsts, ...usable.filter((each) => !firsts.includes(each))].slice(0, most)
  return chosen.sort((a, b) => (a.role ?? noRole) - (b.role ?? noRole))
}
