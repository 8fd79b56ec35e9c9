/** Ids derived from content are the same in every account. */
export const isShared = (id: string) => /^(?:history|profile)-[0-9a-f]{24}$/.test(id)
