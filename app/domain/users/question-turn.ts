/**
 * Questions that are offered between two reflections before a round begins again. Odd, so that rounds begin in either
 * half of the question bank.
 */
export const turnsOfRound = 7
