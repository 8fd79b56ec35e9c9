import { lines } from "../../../../language/words/word-list"

/** Near synonyms of things by trade. */
export const nearThingsByTrade = lines(`
  weekly week
  monthly month
  nightly night
  morning day
  afternoon day
  early first beginning
  spouse husband wife partner
  hip leg
  following follower
  follower following subscriber
  base number group
  physiotherapist physio
  cert certificate
  license licence permit
  permit permission license
  exam test examination
  trial test
  starter beginner novice
  joint weld seam
  pipe tube
  jig tool fixture
  night shift
  hull ship
  wind weather
  trouble problem difficulty
  problem trouble issue difficulty
  foreman supervisor
  crash accident
  pile-up crash accident collision
  ambulance vehicle
  resuscitation cpr
  cue prompt
  procedure operation work
  interventional intervention
  discrepancy difference error gap
  warning alert
  dispute conflict case
  court trial
  script program code
  cloud point
  emission carbon
  energy power electricity
  purchase order buy
  buyer purchaser
  supplier vendor seller provider
  tender bid competition
  customer buyer shopper
  session class lesson
  workshop course class training
  course class training program workshop
  lecture class course
  webinar seminar course
  program scheme project
  campaign drive push
  fundraiser appeal
  appeal fundraiser campaign
  gala party event ball
  event gathering occasion
  walk march hike
  volunteer helper
  helper assistant volunteer
  letter mail
  text message sms
  message text note sms
  reminder notice note
  website site page
  blog article post
  article post story paper
  paper article study
  study research survey
  survey poll questionnaire study
  questionnaire survey form
  interview conversation talk
  chart graph table
  spreadsheet sheet excel table
  log list record book
  archive collection
  collection archive stock
  stock inventory supply collection
  storage store warehouse
  warehouse depot store
  depot base warehouse
  delivery shipment
  shipment delivery load
  parcel package box
  box crate package
  truck lorry van
  van truck car
  garden yard
  kitchen cookroom
  meal food dish lunch dinner
  menu list
  ingredient food
  waste loss
  saving economy
  profit margin surplus
  cost expense spend
  fund grant money
  grant fund subsidy
  loan credit
  debt arrears
  rent lease
  tenant renter
  flat apartment home
  ward unit department
  clinic practice surgery
  injury wound
  illness disease condition
  pain ache
  medicine drug medication
  tablet pill
  dose shot
  pupil student child
  trainee apprentice learner
  intern trainee student
  mentor coach
  exercise drill practice
  homework assignment
`)
