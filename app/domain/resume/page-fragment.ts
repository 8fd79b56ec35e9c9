/** A filled template as a part of another page: what stands in its own tree, and the rules that only a page may hold. */
export interface PageFragment {
  html: string
  /** Font faces and page margins, which have no effect within a tree of its own. */
  pageRules: string
  direction: string
  language: string
}

const pageRule = /@(?:font-face|page)\s*\{[^}]*\}/g

/**
 * Takes the styles and the body out of a filled template, for a shadow root. The values in it are escaped, so each tag
 * found here is the template's own.
 */
export function fragmentOf(page: string): PageFragment {
  const css = [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, rules]) => rules ?? "").join("\n")
  const body = /<body[^>]*>([\s\S]*)<\/body>/i.exec(page)?.[1] ?? ""
  const own = css.replace(pageRule, "").replace(/[^{}]+(?=\{)/g, hosted)
  return {
    // The page around it has a main part already.
    html: `<style>${hostRule}${own}</style>${body.replace(/<(\/?)main\b/gi, "<$1div")}`,
    pageRules: (css.match(pageRule) ?? []).join("\n"),
    direction: attribute(page, "dir") === "rtl" ? "rtl" : "ltr",
    language: attribute(page, "lang") || "en",
  }
}

/** Nothing of the page around it is inherited. */
const hostRule = ":host { all: initial; display: block; background: #fff; color: #1a1a1a; }\n"

/** In a tree of its own, the host stands for the whole page. */
const hosted = (selector: string) => selector.replace(/(?<![\w.#-])(?:html|body|:root)(?![\w-])/g, ":host")

const attribute = (page: string, name: string) =>
  new RegExp(`<html[^>]*\\b${name}="([^"]*)"`, "i").exec(page)?.[1] ?? ""
