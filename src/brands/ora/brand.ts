import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'Open Research Africa',
    displayNameShort: 'ORA',
    startYear: 2025,
    copyrightOwner: 'the authors',
    features: { gateways: { enabled: true }, europePmc: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'split', showsIssn: false },
  partnerLogos: [
    { name: 'Example Academies', file: 'academies.svg', href: null, width: 116, height: 40 },
    { name: 'Example Foundation', file: 'foundation.svg', href: null, width: 122, height: 40 },
  ],
  menu: null,
  follow: [],
}
