/** Words that stand in the names of employers. */
export const institution =
  /\b(?:Ltd|Limited|Inc|LLC|LLP|PLC|plc|GmbH|AG|Pty|Pvt|Corp|Corporation|Company|Co|S\.?L|S\.?A|SAS|SARL|B\.?V|N\.V|S\.p\.A|Sp\. z o\.o|ApS|Oy|KG|Bhd|Pte|FZE|FZCO|WLL|University|College|Academy|School|Hospital|Trust|Council|Centre|Center|Clinic|Service|Services|Authority|Institute|Association|Foundation|Society|Group|Partners|Partnership|Agency|Department|Ministry|Bank|Hotel|Restaurant|Museum|Library|Charity|Office of|Shire|Polymers|Vets|Veterinary|City of|County|Labs?|Logistics|Foods?|Studio|Studios|Dental|Health|Software|Technologies|Energy|Systems|Solutions|Parcels|Lines|Coffee)\b/

/** A name that ends with what kind of company it is. */
export const legalForm =
  /^\p{Lu}[^:;!?]{2,60}\s(?:Ltd|Limited|Inc|LLC|LLP|PLC|plc|GmbH|GmbH & Co\. KG|AG|KG|Pty|Pvt\.? Ltd|Pty\.? Ltd|Corp|S\.L|S\.A|SAS|SARL|B\.V|N\.V|S\.p\.A|S\.r\.l|Sp\. z o\.o|s\.r\.o|ApS|A\/S|Oy|AB|Bhd|Pte\.? Ltd|FZE|FZCO|WLL|K\.K)\.?$/u
