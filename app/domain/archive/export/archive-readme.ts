import { product } from "../../kernel/product"

interface Described {
  kind: string
  about: string
  restored: boolean
}

/** Text of the README file inside an archive. */
export function archiveReadme(kinds: readonly Described[]): string {
  const line = ({ kind, about }: Described) => `  ${`${kind}.json`.padEnd(24)}${about}`
  return `Everything that ${product.name} stores about you.

Files of records. Each is JSON: "format" and "version" say how to read it, "kind" says what it
contains, and "records" are the records, oldest first.

Restored when you import this archive into another account:
${kinds
  .filter(({ restored }) => restored)
  .map(line)
  .join("\n")}

Not restored:
${kinds
  .filter(({ restored }) => !restored)
  .map(line)
  .join("\n")}

Also included:
  documents/              your documents as plain text
  uploads/                the files that you uploaded (not brought back by an import)

To import it: sign up for a new account, open Settings, Import, and choose this file. The account must not have
reflections or documents yet. Your email address, password and plan are not part of an import, and your usage stays
as it is. Sentences of imported documents are checked again against your evidence: what this archive says about them
does not count.

Passwords, access tokens and their hashes are not in this archive.
`
}
