import { toldOf, topicsAsked } from "../../../language/topics/topics"

const worth = 3

/** How well a text tells, in ordinary words, of the topics that a criterion asks for; 0 if it tells of none. */
export const topicFit = (criterion: string, told: string): number =>
  told === "" ? 0 : worth * topicsAsked(criterion).filter(({ topics }) => toldOf(topics, told) !== null).length
