/** Bullet characters of editors and people, including those of symbol fonts. */
export const bulletMark = "[•+●▪◦‣·*–—\\-−➢➤►✓✔❖§o→▸▹▶◆◇■□○⁃★»›\\uf0b7\\uf0a7\\uf0d8\\uf0fc\\uf076]"
