import { topicsOf } from "./topic"

/** Systems, documents, and what is said in front of others. */
export const systemsAndWords = topicsOf(`
  system outage*, outage*, downtime, system failure*, major incident*, business continuity, disaster recovery = outage, went down, was down, is down, were down, crash*, system down, servers down, fell over, power cut, hacked, off air
  incidents and service requests, service requests, resolve incidents, incident resolution, tickets, ticket queue*, service desk, helpdesk, help desk, support requests, fault tickets = ticket*, backlog, sitting open, logged, jobs open
  network connectivity, connectivity, network issues, networks, networking, wireless = wifi, wi fi, access point*, router*, network switch*, cabling, cables, vpn, connection, signal, bandwidth
  security incident*, cyber*, information security, phishing, malware, data breach* = phish*, malware, virus, ransom*, hack*, passwords, breach, breached, scam*, spam
  deploy devices, device deployment, build and deploy devices, imaging, hardware deployment, device management, hardware rollout*, endpoint* = imaged, laptops, autopilot, ipads, chromebooks, desktops, new machines, devices, rolled out, reimag*
  knowledge base*, knowledge articles, user guides, how to guides, support documentation, process documents, work instructions, standard operating procedures, sops = one pager*, guide, guides, how to guide*, manual, wiki, instructions, crib sheet*, cheat sheet*, faq*, checklist*, laminated, step by step, booklet
  levels of technical ability, non technical users, technical ability, user training, digital skills, users of all abilities, support users = scared of, not technical, non technical, hates computers, sat with _ until, showed _ how, how to use
  backup*, data recovery, disaster recovery = backup, back ups, backups, restored, recover*, tapes
  automat*, digiti*, process automation, digital transformation, paperless = macro*, script*, excel tool, spreadsheet that, automat*, paperless, scann*, instead of by hand, template*
  efficien*, streamlin*, process improvement, continuous improvement, service improvement, ways of working, productivity = used to take, down to, takes _ now, halved
  reporting, management reports, management information, dashboards, kpi* = report, reports, dashboard*, weekly numbers, chart*
  record keeping, records management, data entry, administration, filing = folder, records, filing, log, logged, charts, spreadsheet
  policies, procedures, policy development, protocols = policy, procedure, checklist*, rules for, wrote the rule*, protocol*, guideline*
  public speaking, presentations, presenting, presentation skills, speaking in public = talk to, gave a talk, spoke, speech, presented, assembly, talked to, in front of
  report writing, written reports, technical reports, written communication, writing skills = report, reports, booklet, newsletter*, letter*, articles, brochure*, scheme* of work, documentation
  social media, digital marketing, content creation, online presence = instagram, facebook, tiktok, followers, posted, reels, linkedin, before and after
  marketing, promotion, campaigns, advertising = leaflet*, flyer*, poster*, advert*, campaign, instagram, facebook, newsletter, followers
  legislation, regulatory knowledge, legal requirements, housing law, employment law = notice served, section 21, possession order, tribunal*, gdpr, the regulations
  change management, organisational change, transformation, lead change = persuaded, got everyone to, moved everyone, switched, switch from, introduced, new way, rolled out
  stakeholder*, partnership*, liaise*, liaison = council, councillor*, clients, developers, committee, board, trustees
  translation, interpreting, localisation, multilingual = translat*, interpret*, subtitles, into french, into english, bilingual
  modelling, models, simulation = model, models, calculat*, spreadsheet model, simulat*
`)
