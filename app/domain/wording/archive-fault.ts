import * as z from "zod"
import { phrase } from "./phrase"

const file = { file: z.string() }
const most = { most: z.number() }
const inDocument = { ...file, record: z.number(), ...most }
const document = ({ file, record }: { file: string; record: number }) => `${file}: record ${record}`
const atMost = (count: number) => `(at most ${count.toLocaleString("en")})`
const shorten = "Shorten it in the original account, and export again."

/** Why an archive cannot be imported. */
export const archiveFaults = {
  archive_no_zip: phrase({}, () => "This file is not a ZIP, or it is damaged."),
  archive_many_files: phrase({}, () => "This archive contains too many files."),
  archive_packing: phrase({}, () => "This archive uses a compression that cannot be read here."),
  archive_too_large: phrase({}, () => "This archive is too large when unpacked."),
  archive_record_too_long: phrase({}, () => "A record in this archive is too long."),
  archive_no_account: phrase({}, () => "This is not one of our exports: account.json is missing."),
  archive_twice: phrase(file, ({ file }) => `This archive contains ${file} twice.`),
  archive_no_text: phrase(file, ({ file }) => `${file} is not text.`),
  archive_no_json: phrase(file, ({ file }) => `${file} is not valid JSON.`),
  archive_foreign: phrase(file, ({ file }) => `${file} is not a file of one of our exports.`),
  archive_version: phrase(
    { ...file, version: z.number(), readable: z.number() },
    ({ file, version, readable }) => `${file} has version ${version}; only version ${readable} can be read here.`,
  ),
  archive_record: phrase(
    { ...file, record: z.number(), field: z.string() },
    ({ file, record, field }) => `${file}: record ${record}${field === "" ? "" : ` (${field})`} is not valid.`,
  ),
  archive_many_records: phrase(
    { ...file, ...most },
    ({ file, most }) =>
      `${file} has more records than one import accepts ${atMost(most)}. Delete what you no longer need in the original account, and export again.`,
  ),
  archive_long_sentence: phrase(
    inDocument,
    (at) => `${document(at)} has a sentence with too many characters ${atMost(at.most)}. ${shorten}`,
  ),
  archive_many_sentences: phrase(
    inDocument,
    (at) => `${document(at)} has too many sentences ${atMost(at.most)}. ${shorten}`,
  ),
  archive_long_document: phrase(
    inDocument,
    (at) => `${document(at)} has too many characters ${atMost(at.most)}. ${shorten}`,
  ),
  archive_sentences_in_all: phrase(
    inDocument,
    (at) => `${document(at)} exceeds the total number of sentences ${atMost(at.most)}. ${shorten}`,
  ),
}
