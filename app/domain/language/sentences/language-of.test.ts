import { expect, test } from "vitest"
import { languageOf } from "./language-of"

test.each([
  ["en", "Ran the night shift of 14 people and cut the scrap rate to 2%."],
  ["de", "Verantwortlich für die Planung und den Einkauf der Werkstatt, Umsatz um 12 % gesteigert."],
  ["fr", "Responsable de la cuisine pour 120 couverts, avec une équipe de six personnes."],
  ["es", "Responsable de los turnos del almacén y de la formación para el equipo."],
  ["pt", "Responsável pela gestão do armazém e da equipa, com menos erros nos pedidos."],
  ["it", "Gestione degli ordini e della cassa per il negozio di via Roma."],
  ["nl", "Verantwoordelijk voor het rooster van de afdeling en de opleiding van nieuwe collega's."],
  ["sv", "Ansvarig för schema och utbildning av nya medarbetare på avdelningen."],
  ["pl", "Prowadziłem zespół ośmiu osób i odpowiadałem za zakupy dla magazynu."],
  ["tr", "Depo için günlük sevkiyat planı hazırladım ve ekibin vardiyasını düzenledim."],
  ["vi", "Quản lý kho hàng và đào tạo nhân viên mới cho cửa hàng."],
  ["ru", "Руководил бригадой из восьми человек на складе."],
  ["uk", "Керував бригадою з восьми людей на складі та її навчанням."],
  ["ar", "أدرت فريقا من ثمانية أشخاص في المستودع"],
  ["fa", "مدیریت گروه هشت نفره در انبار و آموزش کارکنان چاپ"],
  ["he", "ניהלתי צוות של שמונה אנשים במחסן"],
  ["ja", "倉庫で八人のチームを率い、出荷の遅れを減らした。"],
  ["zh", "管理仓库八人团队，将发货延误减少一半。"],
  ["ko", "창고에서 여덟 명의 팀을 이끌었습니다."],
])("a text in the language %s is recognized", (language, text) => {
  expect(languageOf(text)).toBe(language)
})

test.each([
  "Chef de partie at La Maison du Pain, Le Havre, then sous chef at El Rincón de los Santos, Madrid.",
  "Excel, SQL, Power BI",
  "",
])(
  "names in another language do not make a text foreign, and a text without evidence counts as English: %s",
  (text) => {
    expect(languageOf(text)).toBe("en")
  },
)
