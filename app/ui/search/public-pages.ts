/** A page that search engines may index and that people share. */
export interface PublicPage {
  path: string
  /** The title and text of the share image; the file is `public/share/{image}.png`. */
  image: string
  title: string
  line: string
}

/** The single list of public pages, used for canonical URLs, share images, the sitemap and robots.txt. */
export const publicPages: readonly PublicPage[] = [
  {
    path: "/",
    image: "home",
    title: "Command Your Career Narrative",
    line: "Every sentence traces back to something you said.",
  },
  {
    path: "/how-we-score",
    image: "how-we-score",
    title: "How we score",
    line: "Every figure, with its formula.",
  },
  { path: "/privacy", image: "privacy", title: "Privacy Policy", line: "What you write is yours." },
  {
    path: "/try",
    image: "try",
    title: "Try it, no account",
    line: "Type what you did. See the line, and its source.",
  },
  { path: "/auth/register", image: "register", title: "Create your account", line: "Free plan. No card needed." },
  { path: "/auth/login", image: "login", title: "Sign in", line: "Pick up where you left off." },
]

export function publicPageAt(path: string): PublicPage | null {
  return publicPages.find((page) => page.path === path) ?? null
}
