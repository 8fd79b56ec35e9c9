/** The maximum number of items read for one word, since a hostile ledger may repeat it in all of them. */
export const mostHolders = 40
