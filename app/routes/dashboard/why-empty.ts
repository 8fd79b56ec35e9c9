import type { FeedFilter } from "../../domain/feed/personal/rules"

/** Why no insight is listed, and how to change that. */
export function whyEmpty(filter: FeedFilter, hasSkills: boolean): string {
  if (filter !== "all") return "Nothing of this kind is a close match for you this week."
  const none = "Nothing published lately is a close match for you. General articles are under View All Insights."
  return hasSkills
    ? `${none} We look again every week, and each skill you add widens the search.`
    : `${none} Add your skills and goals, and we'll look for articles that match them.`
}

export const skillsLabel = (hasSkills: boolean) => (hasSkills ? "Add more skills" : "Add skills")
