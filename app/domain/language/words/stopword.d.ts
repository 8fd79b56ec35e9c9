/** The package ships no types. Only its list of English function words is used. */
declare module "stopword" {
  export const eng: string[]
}
