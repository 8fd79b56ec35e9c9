import { groups } from "../../../../language/words/word-list"

/** Near synonyms of documents, money, systems, materials and conditions. A match is `close`. */
export const nearThingsOfWork = groups(`
  documentary film, documentary doc film, footage rushes material, clip video, film clip, reel video clip
  episode ep part, series show, show series performance, broadcast show program, podcast show, soundtrack music
  song track, album record, novel book, publication paper article, study publication, manuscript paper article
  thesis dissertation paper, essay paper, column article piece, feature article, headline title, caption title
  logo design, artwork picture design, artwork painting, layout design, mock-up draft, mockup draft sketch
  draft version, diagram drawing chart, graphic picture, illustration drawing picture, poster sign, signage sign
  sign notice, notice sign letter, banner sign, brochure leaflet booklet, pamphlet leaflet, bulletin newsletter
  memo note letter, memo message, reminder message, notification message alert, announcement notice
  invitation invite, agenda list, minutes notes, transcript minutes, protocol procedure rule
  procedure process instruction protocol, guideline rule guide instruction, policy rule, regulation rule reg
  standard norm, law regulation, statute law, playbook guide handbook, runbook guide, tutorial guide
  walkthrough guide video, checklist list, registry register, logbook log, diary log calendar, calendar schedule
  planner calendar, rota plan, roadmap plan, strategy plan, notion idea, feedback comment review
  comment feedback remark, criticism complaint, complaint issue, grievance complaint, objection complaint
  dispute argument, quarrel argument, disagreement argument, praise thanks compliment, gratitude thanks
  recognition thanks, accolade award prize, medal prize, mark grade score point, data figure number
  statistic figure number, metric number figure, indicator figure, dataset data, account report
  overview summary list, digest summary, abstract summary, presentation ppt slides deck, slide deck presentation
  slideshow slides, pitch presentation proposal, demonstration demo, webinar talk, discussion debate
  conversation talk chat call, dialogue conversation talk, meeting chat talk, one-on-one 1:1, appointment meeting
  consultation appointment meeting, conference congress event, summit conference, symposium conference, fair show
  exhibition show, expo fair, festival fest, celebration party, reception party, ceremony event, wedding event
  trip excursion, excursion trip outing, voyage trip, tour visit trip, route round, overtime ot, holiday absence
  maternity leave, sabbatical leave, absence sick, sickness absence, payroll wages pay, earnings pay income
  bonus reward premium, reward bonus, commission fee, tariff price, expenditure cost spending, outlay cost
  overhead cost, savings saving, discount reduction, rebate discount, cutback cut, refund repayment
  compensation payment money, funding grant, donation gift, gift present donation, contribution gift
  collection donation, capital money, receivable debt, loan mortgage, deposit payment, installment payment
  receipt bill, proceeds money revenue, profit earnings, deficit loss, shortfall gap, surplus extra, stock goods
  goods stock items products, merchandise goods stock, consumable supplies, equipment kit gear, apparatus machine
  appliance machine, device tool, instrument tool, implement tool, tool kit, machinery machine, machine kit
  vehicle truck bus lorry, trailer truck, automobile car, coach bus, bicycle bike, motorcycle motorbike
  aircraft plane, boat vessel ship, freight cargo load, pallet load, parcel packet, container box, carton box
  bag sack, bin container, trash rubbish garbage, garbage waste, refuse rubbish, scrap waste offcut
  spoilage waste, leftover waste, debris rubble, soil earth, mud earth, gravel stone, stone rock
  lumber wood timber, plank board, plasterboard drywall, concrete cement, brick block, steel metal
  metal steel iron, aluminum metal, wire cable, cord cable, socket outlet, lamp light, lighting light
  bulb lamp light, switchboard panel, fuse breaker, boiler heating, radiator heater, pipework pipes, pipe pipework
  duct pipe, hose pipe, drain pipe, leak leakage, leaking leak, crack split, dent damage, wear damage
  flaw defect fault, defect flaw snag, glitch bug fault, malfunction fault, breakdown failure fault, mistake slip
  oversight mistake, blunder mistake, typo error mistake, misspelling typo, mismatch difference
  inconsistency mismatch error, deviation difference, variance difference, incident event, emergency crisis
  disaster crisis, flame fire, flooding flood, storm wind, rainfall rain, snowfall snow, frost cold, heatwave heat
  injury hurt, fracture break, bruise injury, infection infected, fever temperature, pain sore, stress pressure
  anxiety worry, fear worry, anger angry, dementia confused, medication meds medicine, remedy medicine
  vaccine jab shot, vaccination jab, injection jab, therapy treatment, surgery operation op, procedure op
  checkup check, examination exam check, screening check test, assessment check exam, quiz test, trial pilot
  edition issue, release version, update release, rollout launch, launch opening, feature option
  interface screen ui, screen display, dashboard report, website site web, webpage page, homepage page
  portal site, platform system tool, system software, plugin tool extension, server box, computer pc
  laptop computer, workstation computer, smartphone phone, cellphone phone mobile, network wifi, password login
  login sign-in access, account login profile, username login, permission access, consent agreement
  certificate cert badge, badge certificate, credential certificate, vote ballot, election vote, ruling decision
  verdict decision, judgment decision, lawsuit case, litigation case, case matter, hearing trial, contract deal
  agreement deal, arrangement deal, pact deal, demand request, need demand, requirement need
  objective goal target, quota target, benchmark target, limit cap, threshold limit, bulk most, numerous many
  countless many, multiple several, various several different, diverse different, distinct separate different
  additional more further, excess extra, superfluous unneeded, redundant unneeded, unused unneeded
  obsolete old outdated, outmoded old, ancient old, secondhand used, brand-new new, fresh new, novel new
  revised new, updated new, improved better, inferior worse, lowest worst, slowest worst, busiest peak
  busy hectic, quiet calm slow, sluggish slow, swift fast quick, pricey expensive, gratis free, tiny small
  compact small, huge big, enormous big, sizable big, substantial big, considerable big, slight small
  lightweight light, dirty filthy, tidy neat, messy untidy, broken dead, defunct dead, inactive dead, idle unused
  vacant empty, full packed, crowded packed full, sold-out full, safe secure, hazardous dangerous, dangerous risky
  harmful dangerous, harmless safe, simple easy, straightforward easy, complicated complex, complex difficult
  tricky difficult, challenging difficult, demanding difficult, confused disoriented, disoriented confused lost
  upset angry, angry upset furious, irate angry, annoyed angry, dissatisfied unhappy, happy pleased satisfied
  delighted happy, nervous scared, frightened scared, scared afraid, anxious worried, worried concerned
  proud pride, keen eager, shy quiet, unwell sick ill, jobless unemployed, basic basics beginner
  online web internet remote, virtual online, digital electronic online, handwritten hand paper
  internal own in-house, external outside, local nearby, nearby close near, adjacent next, neighboring next
  wrong incorrect, false wrong, inaccurate wrong, erroneous wrong, faulty wrong, mistaken wrong, invalid wrong
  correct right, accurate right correct, precise exact, missing gone, lacking missing, incomplete missing
  unfinished incomplete, unresolved open, outstanding open unpaid, pending open waiting, ongoing open
  undecided open, unclear unknown, secret hidden, public open, shared common joint, joint shared together
  mutual shared, mandatory compulsory required, voluntary optional, footage rushes, signature signed sign
  unsigned signature, unused touch, unanswered reply answer, announcement announce, fine penalty, racking rack
  storage rack shelf, technology tech, talks negotiation, negotiations talks, folder file, file folder
  clothing outerwear coat, coat outerwear, badge cert certified, changeover swap switch, switchover swap switch
  separation split, resignation quit, dismissal fired, departure leave left, sequence order, purchasing order
  handling handle, analysis analyze, dispute clash, submission response answer, consultation survey, misprint typo
  wish want, liking like, interest want
`)
