import { laidOut } from "../../../language/laid-out"
import type { Deed } from "./deed"
import { deedsOfLeading, people, some } from "./lead-people"

const partners = "suppliers?|vendors?|contractors?|subcontractors?|agencies|3pl partners?|hauliers?|freelancers?"
const bought =
  /\b(?:re)?negotiated(?: [\w’'-]+){0,5} (?:contracts?|suppliers?|vendors?|prices?|rates?|terms|freight|leases?|tariffs?|hauliers?)\b|\b(?:got (?:the |our |a )?|switched )(?:supplier|vendor)|\b(?:tendered|procured|sourced|purchased)\b/i

/**
 * Qualities that postings ask for and actions show. The wording of an action reflects its level: helping a team is not
 * leading it.
 */
export const deeds: readonly Deed[] = [
  ...deedsOfLeading,
  {
    asked:
      /\bstakeholder (?:management|engagement|relations\w*|communication\w*)\b|\b(?:manag\w+|engag\w+|liais\w+|work\w*|build\w*|communicat\w*)\b(?:[^\w’'-]+[\w’'-]+){0,4}?\W+stakeholders?\b|\bstakeholders?\b/i,
    shown: new RegExp(
      laidOut`
        \b(?:
          presented|reported|pitched|briefed|met|liaised|negotiated|agreed|worked|convinced|persuaded|consulted|
          explained
        )\b(?:[^\w’'-]+[\w’'-]+){0,8}?\W+(?:
          directors?|board|executives?|ministers?|councils?|councillors?|clients?|customers?|suppliers?|vendors?|
          partners?|departments?|stakeholders?|unions?|leadership|trustees|heads?|managers?|parents|regulators?|
          investors?
        )\b
      `,
      "i",
    ),
  },
  {
    asked: /\b(?:budget(?:ing|ary)?|budget management|financial management|cost control|p&l|resource management)\b/i,
    shown:
      /\b(?:budgets?|p&l|spend|costs?)\b[^.]{0,60}[£$€₹]\s?\d|[£$€₹]\s?\d[\d,.]*\s?(?:k|m|bn|million|thousand)?\b[^.]{0,40}\b(?:budgets?|spend)\b|\b(?:managed|ran|held|owned|controlled|forecast\w*|prepared|balanced)\b(?:[^\w’'-]+[\w’'-]+){0,5}?\W+(?:budgets?|p&l)\b/i,
  },
  {
    asked:
      /\bproject (?:management|delivery|coordination|leadership)\b|\b(?:manag\w+|deliver\w*|lead\w*|coordinat\w+)\b(?:[^\w’'-]+[\w’'-]+){0,4}?\W+(?:projects?|programmes?|programs?)\b/i,
    shown:
      /\b(?:led|managed|ran|delivered|coordinated|headed|finished|completed|launched|shipped|planned|rolled out)\b(?:[^\w’'-]+[\w’'-]+){0,8}?\W+(?:projects?|programmes?|programs?|roll-?outs?|migrations?|launch|refurbishment|implementation|upgrade|move|events?|rebuild|design)\b/i,
  },
  {
    asked: new RegExp(
      laidOut`
        \b(?:process|continuous|service|quality|business) improvement\b|
        \bimprov\w+\b(?:[^\w’'-]+[\w’'-]+){0,3}?\W+(?:
          process\w*|efficienc\w*|workflows?|ways of working|procedures|services?
        )\b|
        \b(?:optimi[sz]\w*|streamlin\w*)\b(?:[^\w’'-]+[\w’'-]+){0,3}?\W+(?:
          process\w*|operations|workflows?|efficienc\w*
        )\b
      `,
      "i",
    ),
    shown: new RegExp(
      laidOut`
        \b(?:
          cut|cutting|reduced|reducing|shortened|halved|saved|streamlined|simplified|redesigned|reworked|automated|
          speeded|sped up|dropped|lowered|tightened|improved
        )\b(?:[^.]|\.(?=\d)){0,120}\b(?:
          \d(?:[\d.,]*\d)?(?:%|[a-z]{1,3}\b)?|half|third|hours?|minutes?|days?|weeks?|errors?|waste|steps?|process|workflow|costs?|time
        )|
        \bfrom (?!(?:19|20)\d\d\b)\S+(?: \S+){0,2} (?:down )?to \S*\d(?:[\d.,]*\d)?(?:%|[a-z]{1,3}\b)?
      `,
      "i",
    ),
  },
  {
    asked:
      /\b(?:public speaking|presentation skills?|presentations?|present\w*(?: \w+){0,3} to (?:senior|clients|executives|groups|audiences))\b/i,
    shown:
      /\b(?:presented|gave (?:a |the |\w+ )?(?:talks?|presentations?|keynotes?)|spoke|keynote|demoed|pitched|briefed)\b/i,
  },
  {
    asked: new RegExp(
      laidOut`
        \b(?:
          (?:
            written and (?:verbal|oral|spoken)|verbal and written|oral and written
          )(?: communications?(?: skills?)?)?|
          communication skills?|communicat\w+ (?:clearly|effectively|complex)|
          (?:clear|excellent|strong|effective) communicat\w+|written communication|written english|report writing|
          documentation|technical writing
        )\b
      `,
      "i",
    ),
    shown:
      /\b(?:wrote|written|authored|drafted|documented|published|presented|explained|briefed|reported|translated|edited|gave (?:a |the )?talks?)\b/i,
  },
  {
    asked:
      /\bcustomer[- ](?:service|care|support|focus|facing)\b|\bclient[- ](?:service|relationship|facing|management)\b|\bguest (?:service|relations)\b|\b(?:serving|supporting|dealing with|helping|relationships with) (?:\w+ )?(?:customers?|clients?|guests?|the public)\b/i,
    shown: new RegExp(
      laidOut`
        \b(?:
          served|helped|answered|handled|looked after|supported|advised|calmed|rang|called|dealt with|resolved|
          managed|onboarded|kept|retained|won
        )\b(?:[^\w’'-]+[\w’'-]+){0,8}?\W+(?:
          customers?|clients?|guests?|patients?|callers?|members|tenants|residents|complaints?|tickets?|accounts?
        )\b|
        \b(?:customers?|client|guest) (?:satisfaction|complaints|ratings?|feedback|reviews)\b
      `,
      "i",
    ),
  },
  {
    asked: /\bnegotiat\w+|\bcontract negotiation\b/i,
    shown: /\b(?:re)?negotiat\w+|\bagreed (?:a|the|new) \w+ (?:with|price|deal)/i,
  },
  {
    asked: /\b(?:procurement|contract management)\b/i,
    shown: bought,
  },
  {
    asked:
      /\b(?:vendor|supplier|contractor|subcontractor) (?:management|relationships?|performance)\b|\b(?:manag\w+|oversee\w*|coordinat\w+|deal\w*|liais\w+|work\w*)\b(?: [\w’'-]+){0,3} (?:suppliers?|vendors?|contractors?|subcontractors?|agencies)\b/i,
    shown: new RegExp(
      `${bought.source}|\\b(?:managed|supervised|audited|visited|onboarded|oversaw|chaired|coordinated|appointed|selected)(?: [\\w’'-]+){0,4} (?:${partners})\\b|\\b(?:${partners}) (?:visits?|audits?|quality|development|performance|relationships?|management|reviews?|scorecards?|contracts?)\\b`,
      "i",
    ),
  },
  {
    asked:
      /\b(?:recruit\w*|hir(?:e|ed|ing)|talent acquisition|interviewing (?:candidates|applicants)|staff selection)\b/i,
    shown: new RegExp(`\\b(?:hired|recruited|interviewed)${some}(?:${people}|candidates?)\\b`, "i"),
  },
  {
    asked:
      /\b(?:under pressure|tight deadlines|meet(?:ing)? deadlines|fast[- ]paced|high[- ]pressure|competing (?:priorities|demands|deadlines)|priorit[iy]\w*|time management|multi-?task\w*)\b/i,
    shown: new RegExp(
      laidOut`
        \b(?:
          deadlines?|overnight|on time|ahead of (?:time|schedule|plan)|at short notice|
          within (?:\d+|\w+) (?:hours?|minutes?|days?)|
          emergency(?! (?:
            department|room|ward|medicine|lighting|exits?|contacts?|plans?|planning|services?|kits?|numbers?
          ))|
          outage|(?:during|through|in|after|handled|led|ran|resolved|mid-?) ?(?:\w+ ){0,2}(?:incidents?|peak|rush)|
          (?:peak|rush) (?:hours?|season|times?)|all at once|in parallel
        )\b
      `,
      "i",
    ),
  },
  {
    asked:
      /\b(?:cross[- ]functional\w*|collaborat\w+|work\w* (?:well |closely |effectively )?(?:with others|in a team|as part of|across teams|within a team)|team ?work|team[- ]player|multi-?disciplinary)\b/i,
    shown:
      /\b(?:together with|worked (?:closely )?with|alongside|jointly|with (?:the |our |two |three )?(?:colleagues?|designers?|engineers?|product|marketing|finance|nurses?|doctors?|sales|legal|operations|teachers)|cross-\w+|across (?:\w+ )?(?:teams|departments|wards|sites))\b/i,
  },
  {
    asked:
      /\b(?:incident (?:management|response|handling)|on[- ]call|troubleshoot\w*|root cause|fault[- ]finding|problem[- ]solv\w*|debugg?\w*|diagnos\w+ (?:issues|faults|problems))\b/i,
    shown:
      /\b(?:incident|outage|root cause|traced|tracked down|troubleshot|troubleshooting|debugged|diagnosed|fixed|fault|found (?:the|out) (?:cause|why|fault|bug|leak)|on[- ]call|post-?mortem|solved|worked out why)\b/i,
  },
  {
    asked:
      /\b(?:complian\w+|regulat\w+ (?:requirements?|standards?|environment)|health (?:and|&) safety|whs|ohs|risk (?:management|assessments?)|audit\w*|safety (?:standards|procedures|culture))\b/i,
    shown:
      /\b(?:audit\w*|complian\w+|inspection|risk assessments?|near[- ]miss\w*|toolbox talks?|safety|haccp|gdpr|iso ?\d+|incident reports?|safeguarding|infection control|hygiene)\b/i,
  },
  {
    asked:
      /\b(?:sales targets?|(?:meet|exceed|hit)\w* (?:\w+ )?(?:targets?|quotas?|kpis)|new business|business development|lead generation|closing deals|revenue growth|upsell\w*)\b/i,
    shown:
      /\b(?:sold|closed|won|signed|brought in|grew|exceeded|hit|beat)\b[^.]{0,80}\b(?:deals?|accounts?|clients?|customers?|quota|targets?|revenue|sales|contracts?|arr|pipeline)|\b(?:\d+ ?%|\d+ percent) of (?:quota|target)\b/i,
  },
  {
    asked:
      /\b(?:data analysis|analytical (?:skills?|thinking|mindset)|analy[sz]\w+ (?:\w+ )?data|data[- ]driven|reporting skills|insights? from data|interpret\w* data)\b/i,
    shown:
      /\b(?:analy[sz]ed|analysis|dashboards?|reports?|measured|surveyed|modell?ed|forecast\w*|compared|tracked|sql|spreadsheets?|pivot|excel|a\/b tests?)\b/i,
  },
]
