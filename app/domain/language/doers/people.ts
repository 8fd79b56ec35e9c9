import { meaningsOf } from "../words/lexicon"
import { words } from "../words/word-list"

/** Nouns for people and organizations other than the person: their actions support no claim about the person. */
const otherPeople = words(`
  colleague colleagues coworker coworkers teammate teammates manager managers boss supervisor supervisors director directors
  team teams crew staff company firm employer organisation organization hospital school department business agency
  student students pupil pupils learner learners client clients customer customers patient patients intern interns
  apprentice apprentices trainee trainees partner partners friend friends brother sister father mother husband wife son
  daughter uncle aunt parent parents child children colleague's mentor mentors mentee mentees teacher teachers
  professor professors ceo cto cfo coo founder founders president principal head lead leader leaders nurse nurses doctor
  doctors engineer engineers developer developers chef chefs consultant consultants designer designers owner owners
  committee council board government ministry union club charity group they he she someone somebody others another
  nobody everyone everybody predecessor successor volunteer volunteers contractor contractors vendor vendors supplier
  suppliers tenant tenants neighbour neighbours competitor competitors researcher researchers author authors
  tutor tutors coach coaches candidate candidates graduate graduates junior juniors senior seniors people person
  analyst analysts assistant assistants officer officers farmer farmers foreman sergeant captain deputy roommate
  counterpart counterparts sponsor landlord investor investors member members class players player
  clinic practice office shop store restaurant hotel factory bank studio laboratory lab library museum church court chain
  police ambulance press media jury authority authorities
  midwife midwives mum mums mom moms dad dads
  branch university college bakery brigade society institute foundation
`)

/** Nouns for things that end like nouns for people. */
const thingsLikePeople = words(`
  computer printer server paper number order letter water dinner summer winter offer matter error door floor factor sector
  motor tractor monitor sensor reactor generator power answer corner centre center filter timer newsletter trailer
  container counter boiler cooler freezer mixer drawer poster folder transformer inverter cluster buffer router chapter
  theater theatre calendar dollar colour color humour labour harbour weather quarter master after other under over never
  ever later however together whether either neither rather former latter higher lower better greater per computer user
  layer meter litre river tower shelter cover parameter register counter scanner charger adapter conveyor elevator indicator
  denominator numerator calculator simulator accelerator incubator refrigerator compressor detector processor vector
  list waist twist mist cost test list assist persist exist consist insist guideline minister ladder timber rubber copper
  silver fibre fiber butter sugar pepper flour flower cider beer supper chair hair air pair repair affair year ear gear
  median ledger turnover takeover handover makeover cutover rollover crossover changeover leftover hangover
  checklist shortlist playlist waitlist tracker
`)

/** Whether a word names a person or organization other than the person: a known noun, or one with a typical ending. */
export function isOtherPerson(lower: string): boolean {
  if (otherPeople.has(lower)) return true
  const single = lower.replace(/s$/, "")
  if (thingsLikePeople.has(single) || single.length < 6) return false
  if (!/(er|or|ist|ian|ees?|yst)$/.test(single)) return false
  const { own, person } = meaningsOf(single)
  return person || own.length === 0
}
