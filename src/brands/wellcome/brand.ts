import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'Wellcome Open Research',
    displayNameShort: 'Wellcome',
    startYear: 2025,
    copyrightOwner: 'the authors',
    features: { gateways: { enabled: true }, blog: { enabled: true }, europePmc: { enabled: true } },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'sheet', showsIssn: false },
  partnerLogos: [
    { name: 'Example Trust', file: 'trust.svg', href: null, width: 102, height: 40 },
    { name: 'Example Institute', file: 'institute.svg', href: null, width: 102, height: 40 },
  ],
  menu: null,
  follow: [],
}
