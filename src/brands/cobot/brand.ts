import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'Cobot',
    // The example number of the ISSN manual, until the platform has its own.
    issn: '1234-5679',
    startYear: 2025,
    copyrightOwner: 'the authors',
    editorialEmail: 'editorial@cobot.example.org',
    infoEmail: 'info@cobot.example.org',
    features: { aimsAndScopeLink: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'quiet', showsIssn: true },
  partnerLogos: [
    { name: 'Example Laboratory', file: 'lab.svg', href: 'https://www.example.org/', width: 119, height: 40 },
    { name: 'Example Network', file: 'network.svg', href: 'https://www.example.org/', width: 102, height: 40 },
  ],
  menu: null,
  follow: [],
}
