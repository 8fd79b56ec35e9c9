import { eng } from "stopword"

const words = (list: string) => list.trim().split(/\s+/)

/** The most frequent English words. */
export const basicStopWords: ReadonlySet<string> = new Set(eng)

/** Words without a topic of their own, left out when keywords or terms are read. */
export const stopWords: ReadonlySet<string> = new Set([
  ...basicStopWords,
  ...words(`
    a i i'm i've i'd i'll we've we'd we're we'll you're it's that's there's they're he's she's don't didn't doesn't
    wasn't weren't isn't aren't couldn't wouldn't can't won't haven't hasn't hadn't shouldn't us our ours its their
    theirs whose whom she they this these those every each all both none no nor not few several enough own same
    across against along around among amongst above below behind beside besides beyond down during except inside
    near off onto outside per past since throughout till toward towards until upon via within without again already
    always anyway away back even ever else far hence here however instead just later maybe meanwhile mostly much
    nearly almost never often once perhaps quite rather really somehow sometimes soon than then therefore though
    thus together too twice until usually very whenever wherever whether while yet although unless whereas else
    anyone everyone everybody nobody somebody someone anything everything nothing something myself yourself
    ourselves themselves itself herself himself mine yours would will shall may might must ought need etc vs e.g i.e
    as per plus minus like about ago today yesterday tomorrow tonight now finally eventually afterwards first
    second third next last mr mrs ms dr one two three four five six seven eight nine ten eleven twelve thirteen
    fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety
    hundred hundreds thousand thousands million dozen dozens half third quarter double zero percent pct ok okay yes ahead why apart others behalf`),
])

/** Words too general to describe the subject of somebody's work. */
export const generalWords: ReadonlySet<string> = new Set(
  words(`
    thing things way ways lot lots bit part parts kind kinds sort sorts type types time times day days week weeks
    month months year years hour hours minute minutes second seconds moment morning afternoon evening night shift's
    people person persons man woman men women guy guys work works job jobs result results outcome outcomes end start
    beginning help needs use place places number numbers amount rest case cases fact point points side sides area
    areas example idea ideas matter issue issues problem problems success effort chance change changes difference
    level step steps reason reasons name names word words question questions answer answers line lines piece pieces
    new old big bigger small smaller good better best great bad worse worst little large larger long longer short
    shorter high higher low lower whole full empty different difficult hard harder easy easier important ready able
    sure clear late later early earlier fewer less least more most other busy free real main major minor nice happy
    proud wrong right left strong weak fast faster slow slower quick quicker cheap cheaper whole entire extra total
    clean poor simple single only common usual current recent previous former final daily weekly monthly yearly annual
    everyday regular alone home live front top middle half same such certain possible available due own open closed
    monday tuesday wednesday thursday friday saturday sunday january february march april june july august september
    october november december spring summer autumn winter fall q1 q2 q3 q4 percent am pm min mins sec hrs hr kg km cm
    is was were be am are been being has have had do does did done get gets got go goes went gone make makes made let
    lets come comes came take takes took taken give gives gave given say says said see sees saw seen know known knew
    think thought want wants wanted keep keeps kept put puts run runs ran read wrote write uses works worked helps
    needs feel felt find found show shows shown tell told ask asks asked try tried become became begun began bring
    brings brought look looks looked seem seems start starts stop stops grow grew grown goes means meant mean happen
    happens left leave leaves turn turns turned move moves waits stay stays written built grown chosen broken stolen
    impact supposed responsible tired visible rare stressed special sick calm calmer uneventful online alive hitch season seasons
    midnight noon lunchtime mondays tuesdays wednesdays thursdays fridays saturdays sundays winters summers safe flat dry
    lead leads led taught drawn driven worn sewn woken forgotten hidden beaten eaten fallen hand hands euro euros dollar dollars pound pounds metre metres meter meters mile miles times flown risen spoken sworn torn woven`),
)

/** The next word is a verb: "to plan", "we design", "who support". */
export const beforeVerb: ReadonlySet<string> = new Set(
  words(
    "to i we they he she it who which you can could will would should may might must cannot didn't don't doesn't couldn't can't won't wouldn't not never i'll we'll did does do",
  ),
)
/** A participle after these is an adjective: "the shared drive", "our printed menus". */
export const beforeNoun: ReadonlySet<string> = new Set(
  words(
    "the a an my our their his her its your these those each every all both of for no new two three four five six seven eight nine ten",
  ),
)

/** Too general alone, specific before a noun: "night shift", "case notes", "time sheets". */
export const openers: ReadonlySet<string> = new Set(
  words(`night evening morning case work job time line change question name word home front help people level problem
    point part place issue team end live open main season summer winter spring`),
)
/** -ing words that are mostly verbs, even after a noun: "a chart showing sales". */
export const verbalGerunds: ReadonlySet<string> = new Set(
  words(`showing using saving cutting making giving bringing helping waiting leading resulting reducing increasing
    matching covering leaving allowing asking coming going working starting needing wanting looking taking getting
    putting having doing seeing keeping running raising lowering bringing causing letting becoming missing falling
    rising growing dropping doubling halving replacing containing`),
)

/** Too general alone, specific after a noun: "drip line", "sports day", "shop front". */
export const closers: ReadonlySet<string> = new Set(
  words(`line lines front run runs day days night rate rates point points list lists case cases work time times room
    lead change changes level levels area areas team group groups type types question questions name names part parts
    start end use needs hours`),
)
/** People the work was for or with: specific only if nothing else is named. */
export const peopleWords: ReadonlySet<string> = new Set(
  words(`client clients customer customers colleague colleagues boss manager managers supervisor friend friends cousin
    neighbour neighbours neighbor neighbors mother father parent parents brother brothers sister boy boys girl girls
    child children kid kids staff owner owners member members user users visitor visitors guest guests team teams group
    groups family families partner partners student students pupil pupils patient patients resident residents
    volunteers readers teammate teammates`),
)
