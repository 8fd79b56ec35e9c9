import { words } from "./word-list"

export const prepositions = words(`
  aboard of in on at by for with from to into onto about through across between among against during before after within without
  towards toward via per as over under using around near than like including alongside throughout until since versus vs
`)
