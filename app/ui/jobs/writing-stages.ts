/** The text shown while a document is being written, by the stage of its job. */
export const writingStages = {
  running: "Reading your evidence",
  writing: "Writing from your evidence",
  checking: "Checking every sentence",
}
