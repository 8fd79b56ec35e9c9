import { lines } from "./word-list"

/** Related forms without a regular ending: irregular verbs, and verbs with their nouns. */
export const wordFamilies = lines(`
  lead led
  upsell upsold
  drive drove driven
  meet met
  send sent
  spend spent
  draw drew drawn
  feed fed
  catch caught
  stand stood
  think thought
  tell told
  say said
  hear heard
  lose lost loss
  leave left
  shoot shot
  fly flew flown
  steer
  oversee oversaw overseen
  see saw seen
  know knew known
  feel felt
  bear bore
  break broke broken
  swim swam
  sing sang sung
  ride rode ridden
  sew sewn sewed
  lay laid
  dig dug
  hit
  set
  put
  deliver delivery
  prepare preparation
  recommend recommendation
  coordinate coordination co-ordinate
  inspect inspection
  calculate calculation
  calibrate calibration
  diagnose diagnosis diagnostic
  prescribe prescription
  administer administration
  rotate rotation
  register registration
  certify certification certificate certified
  qualify qualification qualified
  apply application
  investigate investigation
  communicate communication
  document documentation
  implement implementation
  integrate integration
  operate operation
  consult consultation
  educate education
  simplify simplification
  plant planted
  harvest
  advise advice
  prove proof
  believe belief
  succeed success
  argue argument
  approve approval
  refer referral
  renew renewal
  arrive arrival
  propose proposal
  survey
  visit
  treat treatment
  assign assignment
  equip equipment
  recover recovery
  discover discovery
  respond response
  bus buses
  gas gases
  settle settlement
  depart departure
  introduce introduction
  remove removal
  close closure
  decide decision
  describe description
  expand expansion
  submit submission
  extend extension
  revise revision
  convert conversion
  resolve resolution
  acquire acquisition
  compare comparison
  complain complaint
  choose choice chose chosen
  maintain maintenance
  explain explanation
  retain retention
  intervene intervention
  publish publication
  notify notification
  classify classification
  specify specification
  retire retiree retirement
  fail failure
  announce announcement
`)
