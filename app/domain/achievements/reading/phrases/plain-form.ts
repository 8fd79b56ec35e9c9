import type { Talk } from "../../../language/talk/read-talk"

/** A verb in its plain form, which may look like a past: "let us put", "to run". */
export const isPlainForm = ({ words, classes }: Talk, at: number): boolean =>
  classes[at] === "base" ||
  /^(?:put|set|cut|run|read|let|split|spread|hit|shut|cast|cost)$/.test(words[at]?.lower ?? "")
