/** Skills of postings in German, French, Spanish, Dutch and Italian; skill-list.ts describes the format. */
export const workAbroad = `
Pflege, Geriatrie, aktivierend-therapeutische Pflege, Praxisanleitung = Anleitung von Auszubildenden,
Hygienemanagement, Dokumentationssysteme, Kranschein, Führerschein C, VDE, MSR-Technik, Virtualisierung,
Datensicherung, Benutzerverwaltung, Sozialrecht, Krisenintervention, Sozialpädagogik, Hilfeplanung, Eingewöhnung,
Unterrichtsvorbereitung, Kassensystem, Verkaufsberatung, Polnischkenntnisse, bulletins de paie = bulletins de salaire,
charges sociales, conventions collectives, solde de tout compte = soldes de tout compte,
gestion des absences = gestion des temps, SIRH, Sage Paie, ADP Decidium, Pégase, relances clients, conduite de ligne,
réglage = réglages, changements de format, maintenance de premier niveau = maintenance premier niveau,
hygiène = règles d'hygiène, bonnes pratiques de fabrication = BPF, électromécanique, électricité industrielle,
CACES = CACES 5, réception de marchandises, chronotachygraphe, management d'équipe = animation d'équipe,
négociation commerciale, projet de soins, prospección, cierre de ventas, cartera de clientes, energías renovables,
placas solares, autoconsumo, instalaciones fotovoltaicas, hostelería, euskera, storingsdienst,
verpleegkundige handelingen, partita doppia, buste paga, gestione magazzino, patentino muletto,
`
