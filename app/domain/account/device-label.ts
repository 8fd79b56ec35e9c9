/** First match wins: each browser's user agent also names the browsers after it. */
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

/** Readable name of a session's client: "Firefox on Windows", or "API client" if it is not a browser. */
export function deviceLabel(userAgent: string | null): string {
  const browser = nameIn(browsers, userAgent ?? "")
  if (!browser) return "API client"
  const system = nameIn(systems, userAgent ?? "")
  return system ? `${browser} on ${system}` : browser
}
