import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'Open Research Europe',
    displayNameShort: 'ORE',
    startYear: 2025,
    copyrightOwner: 'the authors',
    editorialEmail: 'editorial@ore.example.org',
    infoEmail: 'info@ore.example.org',
    features: { gateways: { enabled: true }, news: { enabled: true }, blog: { enabled: true } },
  },
  masthead: 'commission',
  footer: 'commission',
  hero: { layout: 'centred', showsIssn: false },
  partnerLogos: [],
  menu: null,
  follow: [
    { name: 'Open Research Europe', icon: 'mastodon', href: 'https://social.example.org/@ore' },
    { name: 'Open Research Europe', icon: 'linkedin', href: 'https://www.example.org/in/ore' },
  ],
}
