import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'Materials Open Research',
    displayNameShort: 'MatOp',
    startYear: 2025,
    copyrightOwner: 'the authors',
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'band', showsIssn: false },
  partnerLogos: [],
  menu: null,
  follow: [],
}
