import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'NIHR Open Research',
    displayNameShort: 'NIHR',
    startYear: 2025,
    copyrightOwner: 'the authors',
    editorialEmail: 'editorial@nihr.example.org',
    infoEmail: 'info@nihr.example.org',
    features: { demographics: { enabled: true }, europePmc: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'sheet', showsIssn: false },
  partnerLogos: [
    { name: 'Example Council', file: 'council.svg', href: 'https://www.example.org/', width: 102, height: 40 },
    { name: 'Example Academy', file: 'academy.svg', href: 'https://www.example.org/', width: 105, height: 40 },
  ],
  menu: null,
  follow: [],
}
