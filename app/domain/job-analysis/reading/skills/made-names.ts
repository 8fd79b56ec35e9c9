import { words } from "../../../language/words/word-list"
import { isSkill } from "./skills"

/** The noun after a verb of work, with which its object makes a skill: "manage suppliers" is supplier management. */
const nouns = new Map([
  ["manage", "management"],
  ["model", "modelling"],
  ["monitor", "monitoring"],
  ["engage", "engagement"],
  ["administer", "administration"],
  ["process", "processing"],
  ["plan", "planning"],
  ["analyse", "analysis"],
  ["analyze", "analysis"],
  ["counsel", "counselling"],
  ["develop", "development"],
  ["install", "installation"],
  ["maintain", "maintenance"],
  ["coordinate", "coordination"],
  ["control", "control"],
  ["schedule", "scheduling"],
  ["book", "booking"],
  ["take", "taking"],
  ["teach", "teaching"],
  ["repair", "repair"],
  ["train", "training"],
  ["edit", "editing"],
  ["count", "counts"],
  ["tune", "tuning"],
  ["reconcile", "reconciliation"],
  ["forecast", "forecasting"],
  ["clean", "cleaning"],
  ["operate", "operation"],
  ["inspect", "inspection"],
  ["optimise", "optimisation"],
  ["optimize", "optimization"],
])
/** Things that are managed as a field of their own. Cases, scopes and websites are managed in any job. */
const managed =
  /^(?:stakeholder|supplier|vendor|project|caseload|medication|contract|inventory|stock|risk|volunteer|contractor|fleet|warehouse|energy|waste|pain|classroom|behaviou?r)$/

/** Words between a verb and its object. */
const between = words(`
  the a an our your their its his her all any some own new existing accurate clear good high quality up to date daily weekly
  monthly annual regular full detailed effective strong large small complex multiple various key both simple
`)
const joins = /^(?:and|or|&|und|et|y|,|\/)$/iu
const stop =
  /^(?:[.;:()!?–—]|to|for|in|on|at|with|by|from|of|as|that|who|which|when|so|while|using|across|within|into|per)$/iu
const token = /\p{L}[\p{L}'’&-]*|[^\s\p{L}]/gu
/** The maximum number of words examined after a verb. */
const reach = 10

/** Skills of the lists that a text names in other words: by a verb and its object, or by words that share another. */
export function namesMade(text: string): string[] {
  const all = text.slice(0, 400).match(token) ?? []
  return [...new Set([...byDeed(all), ...byShared(all), ...byBrackets(text.slice(0, 400))])]
}

function byDeed(all: string[]): string[] {
  return all.flatMap((word, at) => {
    const noun = nounOf(word.toLowerCase())
    return noun === undefined
      ? []
      : objectsAfter(all, at)
          .filter((object) => noun !== "management" || managed.test(object))
          .flatMap((object) => known(`${object} ${noun}`))
  })
}

function nounOf(lower: string): string | undefined {
  const bare = lower.replace(/(?:ing|es|s)$/, "")
  const base = [lower, lower.replace(/s$/, ""), bare, `${bare}e`, bare.replace(/(\p{L})\1$/u, "$1")].find((form) =>
    nouns.has(form),
  )
  return base && nouns.get(base)
}

/** The ends of each object in a list of objects: "food costs" and "costs", "suppliers". */
function objectsAfter(all: string[], verb: number): string[] {
  const runs: string[][] = [[]]
  for (let at = verb + 1; at < all.length && at <= verb + reach; at++) {
    const word = all[at] ?? ""
    if (stop.test(word)) break
    if (joins.test(word)) runs.push([])
    else if (!between.has(word.toLowerCase()) && !/['’]s?$/.test(word)) runs.at(-1)?.push(word)
  }
  return runs.flatMap((run) => {
    const objects = [run.slice(-3), run.slice(-2), run.slice(-1), run.slice(0, 2), run.slice(0, 1)]
    return [...new Set(objects.filter((some) => some.length > 0).map((some) => singular(some.join(" "))))]
  })
}

const singular = (text: string) =>
  text
    .toLowerCase()
    .replace(/ies$/, "y")
    .replace(/(?<=\p{L}{3}[^s\P{L}])s$/u, "")

/** "structural and fatigue analysis", "accounts payable and receivable": a word counts for both. */
function byShared(all: string[]): string[] {
  return all.flatMap((join, at) => {
    const [first = "", before = "", second = ""] = [all[at - 1], all[at - 2], all[at + 1]]
    if (!joins.test(join) || !/^\p{L}/u.test(first) || !/^\p{L}/u.test(second)) return []
    const near = all[at + 2] ?? ""
    const isHead = /^\p{L}/u.test(near) && !joins.test(near) && !stop.test(near)
    return isHead ? known(`${first} ${near}`) : /^\p{L}/u.test(before) ? known(`${before} ${second}`) : []
  })
}

/** "SAP-Kenntnisse (MM, IBP)", "SAP (MM/SD)": modules are named with their system. */
const byBrackets = (text: string) =>
  [
    ...text.matchAll(/(?<![\p{L}\d])(\p{Lu}[\p{L}\d]{1,20})(?:-\p{L}{1,20})?(?: \p{L}{1,20})? ?\(([^()]{2,60})\)/gu),
  ].flatMap(([, name = "", inside = ""]) =>
    inside.split(/\s*[,/&+]\s*|\s+(?:and|or|und|oder|et|y)\s+/u).flatMap((part) => known(`${name} ${part}`)),
  )

const known = (name: string) => (name.split(" ").length > 1 && isSkill(name) ? [name] : [])
