import { lines } from "../../../../language/words/word-list"

/** Near synonyms of actions: fluent writers interchange them, dictionaries do not. A match is `close`. */
export const nearDeeds = lines(`
  cut reduce shorten lower decrease drop fall shrink halve trim lessen
  increase raise rise climb grow boost lift improve jump up
  condense shorten compress trim simplify streamline abridge
  rebuild redesign revamp rework renew overhaul modernize reorganize restructure
  rewrite redraft revise rework reword
  update refresh revise renew modernize
  move shift migrate port transfer relocate switch bring convert
  replace switch swap substitute exchange
  find discover spot notice catch identify detect uncover see
  find locate trace track-down
  install fit mount
  dispatch send ship post mail
  sew stitch
  fix repair mend restore resolve solve sort-out patch
  start launch introduce begin initiate bring
  launch ship release deploy roll-out publish introduce
  establish set-up create start
  train teach show instruct coach learn guide educate tutor
  supervise oversee guide supervision guidance
  care look-after tend nurse
  lay put place set
  sign-up sign-ups enroll join register enrollment attend attract draw
  stop end discontinue shelve abandon halt close cease kill scrap drop cancel axe retire withdraw phase-out wind-down shut-down
  cancel call-off
  reject decline refuse turn-down say-no
  propose suggest proposal suggestion plan idea
  answer reply respond receive
  answer handle field deal-with take process
  earn generate gain win bring raise bring-in
  win secure land close sign
  win come-through
  collect gather obtain get compile
  buy purchase acquire procure obtain get
  sell upsell
  check proofread review verify inspect examine audit go-over
  write draft author compose document draw-up put-together prepare
  create make build produce develop design devise craft draw-up put-together compile prepare assemble compose formulate
  prepare pack ready set-out lay-out
  courier transport deliver escort bring carry take convey accompany move ship
  summarize write-up document record describe set-down
  tell inform notify brief explain present show share communicate
  present speak talk address
  interview talk-to speak-to speak-with survey conversation discussion talk speak
  ask request
  decide choose opt pick select
  provide supply give hand furnish contribute put-together
  cover report attend
  publish run appear print release publication
  treat see handle care
  try attempt
  test try-out trial experiment
  hope wish want aim intend plan goal target like
  think consider contemplate
  cover deputize substitute stand-in replace fill-in step-in
  lose shed
  reach attain meet achieve hit
  raise rear grow
  phone telephone call ring
  clean clean-up tidy tidy-up wash
  sort sort-out order organize classify arrange
  plan schedule arrange organize coordinate
  run hold host give deliver conduct organize
  conduct carry-out perform undertake do hold run
  finish complete conclude end wrap-up
  continue carry-on keep-up keep go-on maintain
  save spare avoid
  prevent avoid avert stop
  count tally
  use apply utilize adopt employ work-with
  merge combine consolidate unify join
  split divide separate
  measure record track monitor log
  observe watch monitor
  attend sit-in join
  scratch damage scrape mark harm hurt
  break damage
  spend need take require
  happen occur take-place go-ahead proceed come-about
  persuade convince win-over
  negotiate agree
  file submit lodge hand-in
  pass clear succeed
  fail miss fall-short
  allow permit let enable
  book reserve
  mean involve
  remove delete take-out
  add include
  hire recruit take-on appoint
  rest remain stay
  affect hit
  call require need
  estimate reckon expect
  claim say put
  visit call-on go
  live reside
  help assist support
  advise counsel
  contact reach
  open start
  watch see view
  view look visit
  wait queue
  drive transport
  cook prepare make
  plant sow
  paint decorate
  translate interpret
  pick harvest gather
  load fill
  empty unload
  evacuate clear evacuation
  steer guide
  approve accept
  set define agree
  keep retain
  adjust adapt change
  turn-out prove
  come-from originate
  change switch swap move alter convert amend modify
  migrate upgrade update move
  configure set-up program
  introduce bring-in add put-in implement roll-in
  introduce make
  adopt take-over accept take-up follow
  step-in stand-in cover fill-in act deputize
  forward pass refer hand hand-over hand-on transfer send
  flag report raise notice signal point-out warn alert
  notice identify recognize realize
  donate bring give contribute
  dismiss reject refuse turn-down overrule
  settle close resolve finalize conclude
  exceed beat surpass top outperform
  net raise earn make
  attract draw bring-in walk join attend
  return come-back go-back
  sit stand lie hang
  rest lie remain
  inventory count catalog list register record
  catalog list record register index enter document
  label mark tag
  tell inform notify alert warn advise
  call-off cancel cancellation
  testify evidence witness
  weld join
  procure order purchase buy
  install mount fit put-up
  upgrade migrate renew
  author write pen
  rework revise redo rewrite amend reword edit
  verify check control confirm
  guide talk instruct lead-through
  oversee run
  review check look-at go-through
  photograph image scan x-ray shoot
  survive live
  shorten cut reduce speed-up
  take last need
  turn-up come attend join appear show-up
  attend go visit take-part
  contribute help take-part participate
  conduct do run hold lead-through
  gather collect obtain get request
  develop write
  fail reject
  generate bring bring-in make earn
  obtain receive get gain win earn pass
  pass complete finish
  serve act work
  throw-away waste discard dump
  log record note write-down track
  launch start open begin
  set-up start found build introduce
  rearrange reorganize reorder move sort
  facilitate host hold run moderate
  submit send hand-in file put-in
  recommend advise suggest advice recommendation
`)
