import { lines } from "../../../../language/words/word-list"

/** Formal words for plain ones. */
export const plainAndFormalThings = lines(`
  response reply answer submission
  topic theme subject
  concern worry
  frequent often regular
  frequently often regularly
  chiefly mostly mainly largely predominantly primarily
  beforehand advance before
  independently alone own unaided
  parcel package
  price rate fee
  applicant candidate
  application applicant
  consent permission approval
  illness sickness fever
  terminology term
  discussion talk
  suspicious weird odd strange
  immediate instant
  promptly quickly fast
  safely fine
  simultaneously once
  requirement condition
  assistance help
  premises site building
  vehicle van
  garment clothes clothing
  footwear shoes
  residence home house
  physician doctor
  infant baby
  rental hire
  query question
  absence away off
  remuneration pay
  gratuity tip
  beverage drink
  cuisine cooking food
  dwelling flat house
  majority most mostly mainly largely
  apartment flat
  competitor rival
  newcomer starter joiner
  operative worker laborer
  passenger user rider
  operation case procedure surgery
  utility tool
  stoppage stop downtime outage
  database db
  proof evidence
  correspondence email letter mail
  dish plate
  shipment load consignment cargo
  attempt try go
  erasure deletion delete
  reservation booking
  overnight nightly
  concept idea
  agreement contract
  penalty fine
  contest competition comp
  venue location place
  lorry truck
  developer dev engineer programmer
  tester qa
  technician tech
  teenager teen adolescent youth
  medication med drug medicine
  alternate other second
  poor bad weak
  culprit problem cause
  disorder mess chaos
  unsigned signature
  fortnight week
  recurrence again
  manual hand
  verbal spoken
  seating table plan
  telephone phone
  disposable single-use
  workforce staff employee
  majority bulk
  presentation talk readout
  proficient skilled experienced familiar
`)
