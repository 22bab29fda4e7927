import type { BrandText } from '../brand.ts'

export const text = {
  'hero-title': {
    en: 'Models that mirror the world',
    de: 'Modelle, die die Welt spiegeln',
    es: 'Modelos que reflejan el mundo',
    fr: 'Des modèles, reflets du monde',
    it: 'Modelli che rispecchiano il mondo',
    ja: '世界を映すモデル',
  },
  'hero-text': {
    en: 'Digital twins from engineering to medicine: models, data and code published together, and their validity examined in the open.',
    de: 'Digitale Zwillinge von der Technik bis zur Medizin: Modelle, Daten und Code gemeinsam veröffentlicht, ihre Gültigkeit offen geprüft.',
    es: 'Gemelos digitales, de la ingeniería a la medicina: modelos, datos y código publicados juntos, y su validez examinada en abierto.',
    fr: 'Jumeaux numériques, de l’ingénierie à la médecine\u00a0: modèles, données et code publiés ensemble, leur validité examinée au grand jour.',
    it: 'Gemelli digitali, dall’ingegneria alla medicina: modelli, dati e codice pubblicati insieme, con la loro validità esaminata alla luce del sole.',
    ja: '工学から医学まで、デジタルツインのモデル、データ、コードをまとめて公開し、その妥当性を開かれた場で検証します。',
  },
} satisfies BrandText
