import { words } from "../words/word-list"

/** First words of a present-tense note ("Lead the night shift", "Run two classes"). */
const presentForms = words(`
  lead run manage teach coordinate organise organize supervise build write design plan support coach train mentor
  advise handle oversee prepare maintain develop review create deliver sell repair assist guide host edit draft
  negotiate translate test deploy treat nurse care cook bake drive clean grow audit represent facilitate research
  present produce chair schedule monitor moderate own head direct`)

/** Stative verbs: after "I" they are not actions. */
const states = words(`
  was were am be been is are had has have felt thought knew hoped wanted wished believed liked loved enjoyed needed
  seemed considered noticed saw heard learned learnt realised realized understood received got became remained
  stayed expected doubted feared feel think know hope want wish believe like love enjoy need see hear understand
  expect get did do struggled failed missed lost forgot slept woke worried cared appreciated remember remembered
  meant waited lacked owed mean guess suppose aim aimed intended intend plan saw
  fell quit wait might may can could should would will shall must cannot ought promise waiting thinking hoping wondering considering`)

/** Generic verbs: they count as an action, but not as detail. */
const vague = words(`
  helped worked did tried handled dealt supported attended participated joined took assisted contributed managed went
  continued started began spent work help support came get involved looked let`)

export const isGerund = (word: string) => /^[a-z-]{2,}ing$/.test(word) && !gerundLike.has(word)
export const isPresentForm = (word: string) => presentForms.has(word)
export const isState = (word: string) => states.has(word)
export const isVague = (word: string) => vague.has(word)

const gerundLike = words(`
  during morning evening nothing something everything anything thing king ring spring string wing building ceiling
  meeting training wedding being according including regarding concerning excluding following depending considering
  sibling pudding clothing`)
