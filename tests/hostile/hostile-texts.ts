/** A way to fill a text field that is expensive for a careless parser. */
export interface HostileText {
  name: string
  make: (length: number) => string
}

/** Repeats the unit, cut to the exact length. */
const repeated = (name: string, unit: string): HostileText => ({
  name,
  make: (length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length),
})

/** A start, a repeated unit, and an end that forces a matcher to backtrack. */
const framed = (name: string, start: string, unit: string, end: string): HostileText => ({
  name,
  make: (length) => {
    const room = Math.max(0, length - start.length - end.length)
    return (start + unit.repeat(Math.ceil(room / unit.length)).slice(0, room) + end).slice(0, length)
  },
})

/** Pieces numbered to be distinct, so that neither a cache nor a set of seen words helps. */
const counted = (name: string, piece: (at: number) => string): HostileText => ({
  name,
  make: (length) => {
    let text = ""
    for (let at = 0; text.length < length; at++) text += piece(at)
    return text.slice(0, length)
  },
})

const letters = (at: number) =>
  [...at.toString(26)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26))).join("")
const capitalized = (at: number) => `Q${letters(at)}`

const numbers = [
  repeated("multiples", "2x "),
  repeated("open-ended ranges", "1–2–"),
  repeated("ranges", "1–2 "),
  repeated("hyphenated ranges", "3-4-5-"),
  repeated("bare numbers", "1 "),
  repeated("one long number", "7"),
  repeated("grouped thousands", "1 000 "),
  repeated("thousands with commas", "1,000,"),
  repeated("decimals", "1.1."),
  repeated("percentages", "50% "),
  repeated("percent signs", "%"),
  repeated("percentages in words", "5 percent of 6 per cent of "),
  repeated("currencies", "$5 €6 £7 "),
  repeated("currency signs", "$"),
  repeated("amounts with a scale", "$2.5 million, "),
  repeated("units", "5 kg 6 km 7 hours "),
  repeated("units without spaces", "5kg6km7h"),
  repeated("from-to ranges", "from 1 to 2 to "),
  repeated("shares", "1 in 2 in "),
  repeated("rates", "5 per day per week per "),
  repeated("number words", "one hundred and two thousand and "),
  repeated("fractions", "half a third of a quarter of "),
  repeated("sums", "1 + 2 = 3 and "),
  repeated("minutes and times", "12:30 – 13:45, "),
  repeated("people", "40 people and 30 people and "),
  counted("distinct numbers", (at) => `${at} beds, `),
  counted("distinct items", (at) => `${at}x ${letters(at)} `),
  repeated("comparisons", "more than 5 less than 6 at least "),
  repeated("signs before numbers", "+-±~<>≤5 "),
  repeated("roman numerals", "XIV MCMXC III "),
  repeated("phone numbers", "+61 400 000 000 "),
  repeated("hyphens and digits", "1-"),
]

const dates = [
  repeated("years", "2019 "),
  repeated("year ranges", "2019 – 2021, "),
  repeated("months", "January March May "),
  repeated("months and years", "Jan 2019 to "),
  repeated("dates", "12/12/2012 "),
  repeated("ISO dates", "2019-01-02"),
  repeated("since", "since 2019 since "),
  repeated("unclosed parentheses with years", "(2019 – "),
  repeated("job headings", "Nurse — Elm House — 2016 – 2019\n"),
]

const marks = [
  repeated("dots", "."),
  repeated("dots and spaces", ". "),
  repeated("ellipses", "… "),
  repeated("exclamations", "?!"),
  repeated("commas", ","),
  repeated("commas and words", "a, "),
  repeated("semicolons", "a; b; "),
  repeated("colons", "a: "),
  repeated("opening brackets", "("),
  repeated("nested brackets", "([{"),
  framed("balanced brackets", "", "(a", ")"),
  repeated("closing brackets", ")"),
  repeated("quotes", '"'),
  repeated("unclosed quotes", "“I "),
  repeated("apostrophes", "'"),
  repeated("apostrophes in words", "a'b’"),
  repeated("possessives", "Anna's Ben’s "),
  repeated("possessive ends", "s' "),
  repeated("hyphens", "-"),
  repeated("hyphens and spaces", "- "),
  repeated("hyphen chains", "a-b-"),
  repeated("dashes", "–—"),
  repeated("spaced dashes", "a – b — "),
  repeated("slashes", "a/b/"),
  repeated("backslashes", "\\"),
  repeated("asterisks", "**a* "),
  repeated("arrows", "=>->"),
  framed("spaces before an arrow", "", " ", "-"),
  repeated("underscores", "_a__b"),
  repeated("vertical bars", "a | b | "),
  repeated("ampersands", "A&B & "),
  repeated("initials", "A.B."),
]

const spaces = [
  repeated("spaces", " "),
  framed("spaces inside", "I led", " ", "it"),
  repeated("newlines", "\n"),
  repeated("Windows newlines", "\r\n"),
  framed("newlines inside", "I led", "\n", "it"),
  repeated("newlines and spaces", "\n \n"),
  repeated("tabs", "\t"),
  repeated("tabs and words", "a\t"),
  repeated("bullets", "• "),
  repeated("bullets on lines", "- a\n"),
  repeated("numbered lines", "1. a\n"),
  repeated("short lines", "a\n"),
  repeated("labels", "Post 1: Slide 2: "),
  repeated("non-breaking spaces", "\u00a0"),
  repeated("zero-width characters", "\u200b\u200d\ufeff"),
]

const markup = [
  repeated("unclosed opening tags", "<a "),
  repeated("angle brackets", "<"),
  repeated("unclosed tags", "<b>"),
  repeated("tags", "<b></b>"),
  repeated("unclosed comments", "<!--"),
  repeated("unclosed scripts", "<script>"),
  repeated("entities", "&amp;"),
  repeated("unclosed entities", "&#x"),
  repeated("templates", "{{a}} {% b %} "),
  repeated("unclosed Markdown links", "[a]("),
  repeated("URLs", "https://a.example/b?c=d&e#f "),
  repeated("URL prefixes", "http://"),
  repeated("hosts", "www.a.b."),
  repeated("email addresses", "a@b.example "),
  repeated("at signs", "a@"),
  framed("one long host", "a@", "b.", "!"),
  repeated("hashtags", "#one #"),
  repeated("account mentions", "@a"),
]

const letterings = [
  repeated("one giant word", "a"),
  framed("one giant word and a mark", "", "a", "!"),
  repeated("one giant uppercase word", "A"),
  repeated("one giant word in alternating case", "aB"),
  repeated("long words", `${"abcdefghij".repeat(20)} `),
  repeated("combining marks", "e\u0301\u0323\u0308"),
  repeated("combining marks without a letter", "\u0301"),
  repeated("right to left", "שלום עולם "),
  repeated("direction changes", "\u202ea\u202c"),
  repeated("lone surrogates", "\ud800"),
  repeated("surrogate pairs", "𝒜𝒷 "),
  repeated("emoji families", "👩‍👩‍👧‍👦"),
  repeated("flags", "🇦🇺"),
  repeated("skin tones", "👍🏽 "),
  repeated("ideographs", "漢字、"),
  repeated("ligatures", "ﬁ ﷺ "),
  repeated("letters that change length with case", "İß"),
  repeated("null characters", "\u0000"),
]

const wordings = [
  repeated("capitals", "I A B "),
  repeated("name pairs", "Anna Berg "),
  counted("distinct names", (at) => `${capitalized(at)} `),
  counted("names with commas", (at) => `${capitalized(at)} ${capitalized(at + 1)}, `),
  counted("distinct words", (at) => `${letters(at)} `),
  counted("distinct sentences", (at) => `I led ${letters(at)} at ${capitalized(at)}. `),
  repeated("short sentences", "I ran. "),
  repeated("by", "by "),
  repeated("by somebody", "by Anna by Ben by "),
  repeated("and", "and "),
  repeated("and with verbs", "led and ran and "),
  repeated("of the", "of the "),
  repeated("I", "I "),
  repeated("I with verbs", "I led I ran I "),
  repeated("verbs", "led "),
  repeated("participles", "was being led having "),
  repeated("negations", "not never no "),
  repeated("denials", "I don't I didn't "),
  repeated("wishes", "I would hope to plan to "),
  repeated("who", "who led who ran "),
  repeated("team", "my team led our team and I "),
  repeated("titles", "Senior Chief Manager Director of "),
  repeated("places", "at Acme in Sydney for "),
  repeated("results", "which led to a rise of "),
  repeated("because", "because so that which "),
  repeated("skills with commas", "SQL, Excel, C++, "),
  repeated("abbreviations", "AWS B2B iOS C# "),
  repeated("abbreviations with periods", "e.g. i.e. etc. Dr. "),
  repeated("contractions", "I've we're I'm "),
  repeated("prefixes", "re-pre-co-e-"),
  repeated("ask and answer", "Situation: Task: Action: Result: "),
]

/** Every way to fill a field. The first of each group is the plainest. */
export const hostileTexts: readonly HostileText[] = [
  ...numbers,
  ...dates,
  ...marks,
  ...spaces,
  ...markup,
  ...letterings,
  ...wordings,
]
