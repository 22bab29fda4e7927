/** Words of the page of metrics, in Spanish. */

import type { messages as english } from '../en/metrics.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Metrics
  'metrics-title': 'Métricas: {title}',
  'metrics-visits': 'Visitas',
  'metrics-views-and-downloads': 'Vistas y descargas',
  'metrics-counted-by': 'Contado por',
  'metrics-pdf': 'Descargas en PDF',
  'metrics-xml': 'Descargas en XML',
  'metrics-other': 'Otros archivos',
  'metrics-reports': 'Vistas de informes',
  'metrics-of-report': 'Métricas de este informe',
  'metrics-of-article': 'Métricas del artículo',
  'metrics-by-month': 'Por mes',
  'metrics-views-by-month': 'Vistas por mes',
  'metrics-downloads-by-month': 'Descargas por mes',
  'metrics-month': 'Mes',
  'metrics-show-table': 'Mostrar como tabla',
  'metrics-none-by-month': 'Todavía no se ha contado nada en ningún mes. Las cifras por mes comienzan en abril de 2021.',
  'metrics-sample': 'Estas cifras son inventadas, como el propio contenido.',
  'metrics-as-of': 'A fecha de',
  'metrics-attention': 'Atención',
  'metrics-attention-by': 'Puntuación de atención de {service}, a fecha de {date}',
  'metrics-mentions': 'Menciones',
  'metrics-readers': 'Lectores en gestores de referencias',
  'metrics-source-news': 'Noticias',
  'metrics-source-blogs': 'Blogs',
  'metrics-source-policy': 'Documentos de políticas',
  'metrics-source-patents': 'Patentes',
  'metrics-source-videos': 'Vídeos',
  'metrics-about': 'Sobre estas cifras',
  'metrics-about-text':
    'Las vistas se cuentan entre los lectores que han dado su consentimiento; las descargas se cuentan sin saber de quién son. Una visita es todo lo que un lector hace con el contenido dentro de una hora del reloj. Las cifras por mes comienzan en abril de 2021. Otros servicios cuentan según sus propias reglas.',
  'metrics-about-rules': 'Los robots no cuentan, y el mismo clic dos veces en 30 segundos cuenta una vez:',
}
