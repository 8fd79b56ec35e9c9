import nlp from "compromise/two"
import { readFileSync } from "node:fs"
import { meaningsOf } from "./app/domain/language/lexicon"
import { functionWords } from "./app/domain/language/function-words"
import { isGeneral, isTrait } from "./app/domain/job-analysis/reading/phrase-words"
import { loadPostings } from "./tests/postings/load-postings"
import { judge } from "./tests/postings/judge-posting"
import { readPosting } from "./app/domain/job-analysis/reading/read-posting"
import path from "node:path"
const lex = (nlp as any).model().one.lexicon
const skillKey = (name: string) => name.toLowerCase().replace(/[\s.-]/g, "")
const nominal=/^(?:marketing|accounting|engineering|testing|building|programming|planning|manufacturing|welding|plumbing|nursing|safeguarding|bookkeeping|machining|learning|mapping|cooking|catering|banking|teaching|training|coaching|housing|clothing|housekeeping|modelling|modeling|moving|lifting|listening|reading|writing|printing|pricing|billing|purchasing|budgeting|staffing|mentoring|tutoring|marking|gardening|landscaping|farming|fishing|mining|drilling|trading|investing|auditing|reporting|forecasting|scheduling|recruiting|sourcing|manual|driving)$/
export function chunks(text: string, isDuty: boolean) {
  const toks = [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}'’+#&/-]|\.(?=[\p{L}\p{N}]))*|[^\s\p{L}\p{N}]/gu)].map(m=>m[0])
  const out: {words:string[], prev:string, first:boolean}[] = []
  let run: string[] = [], prev = "^", isFirst = true
  const flush=(b:string)=>{ if(run.length) out.push({words:run,prev,first:isFirst}), isFirst=false; run=[]; prev=b.toLowerCase() }
  for (const t of toks) {
    const l=t.toLowerCase()
    if (!/[\p{L}\p{N}]/u.test(t)) { flush(t); continue }
    if ((functionWords.has(l) && !/^\p{Lu}{2}/u.test(t)) || /^(?:using|including|such|like|within|must|ensuring|etc|e\.g|i\.e|against|together|regarding|based|used|required|related|needed|preferred|desirable|or|please|ideally|plus|being)$/.test(l) || lex[l]==="Adverb"|| /^(?:\d.*)$/.test(l)&&run.length===0) { flush(l); continue }
    run.push(t)
  }
  flush("$")
  return out
}
const strip = (w:string[], prev:string, isDuty:boolean) => {
  let words=[...w]
  for(;;){
    const l=(words[0]??"").toLowerCase()
    const tag=[lex[l]].flat()[0]
    const verbPos = prev==="^"||/^(?:to|and|or|,|;|will|you|who|can|by|of|in|for|with|on|'ll|you'll|must|should|may|could|would)$/.test(prev)
    if (!l) break
    const bare = tag==="Infinitive"||tag==="PresentTense"||tag==="PastTense"||tag==="Imperative"||meaningsOf(l).own.length===0&&false
    if (verbPos && bare && (isDuty|| /^(?:to|will|you|who|can|must|should|may|could|would|you'll)$/.test(prev)) && words[0]===l || (isDuty&&prev==="^"&&bare)) { words.shift(); prev="and"; continue}
    if ((tag==="Gerund"||/ing$/.test(l)&&l.length>5&&!nominal.test(l)) && words.length>1 && !nominal.test(l)) {words.shift(); prev="det"; continue}
    if (isGeneral(l) && words.length>1 && /^(?:full|first|part|large|small|big|medium|complex|local|other|others|any|some|all|basic|advanced|good|nice|final|open|above)$/.test(l)) {words.shift(); continue}
    if (evalAdj.test(l) && words.length>1) {words.shift(); continue}
    break
  }
  while(words.length>1 && isGeneral(words.at(-1)!.toLowerCase()) && /^(?:skills?|experience|knowledge|tools?|software|systems?|platforms?|techniques?|methods?|principles|practices?|standards?|data|similar|equivalent|level|levels|certification|certificate|qualification|licen[cs]e|environment|environments|processes|procedures)$/i.test(words.at(-1)!)) words.pop()
  return words
}
const evalAdj=/^(?:strong|good|excellent|great|proven|sound|solid|deep|clear|new|key|various|relevant|appropriate|effective|efficient|accurate|timely|high|low|daily|weekly|monthly|annual|regular|ongoing|existing|current|previous|prior|recent|busy|small|large|complex|simple|different|multiple|several|wide|broad|basic|advanced|working|practical|own|main|overall|general|specific|necessary|positive|safe|clean|tidy|full|short|long|internal|external|day-to-day|high-quality|best|first-class|comprehensive|detailed|thorough|significant|major|minor|modern|early|late|occasional|additional|other|further|possible|potential|successful|confident|comfortable|familiar|able|willing|valid|fresh|friendly|professional|related|similar|comparable|continuous|right|real|whole|entire|suitable|qualified|experienced|skilled|proficient|fluent|demonstrable|demonstrated|minimum|min|leading|growing|local|common|core|young|old|outstanding|exceptional|ideal|diverse|inclusive|varied|routine|independent)$/
const stat=new Map<string,{n:number,hit:number,newhit:number,rel:number,wrong:string[], newhits:string[]}>()
for (const dir of [ "", path.relative("tests/postings","/work/wt/visible/postings")+"/"]) for (const {label,source} of loadPostings(dir as any)) {
  if (label.language!=="en") continue
  const read=readPosting(source,new Date())
  const wanted=label.skills.map(x=>x.split("|").map(skillKey))
  const have=new Set(read.skills.map(s=>skillKey(s.name)))
  const j=judge(label,source,read); const missed=j.skills.missed.map(x=>x.split("|").map(skillKey))
  const seen=new Set<string>()
  for (const r of read.requirements) {
    if (/eligib|avail|personal/.test(r.kind)) continue
    const isDuty=r.kind==="responsibility"
    if (/degree|bachelor/i.test(r.quote)) continue
    for (const c of chunks(r.quote.slice(0,400),isDuty)) {
      const w=strip(c.words,c.prev,isDuty); const name=w.join(" "); const k=skillKey(name)
      if (!name||w.length>4||name.length<3||seen.has(k)||have.has(k)) continue; seen.add(k)
      const lower=w.map(x=>x.toLowerCase()); const head=lower.at(-1)!
      if (lower.some(x=>isTrait(x))) continue
      if (lower.every(isGeneral)) continue
      const general=isGeneral(head)
      const person=meaningsOf(head).person || lex[head]==="Actor"
      const tag=[lex[head]].flat()[0]
      const senses=meaningsOf(head).own.length
      const s=senses===0?"0":senses<=1?"1":senses<=3?"2-3":senses<=6?"4-6":"7+"
      const cap=/\p{Lu}/u.test(w.slice(c.first?1:0).join(" "))?"CAP":"low"
      const mod=w.length>1?([lex[lower.at(-2)!]].flat()[0]?.match(/Adj|Inf|Past|Pres|Gerund/)?.[0]??"n"):""
      const f=`${isDuty?"duty":"req"} ${cap} n${Math.min(w.length,3)} ${person?"PERSON":general?"GENERAL":`s${s}`}`
      const st=stat.get(f)??{n:0,hit:0,newhit:0,rel:0,wrong:[],newhits:[]}; stat.set(f,st); st.n++
      const isHit=wanted.some(n=>n.includes(k)); const isNew=missed.some(n=>n.includes(k))
      const rel=wanted.some(n=>n.some(x=>x.includes(k)||k.includes(x)))
      if(isNew){st.newhit++;st.newhits.push(name)} else if(isHit)st.hit++; else if(rel)st.rel++; else st.wrong.push(name)
    }
  }
}
for (const [f,s] of [...stat].sort()) console.log(f.padEnd(28), `n${s.n} new ${s.newhit} hit ${s.hit} rel ${s.rel} wrong ${s.wrong.length}`, process.argv[2]?"\n   + "+s.newhits.join(" | ")+"\n   - "+s.wrong.slice(0,60).join(" | "):"")
