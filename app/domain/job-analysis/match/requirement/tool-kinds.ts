import { namedSkill } from "../../reading/skills/skills"
import type { Skill } from "./skill-groups"

/**
 * Kinds of tools and work that postings ask for, and the names people use instead: a SolidWorks user uses CAD. Never
 * the reverse. Names after "|" show the kind only in part: somebody who buys ads on Facebook may not run its channels.
 */
const kinds: [asked: RegExp, members: string][] = [
  [
    /\b(?:[23]D[- ])?CAD\b(?:[ /]CAM)?(?: (?:software|packages?|systems?|tools?))?/,
    "SolidWorks, CATIA, Inventor, Creo, NX, Siemens NX, Fusion 360, AutoCAD, Revit, Rhino, SketchUp, MicroStation, Solid Edge, Onshape, ArchiCAD, Vectorworks, Civil 3D, Tekla",
  ],
  [/\b(?:FEA|finite element (?:analysis|software))\b/, "ANSYS, Abaqus, Nastran, LS-DYNA, COMSOL"],
  [
    /\bCRM\b(?: (?:software|packages?|systems?|tools?|platforms?))?/,
    "Salesforce, HubSpot, Dynamics 365, Zoho, Pipedrive, Zendesk Sell",
  ],
  [
    /\bERP\b(?: (?:software|packages?|systems?|tools?|platforms?))?/,
    "SAP, NetSuite, Oracle, Odoo, Epicor, Dynamics 365, JD Edwards",
  ],
  [
    /\b(?:BI|business intelligence|data visuali[sz]ation)(?: (?:software|tools?|platforms?))\b/i,
    "Power BI, Tableau, Looker, Looker Studio, Qlik, Metabase",
  ],
  [
    /\b(?:EHR|EMR|EPR|electronic (?:health|medical|patient) records?)\b(?: (?:systems?|software))?/i,
    "Epic, Cerner, Meditech, SystmOne, EMIS, Allscripts, RiO",
  ],
  [/\bcloud (?:platforms?|providers?|services|infrastructure)\b/i, "AWS, Azure, GCP, Google Cloud"],
  [
    /\b(?:accounting|bookkeeping|accounts) (?:software|packages?|systems?)\b/i,
    "Xero, QuickBooks, Sage, MYOB, NetSuite, DATEV, Tally, Sage 50",
  ],
  [
    /\b(?:infrastructure[- ]as[- ]code|IaC)\b/i,
    "Terraform, CloudFormation, Pulumi, Ansible, Bicep, AWS CDK, OpenTofu, Chef, Puppet",
  ],
  [
    /\bCI ?\/ ?CD\b(?: (?:pipelines?|tools?))?/i,
    "Jenkins, GitHub Actions, GitLab CI, CircleCI, Azure DevOps, TeamCity, Buildkite, Argo CD",
  ],
  [/\bAWS\b/, "EC2, ECS, EKS, S3, AWS Lambda, RDS, DynamoDB, CloudFormation, Redshift, SageMaker"],
  [/\bGCP\b/, "BigQuery, GKE, Cloud Run, Google Cloud"],
  [/\bcontainer orchestration\b/i, "Kubernetes, ECS, Docker Swarm, Nomad, OpenShift"],
  [
    /\bfood (?:safety|hygiene)\b/i,
    "ServSafe, HACCP, food handler, food hygiene, food safety, food hygiene certificate, food safety certificate",
  ],
  [
    /\bEU\b(?= (?:or|and|\/)|[- ]funded| projects?| grants?| funding| programmes?)/,
    "Interreg, Horizon Europe, Horizon 2020, Erasmus+, ERC, ERDF, Marie Curie",
  ],
  [
    /\b(?:GIS|geographic information systems?)\b(?: (?:software|packages?|tools?))?/,
    "QGIS, ArcGIS, MapInfo, PostGIS, ArcMap",
  ],
  [/\bversion control\b/i, "Git, GitHub, GitLab, SVN, Mercurial"],
  [/\bspreadsheets?\b/i, "Excel, Google Sheets"],
  [
    /\bsocial media\b(?: (?:channels?|accounts?|platforms?|marketing|management|content))?/i,
    "organic social, community management, social media, social media channels | paid social, Instagram, TikTok, Facebook, Meta Ads, Facebook Ads, LinkedIn Ads",
  ],
  [
    /\b(?:paid (?:search|media|acquisition)|PPC|performance marketing)\b/i,
    "Google Ads, Meta Ads, paid social, PPC, SEM, LinkedIn Ads",
  ],
  [/\bemail marketing (?:tools?|platforms?|software)\b/i, "Mailchimp, Klaviyo, Braze, Campaign Monitor, HubSpot"],
  [/\b(?:ticketing|help ?desk) (?:systems?|tools?|software)\b/i, "Zendesk, Freshdesk, ServiceNow, Jira, Intercom"],
  [/\b(?:CMS|content management systems?)\b/i, "WordPress, Drupal, Contentful, Squarespace, Wix, Umbraco"],
  [/\b(?:POS|point[- ]of[- ]sale) (?:systems?|software)\b/i, "Toast, Lightspeed, Square POS, Micros"],
  [/\bproject management (?:software|tools?)\b/i, "Jira, Asana, Trello, Monday.com, MS Project, Primavera P6"],
  [
    /\b(?:programming|coding|scripting) languages?\b/i,
    "Python, Java, JavaScript, TypeScript, C#, C++, Go, Ruby, PHP, Rust, Kotlin",
  ],
  [/\brelational databases?\b/i, "PostgreSQL, MySQL, SQL Server, Oracle, MariaDB, SQLite"],
  [
    /\b(?:graphic )?design (?:software|tools)\b/i,
    "Figma, Sketch, Photoshop, Illustrator, InDesign, Adobe Creative Suite, Canva",
  ],
  [/\bstatistical (?:software|packages?)\b/i, "SPSS, Stata, SAS, R"],
  [/\b(?:WMS|warehouse management systems?)\b/i, "SAP EWM, Manhattan, Blue Yonder"],
  [/\b(?:APS|advanced planning) (?:tools?|systems?|software)\b/i, "SAP IBP, Kinaxis, Blue Yonder, Anaplan"],
  [
    /\b(?:ordering|stock ordering|ordering stock)\b|^order(?:ing)? (?:\w+,? ){0,3}(?:products?|stock|ingredients|supplies|materials|inventory|goods)\b/i,
    "ordering, purchasing, procurement, ordering stock, stock ordering",
  ],
]

const known = new Map<string, Skill[]>()
function membersOf(list: string): Skill[] {
  const made =
    known.get(list) ??
    list.split(" | ").flatMap((names, at) => {
      return names.split(", ").map((name): Skill => ({ ...namedSkill(name), ...(at > 0 && { isPart: true }) }))
    })
  known.set(list, made)
  return made
}

/** The kinds of tools that a requirement asks for, each with the skills that are of this kind. */
export function kindsAsked(text: string): { asked: string; members: Skill[] }[] {
  return kinds.flatMap(([pattern, list]) => {
    const asked = pattern.exec(text)?.[0]
    return asked === undefined ? [] : [{ asked, members: membersOf(list).map((skill) => ({ ...skill, kind: asked })) }]
  })
}
