import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'NIHR Open Research',
    displayNameShort: 'NIHR',
    startYear: 2025,
    copyrightOwner: 'the authors',
    features: { demographics: { enabled: true }, europePmc: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'sheet', showsIssn: false },
  partnerLogos: [
    { name: 'Example Council', file: 'council.svg', href: null, width: 102, height: 40 },
    { name: 'Example Academy', file: 'academy.svg', href: null, width: 105, height: 40 },
  ],
  menu: null,
  follow: [],
}
