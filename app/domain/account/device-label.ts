/** The first that a browser's own description matches names it: each also claims to be those after it. */
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
]

const nameIn = (list: [RegExp, string][], text: string) => list.find(([sign]) => sign.test(text))?.[1]

/** What a session was opened with, in words: "Firefox on Windows", or "API client" for what is no browser. */
export function deviceLabel(userAgent: string | null): string {
  const browser = nameIn(browsers, userAgent ?? "")
  if (!browser) return "API client"
  const system = nameIn(systems, userAgent ?? "")
  return system ? `${browser} on ${system}` : browser
}
