/** Fields of a profile that name what a person is or knows, and tell nothing they did. */
const naming = new Set(["title", "industry", "skill", "role", "employer", "qualification"])

/** Whether an item of the ledger only names something. */
export const onlyNames = (field: string | null): boolean => field !== null && naming.has(field)
