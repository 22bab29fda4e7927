/** Words of the page of metrics, in English. */
import type { Catalogue } from '../../../../core/text/message.ts'

export const messages = {
  // Metrics
  'metrics-title': 'Metrics: {title}',
  'metrics-visits': 'Visits',
  'metrics-views-and-downloads': 'Views and downloads',
  'metrics-counted-by': 'Counted by',
  'metrics-pdf': 'PDF downloads',
  'metrics-xml': 'XML downloads',
  'metrics-other': 'Other files',
  'metrics-reports': 'Views of reports',
  'metrics-of-report': 'Metrics of this report',
  'metrics-of-article': 'Metrics of the article',
  'metrics-by-month': 'By month',
  'metrics-views-by-month': 'Views by month',
  'metrics-downloads-by-month': 'Downloads by month',
  'metrics-month': 'Month',
  'metrics-show-table': 'Show as table',
  'metrics-none-by-month': 'Nothing has been counted in any month yet. Numbers by month begin in April 2021.',
  'metrics-sample': 'These numbers are invented, like the item.',
  'metrics-as-of': 'As of',
  'metrics-attention': 'Attention',
  'metrics-attention-by': 'Attention score by {service}, as of {date}',
  'metrics-mentions': 'Mentions',
  'metrics-readers': 'Readers in reference managers',
  'metrics-source-news': 'News',
  'metrics-source-blogs': 'Blogs',
  'metrics-source-policy': 'Policy documents',
  'metrics-source-patents': 'Patents',
  'metrics-source-videos': 'Videos',
  'metrics-about': 'About these numbers',
  'metrics-about-text':
    'Views are counted of readers who agreed to it; downloads are counted without knowing whose they are. A visit is everything that one reader does with the item within an hour of the clock. Numbers by month begin in April 2021. Other services count by rules of their own.',
  'metrics-about-rules': 'Robots do not count, and the same click twice within 30 seconds counts once:',
} as const satisfies Catalogue
