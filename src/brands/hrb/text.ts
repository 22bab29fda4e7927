import type { BrandText } from '../brand.ts'

export const text = {
  'hero-title': {
    en: 'Health research, every step on the record',
    de: 'Gesundheit erforschen, Schritt für Schritt nachvollziehbar',
    es: 'Investigación en salud, con cada paso a la vista',
    fr: 'La recherche en santé, chaque étape au grand jour',
    it: 'Ricerca sanitaria, ogni passo documentato',
    ja: '健康研究のすべての歩みを記録に',
  },
  'hero-text': {
    en: 'From the protocol to the latest version: each step is published, reviewed by name, and kept for patients, clinicians and colleagues to read.',
    de: 'Vom Studienprotokoll bis zur neuesten Version: Jeder Schritt wird veröffentlicht, namentlich begutachtet und bleibt für Patientinnen und Patienten, Fachleute und Kollegien nachlesbar.',
    es: 'Del protocolo a la versión más reciente: cada paso se publica, se revisa con nombre y queda disponible para pacientes, profesionales clínicos y colegas.',
    fr: 'Du protocole à la dernière version\u00a0: chaque étape est publiée, évaluée par des experts qui signent, et reste lisible par les patients, les cliniciens et les pairs.',
    it: 'Dal protocollo all’ultima versione: ogni passo viene pubblicato, valutato da revisori che firmano e conservato per pazienti, clinici e colleghi.',
    ja: '研究計画書から最新版まで、各段階を公開し、実名の査読とともに保存します。患者、臨床医、研究者の誰もが読むことができます。',
  },
} satisfies BrandText
