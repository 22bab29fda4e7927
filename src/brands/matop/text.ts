import type { BrandText } from '../brand.ts'

export const text = {
  'hero-title': {
    en: 'Materials research that can be made again',
    de: 'Materialforschung zum Nachvollziehen',
    es: 'Ciencia de materiales que se puede repetir',
    fr: 'Une science des matériaux que l’on peut refaire',
    it: 'Scienza dei materiali che si può rifare',
    ja: 'もう一度つくれる材料研究',
  },
  'hero-text': {
    en: 'Syntheses, structures and measurements with the data behind them, and the reports of named reviewers beside the text.',
    de: 'Synthesen, Strukturen und Messungen mit den Daten, auf denen sie beruhen, und die namentlich gezeichneten Gutachten neben dem Text.',
    es: 'Síntesis, estructuras y mediciones con los datos que las sustentan, y los informes firmados de los revisores junto al texto.',
    fr: 'Synthèses, structures et mesures, avec les données qui les fondent et les rapports signés des évaluateurs à côté du texte.',
    it: 'Sintesi, strutture e misure con i dati su cui poggiano, e le relazioni firmate dei revisori accanto al testo.',
    ja: '合成、構造、測定の成果を、根拠となるデータとともに。署名入りの査読報告を本文の横で読むことができます。',
  },
} satisfies BrandText
