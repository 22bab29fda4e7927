import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'Horizons Open Research',
    displayNameShort: 'HOR',
    startYear: 2025,
    copyrightOwner: 'the authors',
    features: { europePmc: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'sheet', showsIssn: false },
  partnerLogos: [],
  menu: null,
  follow: [],
}
