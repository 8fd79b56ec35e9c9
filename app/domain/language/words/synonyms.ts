import { wordFamilies } from "./word-families"
import { lines } from "./word-list"

/**
 * Interchangeable words for somebody's work, one group per line; the first word names the group. Limited to words a
 * reader would swap in any resume. Words that differ in ownership (V4) never share a group.
 */
const exchanged = lines(`
  reduce down cut lower decrease drop fall fell fallen shrink shrank trim slash decline lessen shorten minimise minimize reduction diminish
  increase grow grew grown growth raise rise rose risen boost lift climb expand gain higher bigger
  improve enhance better strengthen upgrade refine improvement enhancement
  build built create develop make made produce construct craft creation development
  design redesign
  redo redid redone redoing
  rebuild rebuilt rebuilding
  rewrite rewrote rewritten rewriting
  write wrote written draft author compose
  organise organize organisation organization arrange
  run ran hold held host conduct deliver put-on running
  teach taught train instruct coach educate teaching training tutor
  mentor
  fix repair resolve solve mend restore remedy
  start begin began begun launch introduce initiate kick-off roll-out
  buy bought purchase procure procurement
  sell sold sale
  speed accelerate quicken faster
  automate automation automatic
  analyse analyze analysis assess evaluate assessment evaluation examine
  check inspect audit review verify
  present presentation talk speech spoke speak
  collaborate partner cooperate collaboration
  client customer
  employee staff worker personnel colleague coworker co-worker teammate workforce
  people person individual human ppl
  student pupil learner
  child children kid
  doctor physician
  purchase buy
  company firm business organisation enterprise
  department division unit
  error mistake fault defect bug
  meeting session
  workshop seminar
  report document
  guide manual handbook
  plan schedule
  programme program scheme
  project initiative
  weekly week
  monthly month
  daily day
  yearly annual annually year per-annum
  hourly hour
  quarterly quarter
  win won winner
  receive get awarded earn
  graduate graduation
  degree
  study studied
  help assist aid support
  join
  move migrate transfer migration relocate transition switch
  replace substitute
  remove delete eliminate
  keep maintain retain preserve maintenance retention
  handle deal dealt process
  answer respond reply response
  ask request
  show demonstrate illustrate
  find found discover identify detect
  save
  test trial
  set-up setup install installation
  finish complete completion conclude
  care look-after nurse
  lesson class
  shop store
  car vehicle
  house home
  website webpage
  software application app
  photo photograph picture image pic
  volunteer
  supply provide
  gather collect collection
  choose chose chosen select selection pick
  explain clarify
  publish publication
  bill invoice
  complaint
  waiting wait queue
  job role position post
  pay paid payment
  money fund funding funds
  safe safety
  revise update revision
  translate translation
  negotiate negotiation
  hire recruit recruitment
  onboard onboarding induct induction
  wage salary
  food meal dish
  kitchen
  farm
  lower-cost cheap cheaper
  quick fast rapid
  big large
  small little
  hard difficult
  centre center
  colour color
  labour labor
  theatre theater
  behaviour behavior
  licence license licensed
  practise practice
  enrol enroll enrolment enrollment
  cheque
  fulfil fulfill
  judgement judgment
  catalogue catalog
  grey gray
  tyre tire
  aluminium aluminum
  paediatric pediatric paediatrics pediatrics
  anaesthetic anesthetic
  gynaecology gynecology
  orthopaedic orthopedic
  metre meter
  litre liter
  ageing aging
  travelled traveled travelling traveling travel
  modelling modeling model
  counsellor counselor counselling counseling counsel
  mum mom mother
  dad father
`)

export const synonymGroups = [...exchanged, ...wordFamilies]
