import { stemmer } from "stemmer"

/** The stems of a text's content words: words of four letters or more, and names such as "C++". */
export const contentStems = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}|\p{L}[+#]+/gu) ?? []).map((word) => stemmer(word)))
