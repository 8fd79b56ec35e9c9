/** Names that are also everyday English words: in lower case they identify nobody. */
const words = new Set(
  `an april archer art as asia august autumn baker ball banks bar barber bean bell berry best bill bird bishop black
blake bliss bloom blue bond booker bowl bowman branch brandy brick bridge bright brook brooks brown buck bud bush
butcher butler candy carol carpenter carter case cash chance chancellor chase chef cherish chip christian church clay
clerk cliff close cloud coach cole colt cook cooper country crane cross crystal dale dawn day days dean dear deed
destiny do dock dolly don drew driver dusty earl early east eden elder english ernest eve even faith farmer faye field
fields finch fine fish fisher flowers ford forest fox frank franklin freed freeman french friend frost gale gardener
garland gates gene genesis gill ginger glass glen glory go gold golden good grace grand grant gray green grey grove
guide guy hale hall hand hands harmony harper haven hazel head heart heather high hill hills hope house hunt hunter ice
iris iron ivory ivy jack jade jar jasmine jay jean jet jewel job jolly journey joy judge july june just justice keen
key kind king kit knight lake lamb lance lane lark law leader lee lily link little lock long love low loyal lucky luna
magic major man many march mark marks marsh marshal marvel mason may melody mercy merit merry mike mile miles mills
mine mint miracle mister misty moon moore moss mount my myth new nick noble noon north nova oak ocean olive ore own
pace page painter palmer park parks patience pause peace pearl peg penny pepper perk phoenix piper pitt poet pole pool
poor poppy porter post potter power powers prairie precious price pride prince proper prosper providence prudence queen
rain rainbow randy ray read reed regal reign rice rich ridge ring rise river rivers road rob robin rock rocky roman
rome root rose rowan royal ruby rush rusty sage sailor saint sandy savage sawyer scout see sergeant serenity shade
shepherd short silver singer singh sky slate small smart smith snow so song spark sparks speed spring star steel stem
sterling stern stone storm stout street strong sue summer summers sunny swan sweet swift tab tailor tanner taylor teal
temple than thatcher the tiger time to tony tower town trip true trinity truth turner unity vale van victor victory
violet viola wade walk walker wall ward waters way weaver webb week weeks well wells west wheat wheeler white will
willow wills winner winter winters wise wolf wonder wood woods worth wren wright yard you young zen`.split(/\s+/),
)

export function isOrdinaryWord(name: string): boolean {
  return words.has(name.toLowerCase())
}
/** Escapes a text for use in a regular expression. */
export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")
}
