/** Words of the pages under My activities, in French. */

import type { messages as english } from '../en/my.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'my-submissions-lead': 'Ce que vous avez publié sur ce site.',
  'my-submissions-published': 'Publié',
  'my-submissions-by-address':
    'Trouvé par votre adresse électronique. Liez votre ORCID iD, et les travaux qui vous nomment ainsi seront trouvés aussi.',
  'my-submissions-by-orcid': 'Trouvé par votre ORCID iD {orcid} et votre adresse électronique.',
  'my-submissions-none': 'Rien sur ce site ne vous nomme encore comme auteur.',
  'my-submissions-missing':
    'Les soumissions, les brouillons et les nouvelles versions ne font pas encore partie de ce site : la rédaction reçoit les nouveaux travaux par courriel.',
  'editor-none': 'Ce site n’a pas d’éditeur',
  'editor-none-text': '« {title} » ne peut pas être modifié ici : aucun hôte n’est indiqué pour l’éditeur de ce site (adminHost).',
  'my-link-orcid': 'Lier votre ORCID iD',
  'my-referee-lead': 'Les rapports que vous avez écrits sur des articles de ce site.',
  'my-referee-reports': 'Rapports publiés',
  'my-referee-no-orcid': 'Les rapports nomment leurs évaluateurs par l’ORCID iD. Liez le vôtre, et vos rapports figureront ici.',
  'my-referee-by-orcid': 'Trouvé par votre ORCID iD {orcid} et votre adresse e-mail.',
  'my-referee-none': 'Aucun rapport publié ne vous nomme encore.',
  'my-referee-missing':
    'Les invitations et les évaluations en cours ne font pas encore partie de ce site : la rédaction les envoie par courriel.',
  'my-alerts-lead': 'Ce que ce site vous communique par courriel, à {email}.',
  'my-alerts-new': 'Nouveau contenu',
  'my-alerts-store': 'Enregistrer',
  'my-alerts-stored': 'Votre choix est enregistré.',
  'my-alerts-updates': 'Nouvelles',
  'my-alerts-signed-up': 'Votre adresse est inscrite pour les nouvelles de {site}.',
  'my-alerts-not-signed-up': 'Votre adresse n’est pas inscrite pour les nouvelles de {site}.',
  'my-dashboard-lead': 'Ce que contient ce site, et ce qui attend.',
  'my-dashboard-published': 'Publié',
  'my-dashboard-unpublished': 'Pas encore publié',
  'my-dashboard-none-unpublished': 'Rien n’attend d’être publié.',
  'my-dashboard-count-unpublished': {
    one: '{count} version attend d’être publiée.',
    many: '{count} versions attendent d’être publiées.',
    other: '{count} versions attendent d’être publiées.',
  },
  'my-dashboard-accounts': 'Comptes',
  'my-dashboard-all-accounts': 'Tous les comptes',
  'my-dashboard-with-roles': 'Avec un rôle propre',
  'my-dashboard-roles': 'Donner et retirer des rôles',
  'my-dashboard-missing': 'Éditer et publier ne fait pas encore partie de ce site : le contenu arrive par importation.',
  'my-pre-screening-lead': 'Les nouveaux travaux que le comité éditorial examine avant leur publication.',
  'my-pre-screening-waiting': 'En attente',
  'my-pre-screening-none': 'Aucun travail n’a le statut {status}.',
  'my-pre-screening-count': {
    one: '{count} travail a le statut {status}.',
    many: '{count} travaux ont le statut {status}.',
    other: '{count} travaux ont le statut {status}.',
  },
  'my-pre-screening-missing': 'Décider ici ne fait pas encore partie de ce site : la rédaction reçoit votre décision par courriel.',
}
