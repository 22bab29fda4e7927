import type { BrandText } from '../brand.ts'

export const text = {
  'hero-title': {
    en: 'Open knowledge for healthier lives',
    de: 'Offenes Wissen für ein gesünderes Leben',
    es: 'Conocimiento abierto para vidas más sanas',
    fr: 'Un savoir ouvert pour des vies plus saines',
    it: 'Conoscenza aperta per vite più sane',
    ja: '開かれた知識を、より健やかな暮らしへ',
  },
  'hero-text': {
    en: 'Studies, data notes and open letters on health and development, free to read wherever you are and free to build upon.',
    de: 'Studien, Datenbeschreibungen und offene Briefe zu Gesundheit und Entwicklung, überall frei zu lesen und frei weiterzuverwenden.',
    es: 'Estudios, notas de datos y cartas abiertas sobre salud y desarrollo, de lectura libre en cualquier lugar y libres para seguir construyendo sobre ellos.',
    fr: 'Études, notes de données et lettres ouvertes sur la santé et le développement, libres d’accès où que l’on soit, et libres de réutilisation.',
    it: 'Studi, note sui dati e lettere aperte su salute e sviluppo, liberi da leggere ovunque e liberi da riutilizzare.',
    ja: '健康と開発に関する研究、データノート、公開書簡。どこからでも自由に読み、その上に新しい研究を築くことができます。',
  },
} satisfies BrandText
