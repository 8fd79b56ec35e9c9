/** Irregular verbs of all trades: base form and past tense. A verb whose forms are identical is listed once. */
const pairs = `be was|beat|become became|begin began|bend bent|bet|bid|bind bound|bleed bled|blow blew|break broke|breed bred|bring brought|
build built|burn burnt|buy bought|catch caught|choose chose|cling clung|come came|cut|deal dealt|dig dug|dive dove|do did|draw drew|
drink drank|drive drove|eat ate|fall fell|feed fed|feel felt|fight fought|find found|fly flew|foresee foresaw|forget forgot|
freeze froze|get got|give gave|go went|grind ground|grow grew|hang hung|hear heard|hide hid|hit|hold held|keep kept|kneel knelt|
knit|know knew|lay laid|lead led|learn learned|leave left|lend lent|let|lie lay|light lit|lose lost|make made|mean meant|meet met|
overcome overcame|oversee oversaw|pay paid|proofread|put|quit|read|rebuild rebuilt|recut|redo redid|redraw redrew|remake remade|
rerun reran|resell resold|reset|retell retold|rethink rethought|rewrite rewrote|ride rode|ring rang|rise rose|run ran|say said|
see saw|seek sought|sell sold|send sent|set|sew sewed|shake shook|shine shone|shoot shot|show showed|shrink shrank|shut|sing sang|sink sank|
sit sat|sleep slept|speak spoke|spend spent|spin spun|split|spread|spring sprang|stand stood|steal stole|stick stuck|
strike struck|string strung|swear swore|sweep swept|swim swam|swing swung|take took|teach taught|tear tore|tell told|
think thought|throw threw|tread trod|undergo underwent|understand understood|undertake undertook|undo undid|uphold upheld|
wake woke|wear wore|weave wove|win won|wind wound|withdraw withdrew|write wrote`

/** The past tense of each irregular base form: "rebuild" → "rebuilt". */
export const irregularPastOf: ReadonlyMap<string, string> = new Map(
  pairs.split("|").map((pair) => {
    const [base = "", past = base] = pair.trim().split(" ")
    return [base, past]
  }),
)

/** Alternative past forms, recognized but never generated. */
const variants = ["learnt", "sewn"]

export const irregularPasts: ReadonlySet<string> = new Set([...irregularPastOf.values(), ...variants])
