const words = (list: string) => new Set(list.trim().split(/\s+/))

/** Past forms that do not end in -ed, over all trades. */
const irregularPast = words(`
  began bent bet bid bled blew bought bound bred broke brought built burnt caught chose clung came cut dealt did dove
  drank drew drove dug fed felled fell flew foresaw forged fought found froze gave got grew ground held hid hung
  kept knelt knit laid learnt led lent let lit lost made meant met mowed oversaw paid proofread put quit ran rang read
  rebuilt recut redid redrew remade rerouted reran reset resold rethought retold rewired rewrote rode rose sang sank
  sat saw sawed sent set sewed sewn shook shone shot showed shut slept sold sought sowed spent spoke spread spun split
  stood stopped strung struck stuck swam swept swung taught thought threw told took tore trod understood undertook
  underwent upheld went withdrew woke won wore wound wove wrote went`)

/** Words that look like a past form and are none, or that only describe. */
const notPast = words(`
  based given compared faced supposed required concerned interested excited tired pleased worried stressed related
  located experienced skilled talented detailed aged limited unexpected hundred sacred naked wicked embed biped united
  beloved advanced combined unpaid need indeed speed feed seed weed breed proceed exceed succeed
  crowded overcrowded outdated overdue mixed bed red shed sled moped infrared so-called dated`)

/** The -eed words that are past forms all the same. */
const pastInEed = words("agreed guaranteed freed refereed disagreed")

/** First words of a note in the present ("Lead the night shift", "Run two classes"). */
const presentForms = words(`
  lead run manage teach coordinate organise organize supervise build write design plan support coach train mentor
  advise handle oversee prepare maintain develop review create deliver sell repair assist guide host edit draft
  negotiate translate test deploy treat nurse care cook bake drive clean grow audit represent facilitate research
  present produce chair schedule monitor moderate own head direct`)

/** States of mind and being: said by "I", they are no action. */
const states = words(`
  was were am be been is are had has have felt thought knew hoped wanted wished believed liked loved enjoyed needed
  seemed considered noticed saw heard learned learnt realised realized understood received got became remained
  stayed expected doubted feared feel think know hope want wish believe like love enjoy need see hear understand
  expect get did do struggled failed missed lost forgot slept woke worried cared appreciated remember remembered
  meant waited lacked owed mean guess suppose aim aimed intended intend plan saw
  fell quit wait might may can could should would will shall must cannot ought promise waiting thinking hoping wondering considering`)

/** Verbs that name no step of their own: they count as an action, and never for its detail. */
const vague = words(`
  helped worked did tried handled dealt supported attended participated joined took assisted contributed managed went
  continued started began spent work help support came get involved looked let`)

export function isPast(word: string): boolean {
  if (irregularPast.has(word) || pastInEed.has(word)) return true
  return /^[a-z-]+[^e]ed$/.test(word) && !notPast.has(word)
}
export const isGerund = (word: string) => /^[a-z-]{2,}ing$/.test(word) && !gerundLike.has(word)
export const isPresentForm = (word: string) => presentForms.has(word)
export const isState = (word: string) => states.has(word)
export const isVague = (word: string) => vague.has(word)

const gerundLike = words(`
  during morning evening nothing something everything anything thing king ring spring string wing building ceiling
  meeting training wedding being according including regarding concerning excluding following depending considering
  sibling pudding clothing`)
