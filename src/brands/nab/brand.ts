import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'NAB Open Research',
    displayNameShort: 'NAB',
    startYear: 2026,
    copyrightOwner: 'the authors',
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'centred', showsIssn: false },
  partnerLogos: [],
  menu: null,
  follow: [],
}
