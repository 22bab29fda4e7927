import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'Open Research Europe',
    displayNameShort: 'ORE',
    startYear: 2025,
    copyrightOwner: 'the authors',
    features: { gateways: { enabled: true }, news: { enabled: true }, blog: { enabled: true } },
  },
  masthead: 'commission',
  footer: 'commission',
  hero: { layout: 'centred', showsIssn: false },
  partnerLogos: [],
  menu: null,
  follow: [],
}
