import { topicsOf } from "./topic"

/** Staff, learners and those who look after them. */
export const peopleAndSchools = topicsOf(`
  attendance, absence*, absenteeism, sickness, punctuality = absent*, sick days, sick day, sick leave, sick notes, off sick, off ill, call* in sick, rang in sick, truan*, time off, turned up every
  attrition, staff turnover, employee turnover, turnover of staff, labour turnover, staff retention, employee retention, retention of staff, retain* staff, retain* _ team = turnover, leaver*, nobody* left, no one* left, none _ left, stay* on, he's staying, hes staying, she's staying, shes staying, they're staying, stayed with us, still with us, still here, quit, quitting, lost _ good, kept his job, kept her job, resign*
  recruit*, hiring, hire => recruited, took on, take on, taken on, hired, new starters, interviewed, advert*, placement*, vacanc*
  train, training, induct*, onboard*, upskill*, develop _ staff => trained, inducted, onboarded, new starter*, new girl*, new lad*, newbie*, starters, care certificate, through probation, passed probation, get* their ticket, got their ticket, show* _ how, showed _ how
  mentor*, coach*, apprentice*, develop* _ junior*, nurtur* => mentored, coached, coaching, mentoring, apprentice*, junior*, trainee*, graduate*, placement*, sat with him, sat with her, sat with them, sit with him, sit with her, with her for a, with him for a, through probation, passed probation
  supervis* => supervised, supervising, team of, juniors, junior, graduate, graduates, apprentice*, trainee*, look* after _ people, check* _ work of, do the rotas, do the rota, did the rota, sign* off _ work
  rota*, roster*, shift planning, shift plan*, staff planning, workforce planning, scheduling staff, timetabl* = lunch break*, cover for
  attainment, pupil progress, student progress, student outcomes, pupil outcomes, student achievement, pupil achievement, exam results, academic results, academic progress, academic achievement, raising standards, standards of teaching = grade, grades, graded a, gcse, gcses, a levels, exam, exams, mocks, pass rate, passed their, predicted, predictions, reading age*, reading level*, sats, test scores, better marks
  improve _ behaviour, improve _ behavior, attendance and behaviour, attendance and behavior, pupil behaviour, student behaviour, behaviour management, behavior management, manag* _ behaviour, manag* behavior, classroom management, challenging behaviour, challenging behavior = behav*, exclu*, detention*, suspended, suspension*, disrupt*, fighting, kicking off, kicked off, tantrum*, meltdown*
  parents, parental, carers, caregivers, families, guardians, relatives = parent, mum*, mom, moms, dad, dads, mother, mothers, father, fathers, daughter, son, sons, family, ring* home, rang home, phon* home, call* home, next of kin, home visit*, wife, husband, grandparent*, nan
  outside agencies, external agencies, multi-agency, multi agency, partner agencies, other agencies = social services, social worker*, police, learning mentor, camhs, psychologist*, school nurse, health visitor*, speech therapist*, council
  safeguarding, child protection, welfare, pastoral, wellbeing, well being = vulnerable, tutor group, disclos*, excluded, bull*ed, bullying, worried about a, home life
  curriculum, lesson planning, course design = scheme* of work, syllabus*, lesson plan*, worksheets, units of work
  inclusion, special needs, special educational needs, sen, send = senco, dyslexi*, autis*, passport*, ehcp*, statement*, one to one, learning support
  transition = primary schools, year 6, moving up, new year 7
  volunteers, volunteering = volunteer, helpers, rota of helpers
  team building, morale, staff engagement, culture = morale, team day, staff survey, awards night
`)
