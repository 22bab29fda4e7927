import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'MedEdPublish',
    // The example number of the ISSN manual, until the platform has its own.
    issn: '1234-5679',
    startYear: 2025,
    copyrightOwner: 'the authors',
    editorialEmail: 'editorial@mededpub.example.org',
    infoEmail: 'info@mededpub.example.org',
    features: { blog: { enabled: true }, commentsService: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'split', showsIssn: true },
  partnerLogos: [
    { name: 'Example Academy', file: 'academy.svg', href: 'https://www.example.org/', width: 105, height: 40 },
    { name: 'Example Institute', file: 'institute.svg', href: 'https://www.example.org/', width: 102, height: 40 },
  ],
  menu: null,
  follow: [{ name: 'MedEdPublish', icon: 'mastodon', href: 'https://social.example.org/@mededpublish' }],
}
