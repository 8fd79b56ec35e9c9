import { words } from "../../../../language/words/word-list"

/** Verbs that relate, frame or carry out, and words of place in a text. The content is in the words next to them. */
export const freeWords = words(`
  compared compare versus according regarding concerning following including based related
  handle handles handled handling complete completes completed completing accomplish accomplished achieve achieved
  hold holds held holding holder put puts putting do doing serve serves serving served work works worked working
  employ employed employs join joined position spell stint post
  previous previously earlier prior afterwards subsequently beforehand meanwhile eventually latter former
  date present current currently ongoing to-date
  cost costs stand stands stood show shows showed shown start starts started begin began ended
  given give gives giving spend spent add added mean meant total amount figure figures value
  method methods project projects session sessions level item items rate matter case
  jointly hand draw draws drew effect basis point version approximately
  saw
  based part majority ahead
  own colleague colleagues others something anything someone total average mean respective
  additional extra further overall entire annual
  perhaps albeit regardless suffered
  year years month months week weeks day days
`)
