/** Profile fields that only name what a person is or knows, without saying what they did. */
const naming = new Set(["title", "industry", "skill", "role", "employer", "qualification"])

/** Whether a ledger item only names something. */
export const onlyNames = (field: string | null): boolean => field !== null && naming.has(field)
