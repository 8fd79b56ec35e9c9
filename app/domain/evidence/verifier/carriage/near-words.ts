import { lemmasOf } from "../../../language/lemmas"
import { lines } from "../../../language/word-list"

/** Words that a fluent text exchanges and no dictionary calls the same: what is said with one is close to the other. */
const groups = lines(`
  cut reduce shorten lower decrease drop fall shrink halve
  increase raise rise climb grow boost lift improve
  rebuild redesign revamp rework renew overhaul modernize
  rewrite redraft revise rework
  move shift migrate port transfer relocate switch bring
  find discover spot notice catch identify detect uncover see
  install fit mount
  dispatch send ship
  sew stitch
  fix repair mend restore
  start launch introduce establish set-up begin initiate bring
  train teach show instruct coach learn guide educate
  supervise oversee guide supervision guidance
  care look-after
  lay put place set
  sign-up sign-ups enroll join register enrollment attend attract draw
  sick ill illness
  evening night
  stop end discontinue shelve abandon halt close cease
  reject decline refuse turn-down
  propose suggest proposal suggestion plan idea
  answer reply respond receive
  earn generate gain win bring
  collect gather obtain get
  check proofread review verify inspect
  draft write author compose document
  cover report attend
  publish run appear print release
  treat see handle care
  try attempt
  hope wish want aim intend plan goal target wish
  think consider contemplate
  cover deputize substitute stand-in replace
  expensive costly dear cost
  fast quick speedy
  lose shed
  reach attain meet achieve hit
  raise rear grow
  phone telephone call
  job project assignment
  work labor labour
  staff employee worker personnel
  child kid pupil youngster
  crew lad team gang
  customer client guest
  participant attendee member
  error mistake bug defect fault mismatch discrepancy
  money fund funding
  rota schedule shift roster
  illness sickness
  story article piece investigation report
  title book
  title game
  label certificate certification
  rest remain
  double duplicate twice
  extra additional
  strong good great
  affect hit
  produce make
  accompany take
  call require need
  estimate reckon expect
  unaided alone own
  opening top beginning start
  revenue income money
  participant people
  runtime run
  shortage short lack
  claim say
  previous former earlier last
  operation surgery
  record log
  simultaneous concurrent
  unaided alone
  tooth dental teeth
  fall autumn
  stay remain
`)

const byWord = new Map<string, string[]>()
for (const [at, group] of groups.entries())
  for (const word of group.split(" ")) byWord.set(word, [...(byWord.get(word) ?? []), `near-${at}`])

/** The groups that a word belongs to, in any of its forms. */
export function nearGroups(word: string): string[] {
  return lemmasOf(word, (lemma) => byWord.has(lemma)).flatMap((lemma) => byWord.get(lemma) ?? [])
}
