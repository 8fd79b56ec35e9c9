/** Scopes of a personal API token. */
export const scopes = ["read", "write", "export"] as const
export type Scope = (typeof scopes)[number]
