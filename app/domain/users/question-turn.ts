/**
 * How many questions are offered between two reflections before they repeat. The number is odd, so that rounds start in
 * alternating halves of the question bank.
 */
export const turnsPerRound = 7
