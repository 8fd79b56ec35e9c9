import { expect, test } from "vitest"
import { readLanguage, shownLanguage } from "./language-line"

test.each([
  ["Polish (native)", "Polish", "native"],
  ["English – Full professional proficiency", "English", "Full professional proficiency"],
  ["Spanish – conversational (B1)", "Spanish", "conversational (B1)"],
  ["Welsh: basic", "Welsh", "basic"],
  ["Serbo-Croatian", "Serbo-Croatian", ""],
  ["Serbo-Croatian (fluent)", "Serbo-Croatian", "fluent"],
  ["Chinese", "Chinese", ""],
])("“%s” is a language and its level", (text, language, fluency) => {
  expect(readLanguage(text)).toEqual({ language, fluency })
  expect(readLanguage(shownLanguage(language, fluency))).toEqual({ language, fluency })
})
