import { namesQualification, namesSchool } from "../../../career/history/history-sections"

const degree =
  /\b(?:diploma|certificate|course|ged|hsc|ssc|matric(?:ulation)?|abitur|fachabitur|realschulabschluss|hauptschulabschluss|bac(?:calauréat)?|xii|leaving cert(?:ificate)?|highers|ll\.[bm]\.|b\.c\.l\.|(?:vocational|professional) training)(?=[\s,;:)]|$)/iu
const school =
  /\b(?:school|high|college|university|institute|society|academy|gymnasium|lycée|conservatory|seminary|sixth form|polytechnic|chamber)(?: (?:of|for|no\.?) [^,;:]{1,60})?$|(?<!\p{L})(?:\p{L}{2,20})?schule\b|\bschool of\b/iu

/** How much part of an education heading looks like the degree, minus how much it looks like the school. */
export function degreeScore(text: string): number {
  const bare = text.replace(/\([^()]*\)/g, " ").trim()
  const [first = ""] = bare.split(/,\s/)
  const isDegree = namesQualification(bare) || degree.test(first) || /\bcourse\b/i.test(bare)
  const isSchool = namesSchool(bare) || school.test(first.trim())
  return (isDegree ? 1 : 0) - (isSchool ? 1 : 0)
}

/** Whether a text names a school, even without a word for higher education: "Hill Driving School". */
export const mayBeSchool = (text: string) => degreeScore(text) < 0
