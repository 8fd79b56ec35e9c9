const crews =
  /\b(led|leads?|ran|runs?|manage[ds]?|supervise[ds]?) (?:(an?|the) )?((?:(?:night|day|late|early|morning|evening|afternoon|weekend) shift|team|crew)) (?=(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:people|persons|staff|men|women|workers|operatives|pickers|drivers|nurses|cleaners)\b)/giu

/** "led night shift 24 people", as speakers of other languages write: "led a night shift of 24 people". */
export const withCrew = (text: string): string =>
  text.replace(crews, (_, verb: string, article: string | undefined, crew: string) => {
    const which = article?.toLowerCase() === "the" ? "the" : /^[ae]/i.test(crew) ? "an" : "a"
    return `${verb} ${which} ${crew.toLowerCase()} of `
  })
