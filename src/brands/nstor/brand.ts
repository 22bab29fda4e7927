import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'NSTOR Open Research',
    displayNameShort: 'NSTOR',
    startYear: 2026,
    copyrightOwner: 'the authors',
    editorialEmail: 'editorial@nstor.example.org',
    infoEmail: 'info@nstor.example.org',
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'band', showsIssn: false },
  partnerLogos: [
    { name: 'Example Archive', file: 'archive.svg', href: 'https://www.example.org/', width: 102, height: 40 },
    { name: 'Example Data Centre', file: 'data-centre.svg', href: 'https://www.example.org/', width: 123, height: 40 },
  ],
  menu: null,
  follow: [{ name: 'NSTOR', icon: 'mastodon', href: 'https://social.example.org/@nstor' }],
}
