import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'Open Research Africa',
    displayNameShort: 'ORA',
    startYear: 2025,
    copyrightOwner: 'the authors',
    editorialEmail: 'editorial@ora.example.org',
    infoEmail: 'info@ora.example.org',
    features: { gateways: { enabled: true }, europePmc: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'split', showsIssn: false },
  partnerLogos: [
    { name: 'Example Academies', file: 'academies.svg', href: 'https://www.example.org/', width: 116, height: 40 },
    { name: 'Example Foundation', file: 'foundation.svg', href: 'https://www.example.org/', width: 122, height: 40 },
  ],
  menu: null,
  follow: [{ name: 'ORA', icon: 'mastodon', href: 'https://social.example.org/@ora' }],
}
