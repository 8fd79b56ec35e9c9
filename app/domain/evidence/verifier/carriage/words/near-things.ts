import { lines } from "../../../../language/words/word-list"

/** Near synonyms of people, things and qualities: fluent writers interchange them. A match is `close`. */
export const nearThings = lines(`
  sick ill illness sickness
  doctor dr
  evening night
  expensive costly dear cost
  cheap affordable inexpensive
  fast quick speedy
  job project assignment
  work labor labour
  staff employee worker personnel
  child kid pupil youngster
  crew lad team gang
  colleague coworker teammate workmate peer
  customer client guest
  participant attendee member
  people ppl folks colleague participant attendee listener guest visitor
  audience people crowd attendee listener
  learner student pupil trainee
  error mistake bug defect fault mismatch discrepancy problem issue
  money fund funding budget cash
  rota schedule shift roster timetable
  story article piece investigation report text
  title book
  title game
  label certificate certification
  double duplicate twice
  extra additional
  strong good great
  unaided alone own unassisted
  opening top beginning start
  revenue income money turnover sales
  runtime run
  shortage short lack
  previous former earlier last prior
  operation surgery
  record log entry
  simultaneous concurrent
  tooth dental teeth
  fall autumn
  whole entire complete full
  email mail newsletter message
  report write-up paper summary
  document documentation doc manual guide handbook
  guide manual handbook instruction
  app application program software tool
  meeting session gathering
  form sheet template questionnaire
  page screen
  shop store outlet
  holiday vacation leave
  film movie video
  car vehicle
  pay wage salary
  fee charge price cost
  bill invoice
  home house
  rubbish waste trash
  baby infant newborn
  town city
  event function occasion
  contest competition cup tournament
  prize award trophy
  order purchase
  ticket case request
  accident incident
  sample specimen
  machine device equipment
  part component
  path route
  list inventory
  queue backlog
  missing lost untraced unaccounted absent
  broken faulty defective damaged
  small little minor
  big large major
  difficult hard tough
  delicate fragile
  main primary principal
  separate own
  fifth 5th
  fortnight fortnightly
  relative family
  parent family
  newcomer starter joiner recruit
  cause reason
  result outcome
  feature function
  trip journey transport travel tour
  drawing sketch
  speech talk presentation address
  talk presentation lecture
  class lesson course
  course training
  workshop seminar course
  photo photograph picture image
  picture painting
  location place site position
  area region zone
  amount sum
  step stage
  leaflet flyer brochure
  mail post
  number figure
  wood timber
  suite set
  road street
  rain wet
  choir singer
  patient client case
  guest customer visitor
  visitor guest attendee
  walker participant people runner
  giver donor supporter
  donor giver supporter sponsor
  recruit starter newcomer hire joiner
  starter newcomer hire beginner joiner
  parent mother father mom dad
  boy child kid
  girl child kid
  boss manager owner
  chief head boss
  trainer coach
  barista staff
  absence leave off away
  remote home distant
  offline down
  outage failure downtime
  configuration config setup setting
  document doc paper
  point access
  site location place spot
  rubbish litter
  till register checkout pos
  product item article
  item piece thing
  opening open
  takings revenue income sales turnover
  sheet form card
  counter desk
  desk workplace station
  review check feedback
  rating grade score result
  score rating mark grade
  inspection check audit x-ray visit
  refund money reimbursement
  money refund cash fund
  phone telephone call
  database system
  duplicate copy
  findings result
  finding result discovery
  recorder device
  package library tool
  group team
  practical exercise lab
  application proposal request bid
  briefing brief
  legacy bequest inheritance
  contribution donation
  average mean
  dose amount
  appointment booking visit
  calibration miscalibrated calibrate
  fault miscalibrated
  rework revision change
  idea suggestion proposal
  decision choice
  panel committee jury board group
  bidder tenderer supplier
  award contract
  staff team crew personnel
  department dept unit team
  legal lawyer law
  period time
  typical normal usual average ordinary
  normal usual regular typical
  daily day
  patient pt pts
  point pt pts
`)
