import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'Gates Open Research',
    displayNameShort: 'Gates',
    // The example number of the ISSN manual, until the platform has its own.
    issn: '1234-5679',
    startYear: 2025,
    copyrightOwner: 'the authors',
    editorialEmail: 'editorial@gates.example.org',
    infoEmail: 'info@gates.example.org',
    features: { gateways: { enabled: true }, europePmc: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'split', showsIssn: true },
  partnerLogos: [
    { name: 'Example Fund', file: 'fund.svg', href: 'https://www.example.org/', width: 102, height: 40 },
    { name: 'Example Network', file: 'network.svg', href: 'https://www.example.org/', width: 102, height: 40 },
  ],
  menu: null,
  follow: [],
}
