import { href } from '../../../../core/http/href.ts'

/**
 * The links of the footer in their order (specification, accounts.md section 2 “Footer”): message keys, and paths without a language
 * prefix.
 */
export interface FooterLink {
  key: string
  href: string
}
export type FooterVariant = 'standard' | 'commission'

const contact = { key: 'footer-contact', href: href('/contact') }
const privacy = { key: 'footer-privacy', href: href('/legal/*', { '*': 'privacypolicy' }) }
const legal = { key: 'footer-legal', href: href('/legal') }

/** Where the specification names a link without a path, it is a static page beneath /about. */
export const footerLinks: Readonly<Record<FooterVariant, readonly FooterLink[]>> = {
  standard: [contact, { key: 'footer-how-it-works', href: href('/about') }, { key: 'footer-rss', href: '/published/rss' }, privacy, legal],
  commission: [
    contact,
    { key: 'footer-follow', href: href('/about/*', { '*': 'follow' }) },
    { key: 'footer-resources', href: href('/about/*', { '*': 'resources-for-partners' }) },
    { key: 'footer-language-policy', href: href('/about/*', { '*': 'language-policy' }) },
    { key: 'footer-cookies', href: href('/legal/*', { '*': 'privacypolicy/cookies' }) },
    privacy,
    legal,
    { key: 'footer-brexit', href: href('/about/*', { '*': 'brexit' }) },
  ],
}
