/** The brand of a site without a folder of its own, and the menu of every brand that defines none. */
import type { Brand } from '../brand.ts'

export const brand: Brand = {
  platform: { displayName: 'Recto' },
  masthead: 'standard',
  footer: 'standard',
  hero: null,
  partnerLogos: [],
  menu: [
    {
      placeholder: 'browse',
      key: 'menu-browse',
      menuOrder: 10,
      children: [
        { path: '/browse', key: 'menu-browse-all', menuOrder: 1 },
        { path: '/browse/articles', key: 'menu-articles', menuOrder: 2 },
        { path: '/browse/posters', key: 'menu-posters', menuOrder: 3 },
        { path: '/browse/slides', key: 'menu-slides', menuOrder: 4 },
        { path: '/browse/documents', key: 'menu-documents', menuOrder: 5 },
        { path: '/browse/videos', key: 'menu-videos', menuOrder: 6 },
      ],
    },
    { placeholder: 'gateways', key: 'menu-gateways', menuOrder: 20 },
    { path: '/for-authors', key: 'menu-for-authors', menuOrder: 30 },
    { path: '/about', key: 'menu-about', menuOrder: 40 },
    { placeholder: 'blog', key: 'menu-blog', menuOrder: 50 },
  ],
  follow: [],
}
