/** True if a name contains a word for a company or an organization. */
export function namesOrganization(text: string): boolean {
  return /\b(?:Inc|Ltd|LLC|LLP|GmbH|AG|PLC|plc|ltd|Corp|Company|Council|Authority|Hospital|University|College|School|Trust|Bank|Agency|Department|Ministry|Foundation|Institute|Clinic|Group|Services|Hotel)\b/.test(
    text,
  )
}
