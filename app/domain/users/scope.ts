/** What a personal API token may do. */
export const scopes = ["read", "write", "export"] as const
export type Scope = (typeof scopes)[number]
