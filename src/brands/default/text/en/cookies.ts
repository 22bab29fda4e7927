/** Words of the choice about cookies, in English. */
import type { Catalogue } from '../../../../domain/text/message.ts'

export const words = {
  // Cookies
  'consent-save': 'Save my choice',
  'consent-always-on': 'Always on',
  'consent-essential': 'Essential',
  'consent-essential-text': 'Signing in, security, and remembering this choice.',
  'consent-analytics': 'Analytics',
  'consent-analytics-text': 'Counting views and downloads, so that authors see how their work is read.',
  'consent-functional': 'Functional',
  'consent-functional-text': 'Remembering your settings, and content that other sites embed here.',
  'consent-advertising': 'Advertising',
  'consent-advertising-text': 'Measuring whether our announcements elsewhere reach the people they are for.',
} as const satisfies Catalogue
