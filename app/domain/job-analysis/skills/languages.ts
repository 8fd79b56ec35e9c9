/** Languages by their names in English and in the languages of supported postings. */
const european = `
English = Inglés = Englisch = Anglais = Inglese = Engels = Inglês, French = Francés = Französisch = Français = Francese = Frans = Francês,
German = Deutsch = Alemán = Allemand = Tedesco = Duits = Alemão, Spanish = Español = Spanisch = Espagnol = Spagnolo = Spaans = Espanhol = Castellano,
Italian = Italiano = Italienisch = Italien = Italiaans, Portuguese = Portugués = Portugiesisch = Portugais = Portoghese = Portugees = Português,
Dutch = Nederlands = Niederländisch = Néerlandais = Neerlandés = Olandese = Holandés, Polish = Polnisch = Polonais = Polaco = Pools,
Czech, Slovak, Romanian, Hungarian, Bulgarian, Greek, Turkish = Türkisch = Turc = Turks, Russian = Russisch = Russe = Ruso, Ukrainian,
Croatian, Serbian, Slovenian, Albanian, Lithuanian, Latvian, Estonian, Icelandic, Maltese, Basque, Galician, Luxembourgish,
Swedish = Schwedisch, Norwegian, Danish = Dänisch, Finnish, Catalan = Catalán = Català, Welsh, Irish, Gaelic`

const others = `
Arabic = Arabisch = Arabe = Árabe, Hebrew, Hindi, Urdu, Bengali, Punjabi, Gujarati, Marathi, Tamil, Telugu, Kannada, Malayalam, Mandarin,
Cantonese, Chinese = Chinesisch = Chinois = Chino, Japanese = Japanisch = Japonais = Japonés, Korean, Vietnamese, Thai, Indonesian, Malay,
Tagalog, Swahili, Somali, Te reo Māori = te reo, Auslan, BSL, ASL, Farsi, Pashto, Dari, Kurdish, Tigrinya, Amharic, Nepali, Sinhala,
Burmese, Khmer, Lao, Mongolian, Yoruba, Igbo, Hausa, Zulu, Xhosa, Afrikaans, Ojibwe, Oji-Cree, Cree, Inuktitut, Navajo, Haitian Creole`

export const languageSkills = `${european}, ${others},`

/** The concepts of European languages. */
export const europeanLanguages = european
  .split(",")
  .map((entry) => entry.split("=")[0]?.trim().toLowerCase() ?? "")
  .filter((name) => name !== "english")

/** The concepts of all languages except English, in which postings are written. */
export const foreignLanguages = [
  ...europeanLanguages,
  ...others.split(",").map((entry) => entry.split("=")[0]?.trim().toLowerCase() ?? ""),
]
