/** Words of the page of metrics, in Italian. */

import type { messages as english } from '../en/metrics.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Metrics
  'metrics-title': 'Metriche: {title}',
  'metrics-visits': 'Visite',
  'metrics-views-and-downloads': 'Visualizzazioni e download',
  'metrics-counted-by': 'Conteggio di',
  'metrics-pdf': 'Download PDF',
  'metrics-xml': 'Download XML',
  'metrics-other': 'Altri file',
  'metrics-reports': 'Visualizzazioni delle relazioni',
  'metrics-of-report': 'Metriche di questa relazione',
  'metrics-of-article': 'Metriche dell’articolo',
  'metrics-by-month': 'Per mese',
  'metrics-views-by-month': 'Visualizzazioni per mese',
  'metrics-downloads-by-month': 'Download per mese',
  'metrics-month': 'Mese',
  'metrics-show-table': 'Mostra come tabella',
  'metrics-none-by-month': 'Non è stato ancora contato nulla in nessun mese. I numeri per mese iniziano ad aprile 2021.',
  'metrics-sample': 'Questi numeri sono inventati, come il contenuto stesso.',
  'metrics-as-of': 'Al',
  'metrics-attention': 'Attenzione',
  'metrics-attention-by': 'Punteggio di attenzione di {service}, al {date}',
  'metrics-mentions': 'Menzioni',
  'metrics-readers': 'Lettori nei gestori di bibliografie',
  'metrics-source-news': 'Notizie',
  'metrics-source-blogs': 'Blog',
  'metrics-source-policy': 'Documenti di indirizzo politico',
  'metrics-source-patents': 'Brevetti',
  'metrics-source-videos': 'Video',
  'metrics-about': 'Informazioni su questi numeri',
  'metrics-about-text':
    'Le visualizzazioni sono contate tra i lettori che hanno dato il consenso; i download sono contati senza sapere di chi siano. Una visita è tutto ciò che un lettore fa con il contenuto entro un’ora di orologio. I numeri per mese iniziano ad aprile 2021. Gli altri servizi contano secondo regole proprie.',
  'metrics-about-rules': 'I robot non contano, e lo stesso clic ripetuto entro 30 secondi conta una volta:',
}
