import { groups } from "../../../../language/words/word-list"

/** Near synonyms of people, places and times. A match is `close`. */
export const nearPeopleAndTimes = groups(`
  attendee people customer, attendee guest people visitor participant delegate, spectator visitor audience people
  viewer audience people, onlooker people visitor, resident people neighbor tenant, inhabitant people resident
  occupant resident tenant, householder resident homeowner household, homeowner household householder owner
  household home family, member people, entrant participant contestant, competitor participant runner
  respondent participant people answer, interviewee participant people, applicant candidate people
  shopper visitor, consumer customer people shopper, purchaser customer, payer customer, diner guest customer
  patron guest customer, regular customer guest client, clientele customer client, account client customer
  holidaymaker tourist visitor ski holiday, tourist guest, traveler passenger tourist, commuter passenger
  motorist driver, driver chauffeur, trucker driver, courier driver rider, pedestrian walker, patient people case
  casualty patient victim injured, sufferer patient, inpatient patient, outpatient patient, user people customer
  pensioner elderly senior, elderly senior old older, youth youngster teen kid, child youth
  schoolchild kid child pupil student, schoolchildren kids children pupils students, toddler child kid
  preschooler child kid, kid child learner, undergraduate student, freshman student, graduate student
  cohort group class, parent family mum dad mom, carer caregiver parent, guardian parent
  relative family wife husband, staff team people employee colleague, personnel people, workforce people team
  laborer lad, operative people, tradesman tradesperson tradie, tradesperson tradesman trade
  electrician sparky spark, carpenter chippy joiner, bricklayer brickie mason, plumber fitter
  mechanic fitter technician, technician mechanic engineer, handyman caretaker, caretaker janitor porter
  janitor cleaner caretaker, cleaner housekeeper, waiter server, waitress server waiter
  server waiter waitress staff, bartender barman barmaid, dishwasher porter, salesperson salespeople seller rep
  salespeople reps salesmen, representative rep, rep representative agent, broker agent, realtor agent
  bookkeeper accountant, auditor audit, attorney lawyer solicitor, magistrate judge, police officer cop
  constable officer police, firefighter crew fireman, medic paramedic, paramedic medic ambulance, doctor gp
  clinician doctor nurse, veterinarian vet, counselor therapist, therapist physio, physiotherapist therapist
  faculty staff department, principal head headteacher, headmaster head principal
  student apprentice learner intern, apprentice trainee lad, beginner starter novice newbie, newbie newcomer
  rookie newcomer beginner, successor replacement, predecessor previous former last old before
  replacement successor new, understudy stand-in, substitute replacement cover, boss supervisor
  superior boss supervisor, boss manager foreman, owner boss proprietor, landlord owner, founder owner
  leadership management bosses execs, management leadership bosses board, executive exec, board directors trustees
  trustee board, councillor council, municipality council city, government ministry
  ministry government department, regulator authority inspector, inspector inspection auditor
  manufacturer maker supplier, wholesaler supplier, distributor supplier dealer, dealer retailer shop
  retailer store, competitor rival other, associate colleague, workmate colleague mate, mate colleague friend
  friend mate buddy, companion friend, volunteer helper people, fundraiser volunteer, sponsor donor backer
  backer supporter, journalist reporter, singer vocalist, panelist panel, developer dev coder programmer
  admin administrator, sysadmin administrator admin, researcher scientist research, team crew squad lads gang
  jury judges panel, evening night afternoon, midday noon lunch lunchtime, dawn morning early, dusk evening
  midnight night, nighttime night, overnight night, weekday day, weekend saturday sunday
  fortnight fortnightly biweekly, semester term, trimester term, spring easter, summer holidays, annual season
  daily morning, everyday daily, nightly evening, twice double two, biannual twice, deadline date time due
  date day, start beginning outset, start early, finale end, midway halfway middle, halfway half midway
  remainder rest, rest remainder other, recent latest last new, latest last recent newest, latest recent final
  initial first, first initial maiden debut, inaugural first, preceding previous last before
  subsequent next following later, following next after, next following upcoming coming, forthcoming next coming
  current present now, existing old current, longstanding long old, temporary temp interim, permanent fixed
  spare free, free spare unpaid, prompt quick fast, punctual time, timely time, belated late, overdue late
  tardy late, delayed late, late delayed overdue behind, early ahead, immediately straight once
  instantly straight once immediately, shortly soon, occasional sometimes, occasionally sometimes, rarely seldom
  constantly always, consistently always, continually always, repeatedly often again, facility site plant building
  plant factory site, factory plant works, workshop shed shop garage, depot yard base, warehouse shed depot
  headquarters office hq, hq headquarters head, outlet branch, boutique shop, supermarket store shop, cafe coffee
  restaurant place, canteen cafeteria, pub bar, inn pub, hotel travelodge hostel, lodging hotel, dwelling home
  farm farmland, field pitch, barn shed, greenhouse polytunnel, orchard trees, woodland wood forest, river stream
  coast sea, harbor port, airport terminal, station stop, terminus station, theater stage, cinema movie
  library branch, nursery preschool kindergarten, university uni, ward unit floor, pharmacy chemist, church parish
  hall room, venue hall place site, auditorium hall, classroom room class, basement cellar, attic loft
  roof roofing, downtown center, outskirts edge, suburb outskirts, district area, vicinity area near
  abroad overseas foreign, temp temporary, buyer buy, owner own, midway halfway, monthly month, elsewhere other
  alternate other every, night 1am, dusk evening, peak busy, absent off away leave, sick off away, perhaps maybe
  possibly maybe, roughly about
`)
