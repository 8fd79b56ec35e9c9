/** The signs that editors and people set before a bullet, those of symbol fonts among them. */
export const bulletMark = "[•●▪◦‣·*–—\\-−➢➤►✓✔❖§o→▸▹▶◆◇■□○⁃★»›\\uf0b7\\uf0a7\\uf0d8\\uf0fc\\uf076]"
