import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'Warsaw Open Research',
    displayNameShort: 'Warsaw',
    // The example number of the ISSN manual, until the platform has its own.
    issn: '1234-5679',
    startYear: 2025,
    copyrightOwner: 'the authors',
    editorialEmail: 'editorial@warsaw.example.org',
    infoEmail: 'info@warsaw.example.org',
    features: { gateways: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'sheet', showsIssn: true },
  partnerLogos: [
    { name: 'Example Faculties', file: 'faculties.svg', href: 'https://www.example.org/', width: 104, height: 40 },
    { name: 'Example Library', file: 'library.svg', href: 'https://www.example.org/', width: 102, height: 40 },
  ],
  menu: null,
  follow: [{ name: 'Warsaw', icon: 'linkedin', href: 'https://www.example.org/warsaw' }],
}
