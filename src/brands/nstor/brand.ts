import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'NSTOR Open Research',
    displayNameShort: 'NSTOR',
    startYear: 2026,
    copyrightOwner: 'the authors',
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'band', showsIssn: false },
  partnerLogos: [
    { name: 'Example Archive', file: 'archive.svg', href: null, width: 102, height: 40 },
    { name: 'Example Data Centre', file: 'data-centre.svg', href: null, width: 123, height: 40 },
  ],
  menu: null,
  follow: [],
}
