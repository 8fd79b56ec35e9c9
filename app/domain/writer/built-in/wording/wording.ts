import { listed } from "../../../kernel/listed"

/** Capitalizes the first letter. A measure ("p95") and a name with an inner capital ("iOS") are unchanged. */
export function capitalized(text: string): string {
  return /^[a-z](?:\w*[A-Z]|\d)/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

/** Lowercases the first letter, unless the word is "I", an acronym or a name. */
export function lowered(text: string): string {
  return /^(?:I\b|[A-Z][A-Z\d]|[A-Z][a-z]+[A-Z])/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

/** Skills that contain an "and" themselves are separated: "safeguarding, and NEWS2 and sepsis six". */
export function inAList(skills: string[]): string {
  const [joined, plain] = [
    skills.filter((skill) => / and /.test(skill)),
    skills.filter((skill) => !/ and /.test(skill)),
  ]
  return [...plain, ...joined].length > 1 && joined.length > 0
    ? `${[...plain, ...joined].slice(0, -1).join(", ")}, and ${joined.at(-1)}`
    : listed(skills)
}
