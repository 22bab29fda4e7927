import type { BrandText } from '../brand.ts'

export const text = {
  'hero-title': {
    en: 'Evidence for health and care',
    de: 'Evidenz für Gesundheit und Pflege',
    es: 'Evidencia para la salud y los cuidados',
    fr: 'Des preuves pour la santé et le soin',
    it: 'Evidenze per la salute e l’assistenza',
    ja: '医療とケアを支えるエビデンス',
  },
  'hero-text': {
    en: 'Protocols, results and reviews that clinicians, patients and planners can check for themselves, with every report beside the text.',
    de: 'Protokolle, Ergebnisse und Übersichten, die Fachleute, Betroffene und Planende selbst prüfen können, mit jedem Gutachten neben dem Text.',
    es: 'Protocolos, resultados y revisiones que profesionales, pacientes y gestores pueden comprobar por sí mismos, con cada informe junto al texto.',
    fr: 'Protocoles, résultats et synthèses que cliniciens, patients et décideurs peuvent vérifier eux-mêmes, avec chaque rapport à côté du texte.',
    it: 'Protocolli, risultati e revisioni che clinici, pazienti e responsabili della programmazione possono verificare di persona, con ogni relazione accanto al testo.',
    ja: '研究計画、結果、レビューを、臨床医も患者も政策担当者も自ら確かめられます。すべての査読報告が本文の横に並びます。',
  },
} satisfies BrandText
