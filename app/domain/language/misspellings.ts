import { lines } from "./words/word-list"

/** "Complaints felt from 9 to 2": before an amount that something moved to, the author means "fell". */
export const meansFell = /\bfelt(?= (?:down )?(?:from|to|by|under|below) [£$€]?\d)/gi

/**
 * Spellings that are not English words, with the word that was certainly meant: common slips, regular pasts of
 * irregular verbs, and plurals of words that have none. The person's own words keep them; the reader and the writers
 * use the corrected ones.
 */
export const misspellings: ReadonlyMap<string, string> = new Map(
  lines(`
    thier their, recieve receive, recieved received, recieving receiving, recieves receives, beleive believe
    acheive achieve, acheived achieved, acheiving achieving, acheivement achievement, acheivements achievements
    seperate separate, seperated separated, seperately separately, seperating separating
    definate definite, definately definitely, definatly definitely, defiantely definitely, definetly definitely
    occured occurred, occuring occurring, ocurred occurred, occurence occurrence, occurances occurrences
    untill until, wich which, whcih which, teh the, adn and, nad and, taht that, jsut just, wiht with, hte the
    becuase because, becasue because, beacuse because, becouse because, becuse because
    accomodate accommodate, accomodation accommodation, accomodated accommodated, acommodation accommodation
    aquire acquire, aquired acquired, aquisition acquisition, aquiring acquiring
    collegue colleague, collegues colleagues, colleage colleague, colleages colleagues, coleague colleague
    coleagues colleagues, colegue colleague, colegues colleagues
    committment commitment, commited committed, comitted committed, comittee committee, commitee committee
    assesment assessment, assesments assessments, assesed assessed, asessment assessment
    attendence attendance, attendes attendees, calender calendar, catagory category, catagories categories
    begining beginning, buisness business, busines business, bussiness business, buisnesses businesses
    comunication communication, comunicate communicate, comunicated communicated, communiation communication
    completly completely, compleately completely, completley completely, concious conscious
    consistant consistent, consistantly consistently, convinient convenient, customter customer
    develope develop, developement development, devlopment development, developped developed, devloped developed
    diffrent different, differnt different, dissapointed disappointed, dissappointed disappointed
    efficent efficient, effecient efficient, efficency efficiency, enviroment environment, enviromental environmental
    equiptment equipment, equipement equipment, excellant excellent, exellent excellent, experiance experience
    experianced experienced, expirience experience, experienc experience, familar familiar, finaly finally
    foriegn foreign, freind friend, freinds friends, goverment government, garantee guarantee, gaurantee guarantee
    grammer grammar, happend happened, helpfull helpful, succesfull successful, successfull successful
    succesful successful, sucessful successful, succesfully successfully, sucessfully successfully
    successfuly successfully, sucess success, hygeine hygiene, hygene hygiene, immediatly immediately
    immediatley immediately, imediately immediately, improvment improvement, improvments improvements
    independant independent, independantly independently, initative initiative, intial initial, intially initially
    knowlege knowledge, knowlegde knowledge, knowladge knowledge, langauge language, lenght length
    liason liaison, liasing liaising, liased liaised, liase liaise, maintainance maintenance
    maintenence maintenance, maintanance maintenance, managment management, mangement management
    medecine medicine, minuites minutes, neccessary necessary, necesary necessary, neccesary necessary
    noticable noticeable, oppurtunity opportunity, oppertunity opportunity, opportunites opportunities
    organisaton organisation, organizaton organization, orginal original, paralel parallel, parrallel parallel
    particulary particularly, persistant persistent, personel personnel, personell personnel, posession possession
    prefered preferred, prepair prepare, presense presence, privelege privilege, priviledge privilege
    probelm problem, probelms problems, probly probably, proccess process, proccesses processes, proces process
    profesional professional, proffesional professional, professionaly professionally, programing programming
    questionaire questionnaire, questionaires questionnaires, questionairre questionnaire, realy really
    reccomend recommend, recomend recommend, reccommend recommend, recomended recommended, reccomended recommended
    recomendation recommendation, recomendations recommendations, refered referred, refering referring
    referal referral, referals referrals, relevent relevant, religous religious, remeber remember, resturant restaurant
    restaraunt restaurant, reponse response, responsability responsibility, responsable responsible
    responsiblity responsibility, responsibilty responsibility, rythm rhythm, schedual schedule, shedule schedule
    shceduled scheduled, similiar similar, speach speech, stategy strategy, stratagy strategy, strenghts strengths
    strenght strength, suport support, suported supported, suprise surprise, suprised surprised, sytem system
    sytems systems, systme system, tecnical technical, techinical technical, tempature temperature
    temperture temperature, tommorow tomorrow, tommorrow tomorrow, tomorow tomorrow, tranfer transfer
    transfered transferred, transfering transferring, truely truly, twelth twelfth, unfortunatly unfortunately
    usefull useful, usally usually, usualy usually, vaccum vacuum, vehical vehicle, vehicals vehicles, vehicule vehicle
    volonteer volunteer, volonteers volunteers, volunter volunteer, volunters volunteers, wether whether
    wierd weird, writting writing, writen written, yeild yield, techician technician, technican technician
    mantain maintain, mantained maintained, mesure measure, mesured measured, implemeted implemented
    implimented implemented, impliment implement, introdused introduced, reducded reduced
    inventry inventory, invetory inventory, wharehouse warehouse, warehose warehouse, werehouse warehouse
    delivary delivery, delivry delivery, patinet patient, patinets patients, paitent patient, paitents patients
    pateint patient, pateints patients, studens students, stundents students, studnets students, clinet client
    clinets clients, custmer customer, custmers customers, meetting meeting
    teached taught, catched caught, buyed bought, bringed brought, finded found, writed wrote
    runned ran, goed went, payed paid, selled sold, telled told, maked made
    taked took, gived gave, keeped kept, choosed chose, sended sent, builded built
    informations information, softwares software, hardwares hardware, equipments equipment, advices advice
    feedbacks feedback, furnitures furniture, homeworks homework, knowledges knowledge, luggages luggage
    baggages baggage, machineries machinery, datas data, childrens children, stuffs stuff, paperworks paperwork
    teamworks teamwork, jewelries jewelry, cutleries cutlery, garbages garbage
  `).flatMap((line) =>
    line.split(",").flatMap((pair) => {
      const [typed, meant] = pair.trim().split(" ")
      return typed && meant ? [[typed, meant] as const] : []
    }),
  ),
)
