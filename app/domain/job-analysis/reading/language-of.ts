import { words } from "../../language/word-list"

const english = words(
  "the and of to in for with you our we is are will be your or on as a an at by this that from have who work not it us what",
)
const others = words(
  "der die das und mit für wir sie du ist sind ein eine zu im dem den von bei dich deine dein ihre auf oder nicht el la los las de del y en para con una un que por se tu nuestro es le les des et pour avec vous nous votre dans sur une du au il di che per con della nel gli het een van voor met je jij wij niet op o os e do da dos das em na no uma você com og och är att som för",
)

/** Whether a posting is in English, judged by the function words in its first few thousand characters. */
export function isEnglish(text: string): boolean {
  let own = 0
  let foreign = 0
  for (const word of text
    .slice(0, 20_000)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []) {
    if (english.has(word)) own++
    else if (others.has(word)) foreign++
  }
  return own >= foreign
}
