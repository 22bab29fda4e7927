import type { BrandText } from '../brand.ts'

export const text = {
  'hero-title': {
    en: 'Research across borders, reviewed in full view',
    de: 'Forschung über Grenzen hinweg, offen begutachtet',
    es: 'Investigación sin fronteras, revisada a la vista de todos',
    fr: 'La recherche sans frontières, évaluée au vu de tous',
    it: 'Ricerca oltre i confini, valutata davanti a tutti',
    ja: '国境を越える研究を、開かれた査読で',
  },
  'hero-text': {
    en: 'Work from every discipline, free to read in every country, with each version kept and each review signed and published.',
    de: 'Arbeiten aus allen Fachrichtungen, in jedem Land frei zu lesen; jede Version bleibt erhalten, jedes Gutachten ist gezeichnet und veröffentlicht.',
    es: 'Trabajos de todas las disciplinas, de lectura libre en todos los países: cada versión se conserva y cada revisión se firma y se publica.',
    fr: 'Des travaux de toutes les disciplines, libres d’accès dans tous les pays\u00a0: chaque version est conservée, chaque évaluation est signée et publiée.',
    it: 'Lavori di ogni disciplina, liberi da leggere in ogni paese: ogni versione è conservata, ogni revisione è firmata e pubblicata.',
    ja: 'あらゆる分野の研究を、どの国からも自由に。すべてのバージョンを残し、すべての査読を署名付きで公開します。',
  },
} satisfies BrandText
