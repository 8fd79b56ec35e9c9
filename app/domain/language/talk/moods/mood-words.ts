import { laidOut } from "../../laid-out"

// Words that mark a clause as something other than a completed action.

/** Things yet to be done. */
export const planned = new RegExp(laidOut`
  \b(?:
    will|shall|should|going to(?! (?:the|an?|my|our|his|her|their)\b)|want to|wants to|wanted to|wish|
    hop(?:e|es|ed|ing) to|hope|hoping|dream(?:s|ed|ing)? (?:to|of)|
    plan(?:s|ned|ning)? to(?! (?:the|a|an|our|my|their|his|her)\b)|
    (?<!\b(?:the|an?|my|our|some) )planning (?:on|for|an?|our|my|the)|intend|intends|aim to|aiming|looking to|might|
    (?:maybe|perhaps)(?! (?:
      \d|once|twice|one|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty|
      a (?:hundred|dozen|third|quarter)|half
    ))|
    supposed to|meant to|put in for|
    next (?:
      sprint|week|month|year|january|february|march|april|may|june|july|august|september|october|november|december|
      quarter|spring|summer|autumn|winter|season|term|up|time|step|is|i am|we are
    )|
    half (?:ready|done|written|finished|built|way)|still .{0,24}\b(?:open|waiting|pending|outstanding)$|
    (?:left |more .{1,12})to go$|about to|(?:i|we) expect|thinking (?:of|about|to)|considering|would like|would love|
    in talks|not (?:yet )?(?:started|finished)|pending|if (?:it|the|they|i|we|all|that)|someday|one day i|working on|
    applying for|booked on|trying to|tried to|try to|pretend(?:s|ed|ing)? (?:to|that|i)|promised|underway|waiting for|
    we will see|let us see|tbc|soon|in progress
  )\b|
  \bunless\b
`)

/** Things that came to nothing or went wrong. */
export const failed = new RegExp(laidOut`
  \b(?:
    fail(?:ed|s)? (?:to|the|my|first)\b|refused|rejected|turned down|told no|got nowhere|shelved|binned|scrapped|
    dropped at|cancelled|canceled|fell (?:apart|through)|died|flopped|disaster|
    did not (?:work|win|pass|get|go|happen|help|land|make|come|print|come off|believe|kick)|
    never (?:passed|happened(?! (?:again|since))|worked|came(?! back))|
    (?<!\b(?:a|per) (?:day|week|month|year) )down the drain|no difference|rolled back|nobody came|
    without (?:success|effect)|was refused|said no|lost the|lost (?:a|my|one|maybe|two|three|our|every|all)|
    missed (?:a|the|my|our)|ran out(?! of the (?:door|room))|no luck|postponed|
    not (?:picked|accepted|selected|approved)|broke down|broke the(?! .*\b(?:into|down)\b)|
    (?:
      snapped|scratched|smashed|dented|spilled|spilt|botched|ruined|wrecked|misread|misjudged
    ) (?:
      an?|the|my|our|one|his|her|their|someone|somebody
    )\b(?! (?:\w+ )?(?:photos?|pictures?|portraits?|shots?|targets?|records?|goals?))|
    got (?:the blame|told off|a telling off|fined|a (?:written )?warning)\b|apologi[sz]ed|gave up|stopped it|
    so not there|too early|too late|no answer|went wrong|crashed (?:the|a|my|our)\b|
    (?:put|sent|used|ordered|booked|gave|fitted|installed|entered|picked|billed|charged) (?:in |out |up )?the wrong|
    went live not|not allowed|
    (?:was|were|got) (?:
      given|delivered|sent|paid|done|finished
    ) (?:
      over |about |around |more than |an? |half |\w+ )*
    (?:minutes?|hours?|days?|weeks?) late|
    too expensive|in vain|to no avail|(?:used|spent|took|wasted) .{1,40} for nothing
  )\b
`)

/** Things that the person did not do themselves. */
export const denied = new RegExp(laidOut`
  \b(?:
    not (?:me|mine|my|ours|us|our|the)\b|was not me|not by me|(?<!from )nothing (?:to|with which i)|i did nothing|
    (?:is|was|are|by) (?:theirs?|hers?|his|jem's|others?)|their (?:build|doing|number|performance)|
    (?:her|his|their|your) (?:doing|performance|department)|her she|(?:on|by) (?:him|her|them|his own|her own)\b|
    (?:him|her|them)sel(?:f|ves)|credit (?:to|is|where)|(?:did not|never) (?:lead|manage|decide|do)|
    (?:was|is) (?:all )?(?:hers|his|theirs)|somebody else|someone else|so not me|not me|does not count|do not count|
    all her\b|all his\b|not our|that (?:was|is) (?:mostly|mainly|largely|all) (?:the|their|down to)|
    that was the(?! (?:\w+ )?(?:place|job|time|year|firm|first|last|old|best|end|point|idea|result|biggest|main))|
    is everybody's|that is the company|for all shifts|
    rest (?:was|is|were) (?!
      \d|easy|fine|done|sold|paid|gone|up|on|in|not|left|ready|new|old|ok|good|too|still|already|mostly|handled|
      closed|over|mine|me
    )
  )\b
`)

/** Hearsay and uncertainty. */
export const hearsay = new RegExp(laidOut`
  \b(?:
    (?:they|he|she|people|someone|somebody|everyone|it) (?:say|says|said|reckons?|claims?|claimed|told)|says|reckons?|
    reckon|according to|apparently|supposedly|allegedly|i (?:am|was|have been) told|told me|told us|told in|rumou?r|
    (?:their|his|her|rough) estimates?|estimates? (?:is|are|was|were|say|says)|i heard|
    as per (?:\w+ ){0,2}(?:mail|email|report|message|dashboard|portal)|they think|as (?:he|she|they) says?|
    from some report|from (?:the )?(?:newspaper|news)|on their website|cannot prove|can not prove|not claiming|
    (?:do|did|can|could) not (?:know|count|say|tell)|who knows|no idea|i forget|i said (?:like |about )?(?=\d)|
    never counted|not sure (?:if|how)|if true|(?:is|are|just|only) (?:\w+ )?talking|i believe not
  )\b
`)

/** Thoughts and feelings. */
export const opinion =
  /\b(?:i (?:do |really |just |still |always )?(?:think|feel|believe|suppose|guess|reckon|wish|like|love|hate|enjoy|miss|mean|admit|am (?:happy|proud|glad|sorry|tired|convinced|sure|good|thinking))|in my opinion|overhyped|proud|honest(?:ly)?|weirdly|amazing|joke|silly|stupid|credit where due)\b/

/** Remarks that are not about the work. */
export const chatter = new RegExp(laidOut`
  \b(?:
    lol|haha|jaja|fun|tired|weather|raining|coffee|beer|donuts?|biscuits?|scones|wine|cried|crying|
    my (?:wife|husband|mum|mom|mother|sister|cousin|uncle|missus|friend|son|daughter|feet|back|kid|kids|desk plant)|
    funny|crazy|nuts|mental|mad|feet|sick (?:with|of)|happy|annoying(?:ly)?|bless|god|grace|shame|inshallah|holiday|
    hols|vacation|birthday|hugged|sandwich|parking lot|vending|bored
  )\b
`)

/** "resubmitted 40 rejected claims", "a refused visa": a failure as the object of the work. */
export const overcome = new RegExp(
  laidOut`
    (?<=
      \b(?:a|the|of|all|every|each|\d+|for|on|from|handled|fixed|resubmitted|appealed|reviewed|cleared|recovered) )
    (?:refused|rejected|cancelled|canceled|postponed|scrapped|binned) (?=[a-z]{3,})|
    ^(?:and |but |so )*(?:
      (?:daily|weekly|monthly|yearly|repeat|total|the|our|my) )*
    (?:
      refused|rejected|cancelled|canceled|postponed|scrapped|binned
    ) (?=
      (?:[a-z]+ ){1,2}(?:went|fell|dropped|rose|came|(?:are|were|is|was) (?:down|up|now|at))\b
    )
  `,
  "g",
)
