import type { BrandText } from '../brand.ts'

export const text = {
  'hero-title': {
    en: 'Data kept. Methods shown. Results checked.',
    de: 'Daten bewahrt. Methoden gezeigt. Ergebnisse geprüft.',
    es: 'Datos conservados. Métodos a la vista. Resultados revisados.',
    fr: 'Données conservées. Méthodes montrées. Résultats vérifiés.',
    it: 'Dati conservati. Metodi mostrati. Risultati verificati.',
    ja: 'データを残す。方法を示す。結果を確かめる。',
  },
  'hero-text': {
    en: 'Data notes, software and methods, each version stored for good, reviewed by name, and ready to be used again.',
    de: 'Datenbeschreibungen, Software und Methoden: jede Version dauerhaft gespeichert, namentlich begutachtet und bereit zur Nachnutzung.',
    es: 'Notas de datos, programas y métodos: cada versión guardada para siempre, revisada por expertos que firman y lista para usarse de nuevo.',
    fr: 'Notes de données, logiciels et méthodes\u00a0: chaque version conservée durablement, évaluée par des experts qui signent, et prête à resservir.',
    it: 'Note sui dati, software e metodi: ogni versione conservata per sempre, valutata da revisori che si firmano e pronta per essere riutilizzata.',
    ja: 'データノート、ソフトウェア、研究手法。すべてのバージョンを長く保存し、記名で査読し、再び使える形で公開します。',
  },
} satisfies BrandText
