/** Words of my details, in French. */
import type { messages as english } from '../en/account.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'my-details-lead': 'Ce que cet éditeur sait de vous, et ce que vous pouvez y faire.',
  'my-details-success': 'Vos informations sont enregistrées.',
  'my-details-error': 'Mise à jour non aboutie – veuillez vérifier les messages d’erreur.',
  'details-person': 'Nom et affiliation',
  'details-save': 'Enregistrer',
  'details-gateways': 'Vos portails et collections',
  'details-gateways-text':
    'Ceux auxquels vous appartenez ou avec lesquels vous travaillez, par exemple par votre financeur ou votre établissement. La rédaction le voit\u202f; cela ne donne aucun droit et n’envoie aucun e-mail.',
  'details-address': 'Adresse e-mail',
  'details-address-text': 'C’est {email}. Une autre la remplace dès que vous suivez le lien qui y est envoyé.',
  'details-new-address': 'Nouvelle adresse e-mail',
  'details-new-address-again': 'Nouvelle adresse e-mail, à nouveau',
  'details-own-password': 'Votre mot de passe',
  'details-address-submit': 'Changer d’adresse',
  'details-address-sent':
    'Un e-mail est en route vers la nouvelle adresse. Suivez son lien dans les {hours} heures\u00a0; d’ici là, l’ancienne reste valable.',
  'details-address-fresh': 'Avant de la changer, confirmez que c’est bien vous.',
  'details-address-confirm': 'Confirmer que c’est bien vous',
  'details-password': 'Changer de mot de passe',
  'details-password-text': 'Vous serez alors déconnecté partout sauf ici.',
  'details-password-saved': 'Votre mot de passe est changé.',
  'details-no-password': 'Ce compte n’a pas de mot de passe. Pour lui en donner un, demandez un lien.',
  'details-sessions': 'Où vous êtes connecté',
  'details-sessions-text': 'Voyez dans quels navigateurs vous êtes connecté, et mettez fin à ce que vous ne reconnaissez pas.',
  'details-sessions-show': 'Afficher les sessions',
  'details-data': 'Vos données',
  'details-data-text':
    'Un fichier avec tout ce qui est conservé sur vous\u00a0: informations, réponses, sessions, commentaires, inscriptions et e-mails.',
  'details-data-download': 'Télécharger mes données',
  'details-end': 'Supprimer votre compte',
  'details-end-text':
    'Vos informations, sessions, inscriptions et moyens d’accès sont supprimés aussitôt et pour toujours. Les commentaires et évaluations publiés restent, car d’autres les ont lus, cités et y ont répondu. Les auteurs d’articles restent nommés dans ce qui a été publié\u00a0: les archives de la recherche ne peuvent être modifiées.',
  'details-end-name': 'Votre nom sur vos commentaires et rapports d’évaluation publiés',
  'details-end-kept': 'Le garder',
  'details-end-withheld': 'Le retirer, avec l’affiliation',
  'details-end-submit': 'Supprimer le compte',
  'details-end-asked': 'Un e-mail est en route vers votre adresse. Le compte est supprimé quand vous suivez son lien et confirmez.',
  'details-end-by-mail': 'Ce compte n’a pas de mot de passe\u00a0: un e-mail avec un lien confirme que c’est vous.',
  'name-withheld': 'Nom retiré',
  'address-confirm-title': 'Confirmez votre nouvelle adresse',
  'address-confirm-text': 'Votre compte aura désormais l’adresse {email}.',
  'address-confirmed-title': 'Votre adresse est changée',
  'address-confirmed-text': 'Connectez-vous désormais avec la nouvelle adresse. L’ancienne adresse en est informée.',
  'address-taken-text': 'Entre-temps, quelqu’un s’est inscrit avec cette adresse. Votre compte garde la sienne.',
  'address-gone-text': 'Il a été utilisé, date de plus d’un jour, ou un plus récent a été envoyé.',
  'deletion-confirm-text-kept': 'Votre compte est supprimé pour toujours. Votre nom reste sur vos commentaires et rapports publiés.',
  'deletion-confirm-text-withheld':
    'Votre compte est supprimé pour toujours, et votre nom est retiré de vos commentaires et rapports publiés.',
  'account-deleted-title': 'Votre compte est supprimé',
  'account-deleted-text': 'Un e-mail à l’adresse qu’il avait le dit aussi. Vous pouvez continuer à tout lire ici.',
  'my-details-back': 'Aller à mes informations',
}
