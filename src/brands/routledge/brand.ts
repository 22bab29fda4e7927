import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'Routledge Open Research',
    displayNameShort: 'Routledge',
    // The example number of the ISSN manual, until the platform has its own.
    startYear: 2024,
    copyrightOwner: 'the authors',
    features: { gateways: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'quiet', showsIssn: true },
  partnerLogos: [],
  menu: null,
  follow: [],
}
