/** Abbreviations in notes, with their full forms for readers. */
const forms: readonly [RegExp, string][] = [
  [/\bincl\b\.?/g, "including"],
  [/\bapprox\b\.?/g, "approximately"],
  [/\bavg\b\.?/g, "average"],
  [/\bmins\b/g, "minutes"],
  [/\bhrs\b/g, "hours"],
  [/\bwks\b/g, "weeks"],
  [/\bmths\b/g, "months"],
  [/\bdept\b\.?/g, "department"],
  [/\bmgmt\b/g, "management"],
  [/\bsvc\b/g, "service"],
  [/\bppl\b/g, "people"],
  [/\bvs\b\.?/g, "against"],
  [/\bw\/ /g, "with "],
]

/** Spells out the abbreviations in a sentence. */
export const writtenOut = (text: string): string =>
  forms.reduce((said, [form, whole]) => said.replace(form, whole), text)
