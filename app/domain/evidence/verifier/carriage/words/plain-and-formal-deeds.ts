import { lines } from "../../../../language/words/word-list"

/** Formal verbs for plain ones, which often have a particle: "postponed" for "put off". */
export const plainAndFormalDeeds = lines(`
  propose suggest recommend advocate pitch
  postpone put-off delay defer push-back
  abolish get-rid rid scrap remove end
  dismantle take-down take-apart disassemble
  divide split break-up separate
  retrieve fetch pull extract download collect
  track chase follow-up monitor follow count
  obtain get receive secure
  purchase buy buy-in
  install put-in put-up fit set-up mount
  reword change rewrite rephrase edit
  respond reply answer attend
  rearrange reorder reorganize move relocate
  originate come stem start
  refurbish restore renovate redo repaint do-up recondition
  prefabricate preassemble assemble build
  commence start begin
  terminate end stop finish
  demonstrate show
  ascertain find-out establish
  discuss talk-about talk-through go-through explain
  depart leave quit resign
  return bring-back give-back come-back
  destroy ruin wreck kill lose
  collapse slump sag
  praise compliment commend
  display exhibit hang show put-up
  render translate
  note notice spot find
  phone ring call telephone
  operate use run work
  revise go-over study
  withdraw pull-out
  fail break break-down crash die
  ensure make-sure
  comprise include cover contain hold
  evolve develop
  rescue save
  recover get-back
  calculate work-out
  erect put-up
  extinguish put-out
  tolerate put-up-with
  omit leave-out
  assemble put-together
  complete fill-in fill-out
  circulate send-round send
  enquire ask
  gauge measure
  commission order
  clarify explain
  refine tune adjust improve tweak
  inventory catalog list
  tidy clear clean
  resume restart
  exchange swap trade
  consult ask
  escort walk accompany
  endorse back support
  liaise talk
  veto reject refuse say-no turn-down
  halt stop pause suspend
  prune delete remove trim cut
  divert reroute redirect
  conceive devise invent think-up
  recommend propose put-forward suggest
  exceed beat surpass top
  attain reach hit achieve
  warn flag alert
  contact chase call ring
  repeat redo rerun retest
  widen expand extend broaden
  store keep hold
  acquire win bring-in gain
  await wait
  detect catch find spot discover
  expire end
  lighten reduce cut
  line-up find arrange
  sit take
  delay slip postpone push-back
  compile collect put-together
  enter put-in input type
  restock refill
  request ask
  overhaul redo rebuild
  revert roll-back undo
  intercept catch stop spot
  administer give do
  collaborate join
  recommend tell advise suggest
  abandon drop stop
  attempt try go
  estimate reckon
  clear approve allow sign-off
  devote spend
  impart teach
  bring-together gather attract come
  dismiss fire sack
  deliver bring make
  accept take book
  accept agree
  gain win get
  earn get pass obtain hold
  interrupt drop cut-out fail
  see-to handle do arrange
  welcome onboard induct
  undergo do have
  spare save avoid
  free-up save free
  turn-out show-up come
`)
