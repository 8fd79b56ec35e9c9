// Renders the share image of each public page into public/share/. Run it after changing their texts.
import { readFileSync } from "node:fs"
import { chromium } from "@playwright/test"
import { product } from "../../app/domain/kernel/product"
import { type PublicPage, publicPages } from "../../app/ui/search/public-pages"
import { chromiumFlags, getChromium } from "../runner/chromium"

const font = (name: string) =>
  `url(data:font/woff2;base64,${readFileSync(`public/fonts/${name}.woff2`).toString("base64")})`

const browser = await chromium.launch({ executablePath: getChromium(), args: chromiumFlags })
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const shown of publicPages) {
  await page.setContent(drawn(shown))
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: `public/share/${shown.image}.png` })
}
await browser.close()

function drawn({ title, line }: PublicPage): string {
  return `<!doctype html><style>
    @font-face { font-family: Newsreader; src: ${font("newsreader-latin")}; font-weight: 200 800 }
    * { margin: 0; box-sizing: border-box }
    body { width: 1200px; height: 630px; padding: 76px 84px; background: #faf9f5; color: #1e1c18; font-family: Newsreader;
      display: flex; flex-direction: column; justify-content: space-between; position: relative; overflow: hidden }
    .name { display: flex; align-items: center; gap: 18px; font: 600 40px Newsreader }
    h1 { font: 500 92px/1.02 Newsreader; letter-spacing: -0.03em; max-width: 960px; text-wrap: balance }
    p { font: 400 38px/1.3 Newsreader }
    mark { background: #f7e48b99; color: inherit; padding: 2px 6px; margin-left: -6px }
    .thread { position: absolute; right: 76px; top: 0; height: 630px }
  </style>
  <svg class="thread" width="130" height="630" fill="none"><path d="M20 0c0 170 90 210 90 330s-90 160-90 300"
    stroke="#1d4f91" stroke-width="7" stroke-linecap="round"/><circle cx="110" cy="330" r="15" fill="#faf9f5"
    stroke="#1d4f91" stroke-width="7"/></svg>
  <div class="name"><svg width="52" height="52" viewBox="0 0 26 26" fill="none" stroke-width="2"><path
    d="M2 6h22M2 13h22M2 20h15" stroke="#1e1c18" stroke-opacity=".45"/><path d="M10 1c0 5 7 6 7 12s-7 7-7 12"
    stroke="#1d4f91" stroke-width="2.5" stroke-linecap="round"/></svg>${product.name}</div>
  <h1>${title}</h1>
  <p><mark>${line}</mark></p>`
}
