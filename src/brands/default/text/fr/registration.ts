/** Words of registering and coming back to an account, in French. */
import type { words as english } from '../en/registration.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  'register-lead': 'Un seul compte sert sur tous les sites de cet éditeur\u00a0: commenter, suivre les nouveautés et soumettre.',
  'register-have': 'Vous avez déjà un compte\u00a0?',
  'register-you': 'Votre nom',
  'register-sign-in': 'Comment vous vous connectez',
  'account-email': 'Adresse e-mail',
  'account-email-again': 'Adresse e-mail, à nouveau',
  'account-email-help': 'Un message avec un lien y est envoyé, pour confirmer qu’elle est à vous.',
  'account-password': 'Mot de passe',
  'account-password-again': 'Mot de passe, à nouveau',
  'register-terms': 'J’accepte les {terms}',
  'register-terms-link': 'conditions d’inscription',
  'register-submit': 'Créer le compte',
  'registration-error': 'Inscription non aboutie – veuillez vérifier les messages d’erreur.',
  'letters-too-many': {
    one: 'Trop de messages ont été demandés depuis votre connexion. Réessayez dans {count} minute.',
    many: 'Trop de messages ont été demandés depuis votre connexion. Réessayez dans {count} minutes.',
    other: 'Trop de messages ont été demandés depuis votre connexion. Réessayez dans {count} minutes.',
  },
  'letters-not-set-up': 'Ce site ne peut pas encore envoyer de messages\u00a0: ses responsables n’ont pas indiqué son adresse.',
  'account-busy': 'Trop de personnes se connectent en ce moment. Réessayez dans un instant.',
  'register-sent-title': 'Consultez votre boîte de réception',
  'register-sent-text':
    'Un message est en route vers l’adresse que vous avez indiquée. Suivez son lien dans les {hours} heures\u00a0; vous pourrez ensuite vous connecter.',
  'register-sent-missing':
    'Rien après quelques minutes\u00a0? Regardez dans les indésirables, vérifiez l’adresse et inscrivez-vous à nouveau.',
  'register-again': 'S’inscrire à nouveau',
  'register-ready-title': 'Votre compte est prêt',
  'register-ready-text': 'L’adresse est confirmée. Vous pouvez vous connecter.',
  'confirm-title': 'Confirmez votre adresse',
  'confirm-text': '{name} s’est inscrit avec l’adresse {email}. Le compte est créé lorsque vous confirmez.',
  'confirm-stranger': 'Si ce n’était pas vous, fermez cette page\u00a0: aucun compte n’est créé.',
  'confirm-submit': 'Confirmer',
  'confirm-taken-title': 'Cette adresse a un compte',
  'confirm-taken-text': 'Elle a déjà été confirmée. Connectez-vous avec le mot de passe d’alors, ou choisissez-en un nouveau.',
  'link-gone-title': 'Ce lien n’est plus utilisable',
  'confirm-gone-text':
    'Il a été utilisé ou date de plus de deux jours. Si vous avez confirmé votre adresse, connectez-vous\u00a0; sinon, inscrivez-vous à nouveau.',
  'forgotten-title': 'Mot de passe oublié\u00a0?',
  'forgotten-text': 'Indiquez l’adresse de votre compte. Un message avec un lien pour choisir un nouveau mot de passe y est envoyé.',
  'forgotten-submit': 'Envoyer le lien',
  'reset-password-success':
    'Si cette adresse a un compte, un message est en route. Son lien est valable une heure. Si rien n’arrive, écrivez à {email}.',
  'reset-title': 'Choisissez un nouveau mot de passe',
  'reset-text': 'Tous ceux qui sont connectés au compte seront alors déconnectés.',
  'new-password': 'Nouveau mot de passe',
  'new-password-again': 'Nouveau mot de passe, à nouveau',
  'password-save': 'Enregistrer le mot de passe',
  'reset-done-title': 'Votre mot de passe est changé',
  'reset-done-text': 'Vous êtes déconnecté partout. Connectez-vous avec le nouveau.',
  'reset-gone-text': 'Il a été utilisé, date de plus d’une heure, ou un plus récent a été envoyé.',
  'reset-again': 'Envoyer un nouveau lien',
  'question-label': 'Combien font {first} plus {second}\u00a0?',
  'question-help': 'En chiffres. Votre navigateur n’exécute aucun script qui montrerait que vous n’êtes pas un robot.',
}
