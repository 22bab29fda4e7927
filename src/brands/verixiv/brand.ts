import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: {
    displayName: 'VeriXiv',
    startYear: 2026,
    copyrightOwner: 'the authors',
    features: {
      prescreening: { enabled: true },
      preprintServer: { enabled: true },
      europePmc: { enabled: true },
      gateways: { enabled: true },
      gatewayOnly: { enabled: true, url: '/institutions/northern-field-stations' },
    },
  },
  masthead: 'standard',
  footer: 'standard',
  hero: { layout: 'centred', showsIssn: false },
  partnerLogos: [],
  menu: null,
  follow: [],
}
