import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'Recto',
    startYear: 2024,
    copyrightOwner: 'the authors',
    features: { gateways: { enabled: true }, specialCollections: { enabled: true }, researcherId: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'split', showsIssn: false },
  partnerLogos: [],
  menu: null,
  follow: [],
}
