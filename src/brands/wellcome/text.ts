import type { BrandText } from '../brand.ts'

export const text = {
  'hero-title': {
    en: 'Findings that belong to everyone',
    de: 'Ergebnisse, die allen gehören',
    es: 'Hallazgos que son de todos',
    fr: 'Des résultats qui appartiennent à tous',
    it: 'Risultati che appartengono a tutti',
    ja: '研究の成果を、すべての人へ',
  },
  'hero-text': {
    en: 'New results, null results, methods and data: published as soon as they are ready, and reviewed by named experts in front of the reader.',
    de: 'Neue Ergebnisse, Nullergebnisse, Methoden und Daten: veröffentlicht, sobald sie fertig sind, und vor den Augen der Leserschaft namentlich begutachtet.',
    es: 'Resultados nuevos, resultados nulos, métodos y datos: publicados en cuanto están listos y revisados por especialistas con nombre y apellidos, a la vista de quien lee.',
    fr: 'Résultats nouveaux, résultats nuls, méthodes et données\u00a0: publiés dès qu’ils sont prêts, et évalués sous les yeux du lecteur par des experts qui signent.',
    it: 'Risultati nuovi, risultati nulli, metodi e dati: pubblicati appena sono pronti e valutati sotto gli occhi di chi legge da esperti che firmano.',
    ja: '新しい知見も、否定的な結果も、方法もデータも。準備が整いしだい公開し、専門家が実名で、読者の目の前で査読します。',
  },
} satisfies BrandText
