/** Words of the page of metrics, in German. */

import type { messages as english } from '../en/metrics.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Metrics
  'metrics-title': 'Kennzahlen: {title}',
  'metrics-visits': 'Besuche',
  'metrics-views-and-downloads': 'Aufrufe und Downloads',
  'metrics-counted-by': 'Gezählt von',
  'metrics-pdf': 'PDF-Downloads',
  'metrics-xml': 'XML-Downloads',
  'metrics-other': 'Andere Dateien',
  'metrics-reports': 'Aufrufe von Gutachten',
  'metrics-of-report': 'Kennzahlen dieses Gutachtens',
  'metrics-of-article': 'Kennzahlen des Artikels',
  'metrics-by-month': 'Nach Monaten',
  'metrics-views-by-month': 'Aufrufe nach Monaten',
  'metrics-downloads-by-month': 'Downloads nach Monaten',
  'metrics-month': 'Monat',
  'metrics-show-table': 'Als Tabelle zeigen',
  'metrics-none-by-month': 'Noch in keinem Monat wurde etwas gezählt. Die Zahlen nach Monaten beginnen im April 2021.',
  'metrics-sample': 'Diese Zahlen sind erfunden wie der Beitrag selbst.',
  'metrics-as-of': 'Stand',
  'metrics-attention': 'Aufmerksamkeit',
  'metrics-attention-by': 'Aufmerksamkeitswert von {service}, Stand {date}',
  'metrics-mentions': 'Erwähnungen',
  'metrics-readers': 'Leser in Literaturverwaltungen',
  'metrics-source-news': 'Nachrichten',
  'metrics-source-blogs': 'Blogs',
  'metrics-source-policy': 'Politische Dokumente',
  'metrics-source-patents': 'Patente',
  'metrics-source-videos': 'Videos',
  'metrics-about': 'Zu diesen Zahlen',
  'metrics-about-text':
    'Aufrufe werden bei Lesern gezählt, die dem zugestimmt haben; Downloads werden gezählt, ohne dass bekannt ist, von wem sie sind. Ein Besuch ist alles, was jemand innerhalb einer Stunde der Uhr mit dem Beitrag tut. Die Zahlen nach Monaten beginnen im April 2021. Andere Dienste zählen nach eigenen Regeln.',
  'metrics-about-rules': 'Robots zählen nicht, und derselbe Klick zweimal innerhalb von 30 Sekunden zählt einmal:',
}
