import { words } from "./word-list"

/** Grammatical words. They make no claim, so they count neither for nor against support (V1). */
export const functionWords = words(`
  a an the this that these those some any each either neither such own same other another
  i me my mine myself we us our ours ourselves you your yours he him his she her hers it its they them their theirs
  who whom whose which what where when why how there here one ones
  am is are was were be been being 'm 're 's do does did done doing have has had having will would shall should can could
  may might must ought
  and or but nor so yet if than then as because since while although though whereas until unless whether
  of in on at by for with from to into onto upon over under about around through throughout across between among amid
  against during before after above below near within without toward towards via per plus off out up along
  not no never nobody nothing none cannot n't
  dont doesnt didnt isnt wasnt arent werent havent hasnt hadnt wont wouldnt cant couldnt
  also too very more less much many few several both all every most just only even still again ever once
  etc eg ie vs am pm mr mrs ms dr
`)

/**
 * Common words in resumes and letters that add color but no checkable fact. They may appear without support from an
 * item. Keep out anything that names a skill, a thing, a level of expertise or a scope.
 */
export const lightWords = words(`
  various different range variety number way ways thing things well really quite rather
  currently previously recently now later today already always often overall together
  successfully effectively efficiently effective efficient
  strong key core main solid hands-on practical careful proud
  skill skills skilled knowledge
  include includes including included such particular particularly especially
  experience experienced background career
  able ability enable enabled ensure ensured ensuring
  day-to-day throughout alongside regarding
  like e.g i.e eg ie etc
  role position time process task tasks effort efforts
  get got make made take took give gave bring brought come came become became go went let keep kept
  gets makes takes taken gives given brings comes becomes lets keeps
  bringing taking making giving getting coming going keeping doing
  need needed want needs use used using uses utilise utilised utilize utilized
  carry carried perform performed undertake undertook undertaken conduct conducted do does did done
  result results resulting resulted lead-to allow allowed allowing
  focus focused focusing involve involved involving relate related
  whole part good great better new still so far instead rather little aboard formerly former people person persons
`)

/** Adverbs describe manner, not fact, except these. */
export const heavyAdverbs = words(`
  single-handedly singlehandedly solely independently personally nationally globally internationally regionally locally
  annually monthly weekly daily yearly hourly quarterly nightly fortnightly fully completely entirely exclusively fluently
  widely wholly universally individually jointly collectively early family only apply supply reply rely comply multiply
  assembly anomaly ally fly italy july bully jelly belly elderly friendly
  unanimously consistently
`)
