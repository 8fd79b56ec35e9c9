/**
 * Questions offered between two reflections before a round repeats. Odd, so that rounds start in alternating halves of
 * the question bank.
 */
export const turnsOfRound = 7
