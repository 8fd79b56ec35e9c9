import { laidOut } from "../../../language/laid-out"
/** Words that occur in employers' names. */
export const institution = new RegExp(laidOut`
  \b(?:
    // Legal forms.
    Ltd|Limited|Inc|LLC|LLP|PLC|plc|GmbH|mbH|AG|Pty|Pvt|Corp|Corporation|Company|Co|S\.?L|S\.?A|SAS|SARL|B\.?V|N\.V|
    S\.p\.A|Sp\. z o\.o|ApS|Oy|KG|Bhd|Pte|FZE|FZCO|WLL|
    // Schools, science and culture.
    University|College|Academy|School|Centre|Center|Institute|Museum|Library|Nursery|Kindergarten|Preschool|Theatre|
    Theater|Orchestra|Zoo|Guild|Botanic|Aquarium|Observatory|
    // Public bodies, churches and associations.
    Trust|Council|Service|Services|Authority|Association|Foundation|Society|Agency|Department|Ministry|Charity|
    Office of|Shire|City of|County|Administration|Bureau|District|Commission|Church|Cathedral|Union|Federation|Alliance|
    Ambulance|Constabulary|Diocese|Co-?op(?:erative)?|
    // Health.
    Diagnostics?|Hospital|Clinic|Vets|Veterinary|Labs?|Dental|Health|Laborator(?:y|ies)|Hospice|Pharmacy|Pharma|
    Therapeutics|Biotech|Homecare|Surgery|Infirmary|
    // Finance, consulting and corporate groups.
    Group|Partners|Partnership|Bank|Insurance|Capital|Ventures|Holdings|Solicitors|Lawyers|Attorneys|Advocates|
    Architects|Surveyors|Accountants|Building Society|Credit Union|Mutual|
    // Food, drink and hospitality.
    Hotel|Restaurant|Foods?|Inn|Tavern|Bakery|Brewery|Winery|Farms?|Dairy|Distillers|Hotels|Resorts?|Coffee|Distillery|
    Wines?|Vineyards?|Bistro|Caf[eé]|Pizzeria|Pantry|Bakers|Butchers|Fisheries|Seafoods?|
    // Travel and transportation.
    Logistics|Airlines|Airways|Railways?|Transport|Freight|Motors|Ferries|Parcels|Lines|Haulage|Carriers|Couriers|
    // Goods, trades, media and technology.
    Polymers|Studio|Studios|Software|Technologies|Energy|Builders|Industries|Supplies|Stores|Homes|Constructions?|
    Interiors|Publishing|Press|Media|Security|Robotics|Analytics|Semiconductors|Outdoor|Systems|Solutions|Salon|Timber|
    Manufacturing|Fabrications?|Plastics|Textiles|
    // Dutch.
    Techniek|Installatietechniek|Bouw|Gemeente|Ziekenhuis|Stichting|
    // German.
    S[öo]hne|Kanzlei|Praxis|Klinik|Klinikum|Krankenhaus|Stadtwerke|Universität|Hochschule|Stiftung|
    // French.
    Maison|Atelier|Boulangerie|Groupe|Hôpital|Mairie|Université|Lycée|
    // Spanish.
    Ayuntamiento|Universidad|Colegio|Grupo|Clínica|Fundación|Hostal|
    // Italian.
    Comune|Ospedale|Università
  )\b
`)

/** A name that ends with its type of company. */
export const legalForm =
  /^\p{Lu}[^:;!?]{2,60}\s(?:Ltd|Limited|Inc|LLC|LLP|PLC|plc|GmbH|mbH|(?:Gmb|mb)H & Co\. KG|AG|KG|Pty|Pvt\.? Ltd|Pty\.? Ltd|Corp|S\.L|S\.A|SAS|SARL|B\.V|N\.V|S\.p\.A|S\.r\.l|Sp\. z o\.o|s\.r\.o|ApS|A\/S|Oy|AB|Bhd|Pte\.? Ltd|PT[EY]\.? LTD|PVT\.? LTD|LTD|LIMITED|INC|Co\.,? Ltd|FZE|FZCO|WLL|K\.K)\.?$/u
