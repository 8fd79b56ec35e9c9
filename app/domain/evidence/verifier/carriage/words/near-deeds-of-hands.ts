import { groups } from "../../../../language/words/word-list"

/** Near synonyms of actions done by hand or on the road: trades, kitchens, transport, care, farms. A match is `close`. */
export const nearDeedsOfHands = groups(`
  install put-in fit hang, affix attach stick, attach fix stick, fasten fix tie, bolt fix, screw fix, nail fix
  glue stick bond, seal close caulk, grout seal fill, plaster skim, tile lay, pave lay, rewire wire, replumb plumb
  solder join, fabricate make build, erect build put-up, assemble put-up, forge make, mold make cast, carve cut
  chisel cut carve, shear cut, slice cut, chop cut, dice cut, mow cut, clip cut, lop cut, strip remove take-off
  scrape remove, sand smooth, polish buff, varnish coat, lacquer coat, grease oil lubricate
  service check maintain, overhaul repair service rebuild, recondition repair rebuild, refurbish repair do-up
  rebuild build redo, remake redo make, recut cut, darn mend, mend stitch sew, alter change adjust take-in
  hem sew, unblock clear, unclog clear unblock, flush clean, rinse wash, scrub clean wash
  sanitize clean disinfect, sterilize clean, mop clean, sweep clean, wipe clean, tidy sort, declutter clear tidy
  replace change, renew replace, exchange change, top-up refill fill, replenish refill restock, restock fill
  stock fill, decant pour, drain empty, pump drain, bleed drain, trench dig
  demolish pull-down knock-down tear-down, dismantle take-down strip, raze demolish, haul carry transport move
  lug carry, tow pull, hoist lift, ferry carry transport drive take, shuttle drive carry, bring ferry, cart carry
  drop-off deliver, unload offload, stow load pack store, stack load, palletize stack, crate pack, pick collect
  collect pick-up get, retrieve get fetch, forage gather, reap harvest, plant put set, transplant move, graft join
  propagate grow, weed clear, spray treat, milk dairy, shear clip, herd drive move, breed raise, slaughter kill
  butcher cut, fillet cut, bone cut, roast cook, grill cook, fry cook, boil cook, brew make, ferment brew
  mix blend, whisk mix, knead work, season flavor, garnish finish, plate serve, serve give, pour serve
  cater cook serve, prep prepare, concoct make, mind look-after, look-after care tend watch, babysit look-after
  shower wash, reposition turn move, transfer take, mobilize walk, soothe calm, de-escalate calm, defuse calm
  examine check see, assess see, triage sort assess, medicate give, inject give, inoculate vaccinate
  immunize vaccinate, swab test, suture stitch, resuscitate revive, evacuate get-out clear, extricate free cut
  free release, release let-go, douse put-out, patrol walk, guard watch, usher guide show, chaperone accompany
  skipper sail captain, dock land, navigate steer, crash hit, collide hit crash, scuff scratch, tear rip
  crack break, shatter break, snap break, flood water, spill drop, jam stick block, rust corrode, rot decay
  fade lose, trip fall, slip fall, tape film, mix edit, dub voice, voice narrate, narrate read voice, sketch draw
  doodle draw, illustrate draw, retouch edit, typeset set, bind book, emboss print, restore conserve repair
  perform play, dance perform, pack prepare, prepare pack, strip take-out, enlarge widen make, widen enlarge
  lengthen extend, thicken make, lighten weight, heighten raise, deepen dig, reuse repitch, recut cut, bend fold
  fold bend
`)
