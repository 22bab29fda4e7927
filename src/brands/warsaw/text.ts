import type { BrandText } from '../brand.ts'

export const text = {
  'hero-title': {
    en: 'Scholarship with its doors open',
    de: 'Wissenschaft hinter offenen Türen',
    es: 'Una universidad de puertas abiertas',
    fr: 'La science, portes ouvertes',
    it: 'La scienza a porte aperte',
    ja: '扉を開いた学問を',
  },
  'hero-text': {
    en: 'Work from every faculty, from law and letters to physics: published within days, discussed in the open, and improved in versions that all stay.',
    de: 'Arbeiten aus allen Fakultäten, von Recht und Philologie bis zur Physik: nach wenigen Tagen veröffentlicht, offen diskutiert und in Versionen verbessert, die alle erhalten bleiben.',
    es: 'Trabajos de todas las facultades, del derecho y las letras a la física: publicados en pocos días, debatidos en abierto y mejorados en versiones que se conservan todas.',
    fr: 'Des travaux de toutes les facultés, du droit et des lettres à la physique\u00a0: publiés en quelques jours, discutés au grand jour et améliorés par versions, toutes conservées.',
    it: 'Lavori di tutte le facoltà, dal diritto e dalle lettere alla fisica: pubblicati in pochi giorni, discussi apertamente e migliorati in versioni che restano tutte consultabili.',
    ja: '法学や文学から物理学まで、あらゆる学部の研究を数日で公開。開かれた議論を経て改訂され、すべてのバージョンが残ります。',
  },
} satisfies BrandText
