import type { BrandText } from '../brand.ts'

export const text = {
  'hero-title': {
    en: 'Humanities and social sciences, open to every reader',
    de: 'Geistes- und Sozialwissenschaften, offen für alle, die lesen',
    es: 'Humanidades y ciencias sociales, abiertas a quien quiera leer',
    fr: 'Les sciences humaines et sociales, ouvertes à qui veut lire',
    it: 'Scienze umane e sociali, aperte a chiunque legga',
    ja: '人文・社会科学を、すべての読者へ',
  },
  'hero-text': {
    en: 'Articles and essays anyone may read, with the conversation between authors and reviewers printed beside them.',
    de: 'Artikel und Essays, die jeder lesen kann, und daneben das Gespräch, das Autorinnen, Autoren und Gutachtende darüber führen.',
    es: 'Artículos y ensayos que cualquiera puede leer, con la conversación entre autores y revisores impresa al lado.',
    fr: 'Des articles et des essais que chacun peut lire, avec, imprimée en regard, la conversation entre auteurs et évaluateurs.',
    it: 'Articoli e saggi che tutti possono leggere, con accanto la conversazione fra autori e revisori.',
    ja: '誰もが読める論文とエッセイ。著者と査読者の対話も、その横に収められています。',
  },
} satisfies BrandText
