import { lines } from "../../../../language/words/word-list"

/** Near synonyms of actions by trade. */
export const nearDeedsByTrade = lines(`
  lose miss
  broadcast show air screen
  fund pay finance sponsor
  view watch see look-at
  remain stay keep continue
  boil-down cut condense reduce
  consolidate merge move combine put-together
  reach hit get-to arrive
  propose pitch suggest offer
  request ask want
  damage break hurt harm wreck tear
  prove show turn-out
  judge consider think find
  hand-over pass give
  calm reassure settle
  greet welcome receive
  staff man crew
  ship send deliver dispatch
  pack box wrap
  clear empty remove
  close shut
  tighten strengthen
  relieve replace
  supply deliver provide bring give prepare
  weigh measure
  feed give
  groom brush
  grow plant raise cultivate
  water irrigate
  advise consult counsel guide
  calculate work-out compute figure-out
  estimate reckon guess
  forecast predict project
  reconcile match
  represent stand-for act-for
  defend argue represent
  appeal challenge
  plead argue
  prescribe order give
  dispense hand-out give
  diagnose find identify
  dress bandage
  vaccinate jab inject
  discharge release send-home
  admit take-in accept
  screen check test
  teach educate train lecture
  grade mark
  serve wait
  taste try sample
  bake make
  sing perform
  record tape
  direct guide
  produce make yield
  rehearse practice
  film shoot record
  edit cut
  proofread check correct read
  correct fix mend
  translate render
  subtitle caption
  research investigate study look-into
  investigate look-into examine probe
  analyze study examine look-at evaluate
  program code write
  debug fix
  automate script
  monitor watch track
  back-up save
  restore recover
  patrol guard
  drive chauffeur
  load pack
  operate run use work
  service maintain
  inspect check look-at
  cut trim saw
  drill bore
  paint coat
  lay put-down install
  wire connect
  connect link join hook-up
  demolish tear-down
  dig excavate
  pour cast
  measure survey
  sell shift flog
  negotiate bargain haggle renegotiate
  renew extend
  win-back recover regain
  promote advertise
  post publish upload share
  book reserve schedule
  greet meet
  hire take-on employ
  dismiss fire let-go
  onboard induct introduce train
  pay settle
  refund pay-back reimburse return
  volunteer help
  recruit find sign-up win
  mobilize gather
  lobby push press
  vote elect
  chair head
  mediate settle
  comfort console
  bathe wash
  accompany go-with escort
  recycle reuse
  sort separate
  polish shine
  sharpen hone
  tune adjust
  calibrate adjust set
  swap exchange trade
  rotate turn
  stack pile
  store keep
  count tally check
  scan read
  print copy
  bind tie
  display show exhibit
  hang mount
  light illuminate
  sew stitch make
  knit weave
  fit adjust tailor
  dye color
  press iron
`)
