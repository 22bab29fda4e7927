/** Words of the page of metrics, in French. */

import type { messages as english } from '../en/metrics.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Metrics
  'metrics-title': 'Indicateurs : {title}',
  'metrics-visits': 'Visites',
  'metrics-views-and-downloads': 'Consultations et téléchargements',
  'metrics-counted-by': 'Compté par',
  'metrics-pdf': 'Téléchargements PDF',
  'metrics-xml': 'Téléchargements XML',
  'metrics-other': 'Autres fichiers',
  'metrics-reports': 'Consultations des rapports',
  'metrics-of-report': 'Indicateurs de ce rapport',
  'metrics-of-article': 'Indicateurs de l’article',
  'metrics-by-month': 'Par mois',
  'metrics-views-by-month': 'Consultations par mois',
  'metrics-downloads-by-month': 'Téléchargements par mois',
  'metrics-month': 'Mois',
  'metrics-show-table': 'Afficher en tableau',
  'metrics-none-by-month': 'Rien n’a encore été compté, quel que soit le mois. Les chiffres par mois commencent en avril 2021.',
  'metrics-sample': 'Ces chiffres sont inventés, comme le contenu lui-même.',
  'metrics-as-of': 'Au',
  'metrics-attention': 'Attention',
  'metrics-attention-by': 'Score d’attention de {service}, au {date}',
  'metrics-mentions': 'Mentions',
  'metrics-readers': 'Lecteurs dans les gestionnaires de références',
  'metrics-source-news': 'Actualités',
  'metrics-source-blogs': 'Blogs',
  'metrics-source-policy': 'Documents de politique publique',
  'metrics-source-patents': 'Brevets',
  'metrics-source-videos': 'Vidéos',
  'metrics-about': 'À propos de ces chiffres',
  'metrics-about-text':
    'Les consultations sont comptées chez les lecteurs qui y ont consenti ; les téléchargements le sont sans que l’on sache de qui ils viennent. Une visite est tout ce qu’un lecteur fait avec le contenu dans une même heure d’horloge. Les chiffres par mois commencent en avril 2021. Les autres services comptent selon leurs propres règles.',
  'metrics-about-rules': 'Les robots ne comptent pas, et un même clic répété en moins de 30 secondes compte une fois :',
}
