/** The package ships no types; only the list of English function words is used. */
declare module "stopword" {
  export const eng: string[]
}
