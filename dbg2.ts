import { readFileSync } from "node:fs"
import { knownNames } from "/work/wt/lines/app/domain/achievements/reading/known-names"
import { rolesOf } from "/work/wt/lines/app/domain/career/held-roles"
import { textOf } from "/work/wt/lines/app/domain/language/talk/reading-copy"
import { readTalk } from "/work/wt/lines/app/domain/language/talk/read-talk"
import { factsOf } from "/work/wt/lines/app/domain/achievements/reading/facts"
for (const arg of process.argv.slice(2)) {
  const [who, n] = arg.split(":")
  const p = JSON.parse(readFileSync(`tests/people/${who}.json`, "utf8"))
  const r = p.reflections[Number(n)]
  const talk = readTalk(r.response, knownNames(rolesOf(p.profile.experience), p.profile.skills))
  const f = factsOf(talk)
  console.log("##", arg, r.question)
  talk.clauses.forEach((c, i) => {
    const d = f.deeds.find((x) => x.clause === i), o = f.outcomes.find((x) => x.clause === i)
    console.log(`  ${i}/${c.sentence} [${c.mark.replace("\n","NL")}|${c.lead}] ${c.actor}/${c.mood} v=${c.verb>=0?talk.words[c.verb]!.text+"/"+talk.classes[c.verb]:"-"} :: ${textOf(talk.words.slice(c.first, c.last))}${d?"   => DEED "+d.text:""}${o?"   => OUT "+o.text:""}`)
  })
  for (const c of f.changes) console.log("   CHANGE", textOf(c.topic), "|", c.fromText, "->", c.toText)
}
