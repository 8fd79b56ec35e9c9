/**
 * A rendered template as part of another page: the content of its shadow tree, and the rules that only a page can have.
 */
export interface PageFragment {
  html: string
  /** Font faces and page margins, which have no effect in a shadow tree. */
  pageRules: string
  direction: string
  language: string
}

const pageRule = /@(?:font-face|page)\s*\{[^}]*\}/g

/**
 * Extracts the styles and the body of a rendered template for a shadow root. All values are escaped, so every tag found
 * here is the template's own.
 */
export function fragmentOf(page: string): PageFragment {
  const css = [...page.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/gi)].map(([, rules]) => rules ?? "").join("\n")
  const body = /<body[^>]*>([\s\S]*)<\/body>/i.exec(page)?.[1] ?? ""
  const own = css.replace(pageRule, "").replace(/[^{}]+(?=\{)/g, hosted)
  return {
    // The surrounding page already has a main element.
    html: `<style>${hostRule}${own}</style>${body.replace(/<(\/?)main\b/gi, "<$1div")}`,
    pageRules: (css.match(pageRule) ?? []).join("\n"),
    direction: attribute(page, "dir") === "rtl" ? "rtl" : "ltr",
    language: attribute(page, "lang") || "en",
  }
}

/** Prevents inheritance from the surrounding page. */
const hostRule = ":host { all: initial; display: block; background: #fff; color: #1a1a1a; }\n"

/** In a shadow tree, the host represents the whole page. */
const hosted = (selector: string) => selector.replace(/(?<![\w.#-])(?:html|body|:root)(?![\w-])/g, ":host")

const attribute = (page: string, name: string) =>
  new RegExp(`<html[^>]*\\b${name}="([^"]*)"`, "i").exec(page)?.[1] ?? ""
