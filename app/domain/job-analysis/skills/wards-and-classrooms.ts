/** Skills of hospitals, therapy, laboratories, nurseries and schools; skill-list.ts describes the format. */
export const wardsAndClassrooms = `
stroke care = stroke, outcome measures, upper limb = upper limb rehabilitation, multidisciplinary team =
multidisciplinary working = MDT working = MDT = interdisciplinary team, older people's medicine = care of the elderly
= elderly care, frailty, bowel care, nasogastric tubes = NG tubes, pressure ulcers = pressure ulcer prevention =
pressure sores, wound dressing, syringe drivers, vital signs = observations and vital signs, SBAR, arterial blood
gases, intravenous drug administration = intravenous therapy, immunotherapy, transplant, respiratory,
gastroenterology, dermatology, rheumatology, endocrinology, urology, gynaecology = gynecology, ENT, neurosurgery,
nephrology = renal, infectious diseases, HIV, contraception, neonatal = neonatal care = NICU, PICU, maternity =
maternity care, antenatal care = antenatal, postnatal care = postnatal, breastfeeding, bereavement, advance care
planning, Parkinson's, spinal injury = spinal injuries, cardiac rehabilitation, pulmonary rehabilitation,
electrotherapy, seating assessments = wheelchair assessments, environmental adaptations = home adaptations, voice
therapy, hearing aids, visual fields, OCT imaging, tonometry, slit lamp, dental radiography = dental x-rays, scaling
and polishing, periodontics, endodontics, implants, ANTT, ILS = intermediate life support, anaesthetics = anesthesia,
PACU, scrub nursing, surgical instruments, laparoscopy = laparoscopic surgery, day surgery, pre-operative assessment,
smoking cessation, screening programmes, Allscripts, TrakCare, radiation protection = IRMER, EEG, nerve conduction,
mental health act = Mental Health Act 1983, psychosis, eating disorders, personality disorder, addiction,
psychometrics = psychometric testing, RBT, BCBA, behaviour support plans = behavior intervention plans, functional
behavior assessment, discrete trial training, ADHD, physical disabilities, sensory impairment, NVQ Health and Social
Care, Certificate IV in Ageing Support, Aged Care Quality Standards, Mental Capacity Act, organic synthesis,
purification, molecular cloning = cloning, bacteriology, genetics, cytogenetics, haematology analysers, serology, Home
Office licence, equipment calibration, electronic lab notebook = lab notebook, soil sampling, biodiversity net gain,
carbon accounting = carbon footprint, net zero, core logging, MapInfo, drone surveys = UAV, RStudio, Minitab,
OriginLab, GraphPad Prism, research ethics = ethics approval, trial monitoring, regulatory submissions, case report
forms, summative assessment, behaviour for learning, early reading, literacy interventions, numeracy interventions,
small group interventions = small group work, one-to-one support, speech and language = speech and language
interventions, visual timetables = visual supports, social stories, ELSA, BTEC = BTECs, T Levels, IGCSE, AP courses,
Australian Curriculum, Junior Cycle, Leaving Cert, CBSE, ICSE, MOE curriculum, project-based learning, forest school =
outdoor learning, !Steiner, IELTS preparation, teaching certificate = state teaching license, SACE registration,
enrolment, student support = student advice, Famly, Xplor, Arbor MIS, SIMS.net, Infinite Campus, student management
systems = student management system, exams administration, attendance monitoring, school trips = educational visits,
lunchtime supervision, learning journals = learning journeys, family engagement, Prevent duty, Keeping Children Safe
in Education = KCSIE, supply teaching
`
