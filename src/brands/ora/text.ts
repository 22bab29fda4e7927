import type { BrandText } from '../brand.ts'

export const text = {
  'hero-title': {
    en: 'Research from across Africa, open to the world',
    de: 'Forschung aus ganz Afrika, offen für die Welt',
    es: 'Investigación de toda África, abierta al mundo',
    fr: 'La recherche de toute l’Afrique, ouverte au monde',
    it: 'La ricerca di tutta l’Africa, aperta al mondo',
    ja: 'アフリカ各地の研究を、世界へ',
  },
  'hero-text': {
    en: 'Findings, data and methods appear without delay, stay free to read everywhere, and carry the reports of reviewers who sign their names.',
    de: 'Ergebnisse, Daten und Methoden erscheinen ohne Verzögerung, bleiben überall frei lesbar und tragen die Gutachten derer, die mit ihrem Namen zeichnen.',
    es: 'Hallazgos, datos y métodos aparecen sin demora, se leen libremente en todas partes y llevan consigo los informes de revisores que firman con su nombre.',
    fr: 'Résultats, données et méthodes paraissent sans attendre, restent libres d’accès partout et portent les rapports d’évaluateurs qui signent de leur nom.',
    it: 'Risultati, dati e metodi escono senza indugio, restano liberi da leggere ovunque e portano con sé le relazioni di revisori che si firmano.',
    ja: '成果、データ、方法をいち早く公開し、どこからでも自由に読めます。査読者の署名入り報告も添えられています。',
  },
} satisfies BrandText
