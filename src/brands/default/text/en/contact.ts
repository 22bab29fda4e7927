/** Words of the page with the platform's addresses, in English. */
import type { Catalogue } from '../../../../core/text/message.ts'

export const messages = {
  'contact-description': 'How to reach the people behind {site}.',
  'contact-editorial': 'The editorial office',
  'contact-editorial-text': 'For questions about an article, a submission or a review.',
  'contact-information': 'General questions',
  'contact-information-text': 'For everything else: this site, its data, and what is missing from it.',
  'contact-none': 'This site has not named an address for it.',
} as const satisfies Catalogue
