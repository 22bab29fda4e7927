/** Words that the server alone says: they reach a page inside its data, in French. */

import type { words as english } from '../en/server.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  // Peer review
  'title-status-version': '[version {number}]',
  'title-status': '[version {number} ; {review}]',
  'title-status-peer-review': 'évaluation par les pairs : {decisions}',
  'title-status-list': '{first}, {second}',
  'title-status-discontinued': 'interrompue',
  'title-status-approved': { one: '{count} approuvé', many: '{count} approuvés', other: '{count} approuvés' },
  'title-status-approved-with-reservations': {
    one: '{count} approuvé avec réserves',
    many: '{count} approuvés avec réserves',
    other: '{count} approuvés avec réserves',
  },
  'title-status-not-approved': { one: '{count} non approuvé', many: '{count} non approuvés', other: '{count} non approuvés' },

  // Reading aids
  'related-not-available': 'Les contenus associés ne peuvent pas être chargés',

  // Open peer review on the page
  'peer-review-not-available': 'Les évaluations par les pairs ne peuvent pas être chargées',
  'reviewer-information-not-available': 'Les informations sur les évaluateurs ne peuvent pas être chargées',
  'versions-not-available': 'Les autres versions ne peuvent pas être chargées',
  'downloads-not-available': 'Les fichiers à télécharger ne peuvent pas être chargés',
  'gateways-not-available': 'Les portails et les collections ne peuvent pas être chargés',
  'labels-not-available': 'Le texte est affiché avec des intitulés en anglais',
  'part-missing-title': 'Une partie de cette page manque',
  'part-missing-text': 'L’article lui-même est complet. Veuillez réessayer dans quelques minutes.',
  'peer-review-not-shown': 'Ce site n’affiche pas l’évaluation par les pairs.',
  'peer-review-not-reviewed': 'Les articles de ce type ne sont pas évalués par les pairs.',
  'peer-review-preprint': 'Cet article n’a pas été envoyé à des évaluateurs. Lisez-le comme une prépublication.',
  'peer-review-faculty':
    'Ceci est une Faculty Review : les évaluateurs ont été consultés avant la publication et ont approuvé la version publiée. Ils sont nommés, sans leurs rapports.',
  'peer-review-awaiting': 'Les rapports ont été demandés aux évaluateurs. Ils paraîtront ici dès leur arrivée.',
  'peer-review-no-reports': 'Aucun rapport n’a été publié avec cet article.',
  'peer-review-on-other-versions': 'Les rapports sur cet article portent sur d’autres versions.',
  'report-by': '{report} de {names}',
  'report-kind-reviewer-report': 'Rapport d’évaluation',
  'report-kind-editor-report': 'Rapport éditorial',
  'report-kind-decision-letter': 'Lettre de décision',
  'report-kind-author-response': 'Réponse des auteurs',
  'report-kind-commentary': 'Commentaire',
  'report-kind-review-documents': 'Documents de l’évaluation',
  'pass-rule': 'Une version réussit l’évaluation par les pairs avec {ways}. La décision la plus récente de chaque évaluateur compte.',
  'pass-rule-never': 'Aucun nombre d’approbations ne suffit à lui seul : la rédaction décide.',
  'pass-rule-or': '{first}, ou {second}',
  'pass-rule-and': '{first} et {second}',
  'pass-rule-approvals': { one: '{count} approbation', many: '{count} approbations', other: '{count} approbations' },
  'pass-rule-approvals-with-reservations': {
    one: '{count} approbation avec réserves',
    many: '{count} approbations avec réserves',
    other: '{count} approbations avec réserves',
  },

  // Time line, and versions compared
  'compare-change-number': 'Modification {number}',
  'compare-kind-changed': 'Modifié',
  'compare-kind-added': 'Ajouté',
  'compare-kind-removed': 'Supprimé',
  'compare-kind-moved': 'Déplacé ici',
  'compare-part-title': 'Titre',
  'compare-part-authors': 'Auteurs',
  'compare-part-affiliations': 'Affiliations',
  'compare-part-information': 'Informations sur l’article',
  'compare-part-untitled': 'Texte sans titre',
  'compare-read-in': 'Lire dans la version {number}',
  'compare-show-unchanged': {
    one: 'Afficher {count} passage inchangé',
    many: 'Afficher {count} de passages inchangés',
    other: 'Afficher {count} passages inchangés',
  },
  'compare-no-changes': 'Aucune modification.',
  'compare-spoken-added': 'ajouté',
  'compare-spoken-removed': 'supprimé',
  'compare-moved-away': 'Ce qui se trouvait ici a été déplacé :',
  'compare-picture-same': 'L’image est la même ; le texte qui l’accompagne a changé.',
  'compare-picture-changed': 'L’image a été remplacée.',
  'compare-file-changed': 'Le fichier a été remplacé.',
}
