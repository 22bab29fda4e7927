/** Words of the letters that are sent to people, in French. */

import type { words as english } from '../en/mail.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  'mail-greeting': 'Bonjour {name},',
  'mail-greeting-unnamed': 'Bonjour,',
  'mail-link-lasts': {
    one: 'Le lien fonctionne une seule fois, pendant {count} heure.',
    many: 'Le lien fonctionne une seule fois, pendant {count} heures.',
    other: 'Le lien fonctionne une seule fois, pendant {count} heures.',
  },
  'mail-footer': 'Ce message vous est envoyé par {site}. Une réponse sera adressée à {email}.',
  'mail-confirm-registration-subject': 'Confirmez votre adresse e-mail pour {site}',
  'mail-confirm-registration-text':
    'Merci de votre inscription sur {site}. Confirmez que cette adresse est la vôtre, et vous pourrez vous connecter.',
  'mail-confirm-registration-action': 'Confirmer l’adresse',
  'mail-confirm-registration-otherwise': 'Si vous ne vous êtes pas inscrit, ignorez ce message. Sans ce lien, aucun compte ne sera ouvert.',
  'mail-already-registered-subject': 'Vous avez déjà un compte sur {site}',
  'mail-already-registered-text':
    'Quelqu’un, sans doute vous, a voulu s’inscrire avec cette adresse. Elle a déjà un compte\u00a0; rien n’a donc été changé. Connectez-vous comme avant\u00a0:',
  'mail-already-registered-action': 'Se connecter',
  'mail-already-registered-forgotten': 'Si vous avez oublié votre mot de passe, vous pouvez en choisir un autre\u00a0:',
  'mail-already-registered-otherwise': 'Si ce n’était pas vous, vous n’avez rien à faire.',
  'mail-reset-password-subject': 'Choisissez un nouveau mot de passe pour {site}',
  'mail-reset-password-text': 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte associé à cette adresse.',
  'mail-reset-password-action': 'Choisir un nouveau mot de passe',
  'mail-reset-password-otherwise': 'Si ce n’était pas vous, ignorez ce message. Votre mot de passe reste inchangé.',
  'mail-password-changed-subject': 'Votre mot de passe pour {site} a été modifié',
  'mail-password-changed-text':
    'Le mot de passe de votre compte sur {site} vient d’être modifié. Si c’était vous, il n’y a rien d’autre à faire.',
  'mail-password-changed-otherwise': 'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe\u00a0:',
  'mail-confirm-address-subject': 'Confirmez votre nouvelle adresse e-mail pour {site}',
  'mail-confirm-address-text':
    'Votre compte sur {site} doit recevoir cette adresse. Elle remplacera l’ancienne dès que vous l’aurez confirmée.',
  'mail-confirm-address-action': 'Confirmer la nouvelle adresse',
  'mail-confirm-address-otherwise': 'Si vous n’avez rien demandé, ignorez ce message. Le compte gardera son ancienne adresse.',
  'mail-address-changed-subject': 'L’adresse e-mail de votre compte sur {site} a été modifiée',
  'mail-address-changed-text': 'Votre compte sur {site} a maintenant l’adresse {address}. Les messages y seront envoyés, et plus ici.',
  'mail-address-changed-otherwise': 'Si ce n’était pas vous, répondez tout de suite à ce message.',
  'mail-way-in-added-subject': 'Une nouvelle façon de vous connecter à {site}',
  'mail-way-in-added-text': 'On peut maintenant se connecter à votre compte sur {site} aussi par ce moyen\u00a0: {way}.',
  'mail-way-in-added-otherwise':
    'Si ce n’était pas vous, supprimez-la, fermez toutes les sessions et choisissez un nouveau mot de passe\u00a0:',
  'mail-way-in-added-action': 'Voir les sessions et les accès',
  'mail-confirm-deletion-subject': 'Confirmez la suppression de votre compte sur {site}',
  'mail-confirm-deletion-text':
    'Une personne connectée à votre compte sur {site} en a demandé la suppression. Rien n’est supprimé avant votre confirmation\u00a0; ensuite, c’est définitif.',
  'mail-confirm-deletion-action': 'Poursuivre la suppression',
  'mail-confirm-deletion-otherwise': 'Si ce n’était pas vous, n’ouvrez pas le lien et choisissez un nouveau mot de passe.',
  'mail-account-deleted-subject': 'Votre compte sur {site} a été supprimé',
  'mail-account-deleted-text':
    'Votre compte sur {site} est supprimé, avec tout ce qui n’appartenait qu’à lui. Merci du temps passé avec nous.',
}
