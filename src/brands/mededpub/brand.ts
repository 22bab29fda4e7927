import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'MedEdPublish',
    // The example number of the ISSN manual, until the platform has its own.
    startYear: 2025,
    copyrightOwner: 'the authors',
    features: { blog: { enabled: true }, commentsService: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'split', showsIssn: true },
  partnerLogos: [
    { name: 'Example Academy', file: 'academy.svg', href: null, width: 105, height: 40 },
    { name: 'Example Institute', file: 'institute.svg', href: null, width: 102, height: 40 },
  ],
  menu: null,
  follow: [],
}
