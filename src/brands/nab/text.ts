import type { BrandText } from '../brand.ts'

export const text = {
  'hero-title': {
    en: 'Research straight from the notebook',
    de: 'Forschung direkt aus dem Laborbuch',
    es: 'Investigación directa del cuaderno de laboratorio',
    fr: 'La recherche à cahier ouvert',
    it: 'La ricerca a quaderno aperto',
    ja: '研究ノートから、そのまま公開',
  },
  'hero-text': {
    en: 'Protocols, notes and results, the negative ones too. They appear as soon as they are written up, are reviewed in the open, and keep every version.',
    de: 'Protokolle, Notizen und Ergebnisse, auch die negativen. Sie erscheinen, sobald sie niedergeschrieben sind, werden offen begutachtet und behalten jede Version.',
    es: 'Protocolos, notas y resultados, también los negativos. Aparecen en cuanto están redactados, se revisan en abierto y conservan todas sus versiones.',
    fr: 'Protocoles, notes et résultats, y compris négatifs. Ils paraissent dès qu’ils sont rédigés, sont évalués au grand jour et gardent toutes leurs versions.',
    it: 'Protocolli, note e risultati, anche quelli negativi. Escono appena sono stati scritti, vengono valutati apertamente e conservano ogni versione.',
    ja: 'プロトコル、記録、そして否定的な結果も。書き上がればすぐに公開され、開かれた査読を受け、すべてのバージョンが残ります。',
  },
} satisfies BrandText
