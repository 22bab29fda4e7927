/** Words of moderating comments, in French. */

import type { messages as english } from '../en/moderation.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'moderation-lead':
    'Ce qui se dit des contenus de ce site. La personne qui a écrit un commentaire reçoit votre décision et son motif par e-mail.',
  'moderation-list-waiting': 'En attente',
  'moderation-list-flagged': 'Signalés',
  'moderation-list-published': 'Publiés',
  'moderation-list-removed': 'Supprimés',
  'moderation-list-withdrawn': 'Retirés par leur auteur',
  'moderation-none': 'Il n’y en a pas.',
  'moderation-on': 'Sur {title}',
  'moderation-comment-of': 'Commentaire de {name}',
  'moderation-back': 'Tous les commentaires',
  'moderation-flags': { one: '{count} signalement', many: '{count} de signalements', other: '{count} signalements' },
  'moderation-held-every-comment': 'Sur ce site, chaque commentaire est lu d’abord',
  'moderation-held-unconfirmed-address': 'L’adresse du compte n’est pas confirmée',
  'moderation-held-many-links': 'Beaucoup de liens',
  'moderation-held-repeated': 'Le même texte se trouve ailleurs',
  'moderation-held-many-at-once': 'Beaucoup d’un nouveau compte',
  'moderation-reason': 'Motif',
  'moderation-reason-help': 'La personne qui a écrit le commentaire le lit par e-mail. Nécessaire pour supprimer ou bloquer.',
  'moderation-publish': 'Publier',
  'moderation-remove': 'Supprimer',
  'moderation-leave': 'Laisser tel quel',
  'moderation-block': 'Empêcher {name} de commenter',
  'moderation-unblock': 'Laisser {name} commenter à nouveau',
  'moderation-blocked': '{name} ne peut pas commenter\u00a0: {reason}',
  'moderation-others': {
    one: '{count} autre commentaire du même compte',
    many: '{count} d’autres commentaires du même compte',
    other: '{count} autres commentaires du même compte',
  },
  'moderation-done': 'C’est fait.',
  'moderation-late': 'Ce n’est plus possible\u00a0: quelqu’un d’autre a décidé entre-temps, ou le commentaire a été retiré.',
  'moderation-history': 'Ce qui s’est passé',
  'moderation-event-posted': 'Écrit',
  'moderation-event-held': 'Retenu',
  'moderation-event-published': 'Publié',
  'moderation-event-removed': 'Supprimé',
  'moderation-event-withdrawn': 'Retiré par son auteur',
  'moderation-event-renamed': 'Nom retiré',
  'moderation-readers': 'Ce qui a été signalé',
  'moderation-settled': 'traité',
}
