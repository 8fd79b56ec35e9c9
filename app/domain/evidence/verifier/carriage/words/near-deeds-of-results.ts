import { groups } from "../../../../language/words/word-list"

/** Near synonyms of actions that describe an outcome. A match is `close`. */
export const nearDeedsOfResults = groups(`
  attract draw bring-in pull-in, placed finish come rank, score earn achieve, score receive, attain finish reach
  garner collect gather get receive, amass collect gather accumulate, accrue accumulate collect
  fetch bring bring-in, yield bring bring-in give produce deliver, gross make take earn
  clinch win secure close land, land get win secure book, retain keep renew hold, churn leave cancel quit
  regain get-back win-back, recoup recover get-back claw-back, reclaim recover get-back, salvage save rescue
  rescue save bring-out pull-out, forestall prevent avoid, preempt prevent avoid, deter prevent stop discourage
  curb cut reduce limit, pare cut reduce trim, bring-down cut reduce lower, get-down cut reduce lower
  come-down fall drop go-down decrease, slide fall drop, plunge fall drop collapse, plummet fall drop
  sink fall drop, dwindle shrink fall, climb rise go-up increase, go-up grow, soar rise climb jump
  surge rise climb jump, swell grow rise, edge-up rise climb, multiply grow increase, accelerate speed-up quicken
  expedite speed-up hurry rush, hasten speed-up hurry, slow delay hold-up, level-off flatten stay
  hover stay remain, eliminate get-rid end clear, eradicate remove eliminate end, erase delete remove wipe
  root-out remove find, fall-through fail collapse, fall-apart collapse fail walk, flop fail, flunk fail
  bomb fail flop, founder fail collapse, underperform miss fall-short, disappoint fail flop, backfire fail
  stall stop stick, lapse end expire run-out, slip late delay, overrun late delay, emerge come come-out turn-out
  surface find come-up, unearth find discover uncover, reveal show find uncover, expose show reveal find
  pinpoint find identify locate, single-out identify pick, diagnose find identify work-out
  establish find find-out work-out, determine find find-out work-out, deduce work-out figure-out, realize see find
  figure-out find, validate prove confirm check, corroborate confirm, withstand survive endure stand
  endure survive last withstand, outlast survive, garner win, thank acknowledge, acknowledge thank recognize
  laud praise, applaud praise, hail praise, outstrip beat exceed, outdo beat, overtake beat pass, match equal meet
  triple treble threefold, quadruple fourfold, halve half, arrive come turn-up, reach arrive
  regain recover get-back, answer get, originate come-from start, reappear return, relapse return, cause create
  trigger cause start, prompt cause lead-to, spark cause start, free-up save, spare save, trap stuck catch
  strand stuck, lose destroy, wreck ruin
`)
