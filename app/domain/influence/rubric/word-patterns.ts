import { laidOut } from "../../language/laid-out"

// The rubric's word lists: words or phrases, separated by `|`. Sources: phrases that plain language guides advise
// against (plainlanguage.gov "Avoid jargon", Orwell's "Politics and the English Language") and what platforms call
// engagement bait (Meta's News Feed guidance of 2017; LinkedIn's of 2022).

const anyOf = (phrases: string, flags = "giu") =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${phrases})(?![\\p{L}\\p{N}])`, flags)

/** Phrases that fit any person in any occupation. */
export const stockPhrases = anyOf(
  laidOut`
    passionate|results-driven|results-oriented|detail-oriented|highly motivated|self-starter|go-getter|team player|
    proven track record|track record of|
    dynamic|visionary|thought leaders?(?:hip)?|world-class|best-in-class|cutting-edge|state-of-the-art|next-level|
    next level|game-?changers?|game-?changing|
    synerg(?:y|ies|istic)|leverag(?:e|es|ed|ing)|empower(?:s|ed|ing|ment)?|unlock(?:s|ed|ing)?|unleash(?:es|ed|ing)?|
    elevat(?:e|es|ed|ing)|harness(?:es|ed|ing)?|
    fast-paced|ever-changing|ever-evolving|rapidly evolving|rapidly changing|evolving landscape|landscape|
    paradigm(?: shift)?|ecosystem|holistic(?:ally)?|seamless(?:ly)?|robust|innovative|innovation|
    transformative|transformation(?:al)?|journey|mindset|purpose-driven|mission-driven|human-centric|customer-centric|
    data-driven|value-add(?:ed)?|add value|deliver(?:ing)? value|provide value|
    move the needle|low-hanging fruit|think(?:ing)? outside the box|go(?:es|ing)? the extra mile|raise the bar|
    at the end of the day|take it to the next level|push(?:ing)? boundaries|break(?:ing)? down silos|double down|
    lean in|deep dive|circle back|north star|
    in today's|in this day and age|now more than ever|more (?:important|relevant|crucial|critical) than ever|in an era|
    in a world|digital age|future-proof|hustle|grind|grindset|crush(?:ed|ing)? it|level up|growth mindset|comfort zone|
    unwavering|commitment to excellence|strive(?:s|d)?|esteemed|diverse skill ?set|skill ?set|valuable asset|asset to|
    extensive experience|exceptional|outstanding|excellence|excel(?:s|led)?|thrive(?:s|d)?|seasoned|strategic(?:ally)?|
    spearhead(?:ed|ing)?|
    proud to announce|thrilled to|excited to|humbled|blessed|honou?red to|grateful for|so grateful|beyond grateful|
    dream big|dreams?|make a difference|making a difference|change the world|change lives|
    inspir(?:e|es|ed|ing|ation|ational)|authentic(?:ity|ally)?|vulnerab(?:le|ility)|resilien(?:t|ce)|
    success|greatness|winners?|legends?|champions?|unstoppable|limitless|full potential|potential|magic|amazing|
    incredible|awesome|epic|insane|mind-?blowing|best version|true self|legacy|impactful|meaningful|powerful|crucial|
    pivotal|vital|essential|invaluable|unprecedented|profound|manifold|myriad|plethora|tapestry|beacon|testament|
    foster(?:s|ed|ing)?|delve|embark(?:ed|ing)?|navigat(?:e|es|ing)|cornerstone|embrac(?:e|es|ed|ing)|
    cultivat(?:e|es|ing)|stakeholders?|core values|values|forward-thinking|win-win|one-stop|solutions?|
    strong communicator|excellent communication|quality standards|wide range|wide variety|variety of|hard-?working|
    motivated|dedicated|dedication|enthusias(?:m|tic)|reliable
  `,
)

/** Words that leave open which, how many or how much. */
export const vagueWords = anyOf(
  laidOut`
    many|various|several|different|some|certain|a lot|lots|things?|stuff|a few|numerous|diverse|people|everyone|
    everybody|anyone|others|somehow|something|often|sometimes|usually|generally|basically|very|really|quite|important|
    interesting|good|great|nice|better|right|always|never|nothing|everything|nobody|multiple|overall|all stages|
    in general|as well as|such as|etc
  `,
)

/** Requests for reactions instead of answers. */
export const bait = anyOf(
  laidOut`
    comment (?:below|["“'‘]?[A-Z]{2,})|drop (?:a|an|your|me)\b[^.!?\n]{0,30}|
    tag (?:a|an|someone|somebody|your|3|three|two|one)|smash (?:that|the)|like (?:and|&|if|this)|double tap|
    hit (?:like|the like|follow)|share if|share this|repost|retweet|rt\b|re-?share|bookmark this|save this(?: post)?|
    follow (?:me|us|for|along)|dm me|link in (?:the )?(?:bio|comments?)|swipe up|agree\?|who'?s with me|thoughts\?|
    am i right|read that again|let that sink in|stay tuned|big (?:news|announcement)|you won'?t believe|
    nobody (?:will tell|tells|talks about)|what they don'?t (?:tell|want)|wake up|spots? (?:left|only)|
    limited (?:spots|seats)|inner circle|doors (?:open|close)|free (?:ebook|guide|masterclass|training)|masterclass|
    my (?:course|program|coaching|accelerator)|sign up now|book (?:a|your) (?:free )?call|
    before (?:i|it) (?:delete|is gone|gets deleted)|#\d? in
  `,
  "giu",
)

/** A question that anyone could ask about anything. */
export const stockQuestion = new RegExp(
  laidOut`
    (?:
      what (?:do|are|does) (?:you|your|we)[^?]{0,24}(?:think|thoughts|mean to you|opinion|take|say)[^?]{0,20}|agree|
      thoughts|right|are you ready|who(?:'s| is) (?:with me|in|ready)|what about you|how about you|can you relate|
      make sense|what(?:'s| is) your (?:why|take|opinion)|don'?t you (?:think|agree)
    )\s*\?
  `,
  "iu",
)

/** An offer or request that tells the reader what to do next. */
export const offer = anyOf(
  laidOut`
    happy to (?:share|send|help|answer|show|talk|explain|compare)|glad to|gladly|send me|write (?:to )?me|message me|
    ask me|call me|email me|reply with|tell me|let me know|show me|i can (?:send|share|show|start|come)|
    i (?:will|'ll) (?:send|share|answer|show)|if you (?:have|know|want|need|can|are|do|see|run|work)|for a quote|
    i would (?:like|love) to (?:see|hear|know|meet|visit)|i'd (?:like|love) to (?:see|hear|know|meet|visit)|
    i would (?:be interested|honestly copy)|looking for|please (?:leave|bring|send|write|call|come|tell)|would you|
    has anyone|have you|does anyone|how (?:do|did|does|would) (?:you|your)|which (?:of|one|do|did)|
    what (?:did|do|would|time|is the) (?:you|your)?|where do you|when do you
  `,
)

/** Steps that a reader can follow. */
export const instruction = anyOf(
  "copy|compare|list|add|ask|check|test|write|start|stop|use|replace|measure|count|put|make|take|keep|look|try|open|read|choose|send|call|tell|show|remove|turn|set|move|draw|mark|note|say|leave|bring|wait|change|charge|feel|print|save|plan|pick|cut|clean|wash|mix|run",
  "iu",
)

/** Words for measures, times and money next to a number in digits or letters. */
export const units = anyOf(
  laidOut`
    minutes?|hours?|days?|weeks?|months?|years?|seconds?|percent|per cent|times|euros?|dollars?|pounds?|cents?|kg|
    kilos?|grams?|tons?|km|miles?|meters?|metres?|cm|mm|liters?|litres?|people|patients|customers|clients|students|
    pupils|children|pages|words|pieces|shifts?|rooms?|beds?|calls?|emails?|orders?|rows?|tickets?|projects?|teams?|
    shops?|stops?|units?|cases?|steps?|items?|copies|versions?
  `,
)

export const numberWords = anyOf(
  "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|half|twice|once|third|quarter|dozens?|first|second|fourth|fifth",
)

export const calendarWords = anyOf(
  laidOut`
    monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|
    october|november|december|yesterday|today|tomorrow|tonight|
    last (?:week|month|year|spring|summer|fall|autumn|winter|night)|
    this (?:week|month|spring|summer|autumn|fall|winter|morning)|noon|midnight
  `,
)
