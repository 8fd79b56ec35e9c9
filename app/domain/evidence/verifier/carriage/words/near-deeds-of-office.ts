import { groups } from "../../../../language/words/word-list"

/** Near synonyms of office actions: changing, deciding, writing, telling, organizing. A match is `close`. */
export const nearDeedsOfOffice = groups(`
  centralize put move bring-together gather, consolidate bring-together combine, standardize unify align
  systematize organize, streamline simplify clean clean-up trim, simplify cut, rationalize simplify cut
  optimize tune adjust, fine-tune tune adjust, digitize scan, digitalize scan move, log note register track
  log write-down note film, jot-down note write-down, document write-down write record write-up, write make draft
  script write, coauthor write, revamp change redo rebuild, remodel redo rebuild, reshape change rework
  rejig change rearrange, reshuffle rearrange change, resequence rearrange reorder
  restructure reorganize split change, reposition move, reallocate move reassign, reassign move give
  redistribute spread move, redeploy move, reschedule move change shift, rebook move change
  bring-forward move pull-forward, put-back postpone delay move, shelve drop postpone put-off
  mothball shelve close, sunset stop end kill, decommission shut-down retire switch-off
  deactivate inactive disable switch-off, disable switch-off turn-off, enable switch-on turn-on
  activate switch-on turn-on enable, turn-off shut-down, abandon drop give-up stop quit, forgo skip drop
  skip miss leave-out drop, omit skip, exclude leave-out drop, waive drop, drop cancel get-rid, do-without drop
  veto block reject, overrule reject vote-down, rule-out reject refuse, knock-back reject refuse
  rebuff reject refuse, block stop reject, turn-down refuse reject say-no decline no, green-light approve sign-off
  authorize approve sign-off allow, sanction approve allow, ratify approve, endorse approve, okay approve
  greenlight approve, take-up take-over use, take-on accept, embrace adopt, agree approve, settle-on choose decide
  plump choose, resolve decide, determine decide, pitch present propose suggest, float suggest propose
  moot suggest propose, urge recommend push, advocate push argue, lobby ask, appeal ask, solicit ask
  seek ask look-for, inquire ask, quiz ask, poll survey ask, ask poll interview, consult ask talk-to
  sound-out ask, question ask interview, debrief interview talk-to, converse talk, chat talk, discuss talk
  debate discuss talk, deliberate discuss, apprise tell inform, announce tell say, disclose tell say
  relay pass tell forward, convey tell pass, pass-on forward give hand tell, hand-on give
  escalate raise report pass, raise report bring-up mention flag, point-out flag tell, apologize sorry
  concede admit, own-up admit, demonstrate show demo, walk-through show explain guide, walk show guide
  unveil present show, showcase present show, exhibit present, share give present send show, circulate share
  distribute send give hand-out, disseminate send share, issue give send, submit send give hand-in enter
  enter submit compete, turn-in submit hand-in, send-in submit, send email mail text, message send
  respond answer react, acknowledge answer, chair run, preside chair, go sit-in, sit-in attend observe join watch
  sit-through attend, shadow observe watch follow, sit-in shadow, witness see watch, plan book, timetable plan
  roster plan, assign give allocate, allocate assign give split, apportion split, delegate give hand assign
  entrust give, appoint make name, step-in cover help-out, backfill cover, relieve cover, staff man, screen review
  vet check, scrutinize check read look-at, assess look-at check, appraise assess rate, evaluate assess test rate
  rate score grade, benchmark compare, compare check, reconcile match check, cross-check compare check
  double-check check, proof check proofread, audit look-at, inspect check look-at walk
  monitor watch check keep-an-eye, oversee watch, trace find track follow, chase follow-up remind call
  archive file store, file sort store, sort go-through, sift go-through sort, trawl go-through search
  comb go-through search, go-through review read check work-through, tackle do deal-with handle
  address deal-with handle fix, attend-to do deal-with, clear process finish, collate gather put-together
  assemble gather, pull-together gather, tabulate count, categorize sort classify tag, annotate mark note
  highlight mark point-out, summarize sum-up, condense sum-up, outline describe, depict show, plot draw
  tally add-up, bid price tender, budget plan, pay spend, spend use, invest spend put, expend spend use
  splash-out spend, outlay spend, refund return give, deduct take-off, write-off lose, enlist recruit get find
  get sign-up, source find get buy, scout find look-for, seek-out find, hunt look-for search, scour search
  orient train, upskill train, retrain train, drill train, brief train, deliver teach run hold, demonstrate teach
  learn pick-up study, study learn read, retake resit repeat, enroll sign-up, step-down leave
  remove take-out kick-out drop, eliminate kick-out, expel kick-out, welcome greet come-by, suspect think believe
  assume think, presume think, await wait, intercept catch, select pick choose, connect link, link connect
  join connect, evaluate analyze, weigh-up consider, mull consider think, reconsider think, revisit look-at
  look-at revisit, reapply try, resubmit send, forget miss, overlook miss, neglect miss, outsource send-out
  subcontract send-out, raise tell mention, mention say, clash hit, deactivate inactive, contest appeal
  retain hold, divide split, partition split, segment split, rank order, purchase place, order place
  renovate rebuild, scale up
`)
