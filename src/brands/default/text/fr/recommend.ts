/** Words of recommending by email, and of confirming what an email asks, in French. */
import type { messages as english } from '../en/recommend.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'recommend-title': 'Recommander par e-mail',
  'recommend-lead': 'Un e-mail avec un lien vers cette page sera envoyé aux personnes que vous indiquez\u00a0:',
  'recommend-recipients': 'Destinataires',
  'recommend-recipients-help': 'Adresses e-mail, {most} au plus, séparées par des virgules.',
  'recommend-name': 'Votre nom',
  'recommend-email': 'Votre adresse e-mail',
  'recommend-email-help': 'Les destinataires la voient et savent ainsi qui leur écrit.',
  'recommend-as': 'L’envoi se fait en votre nom, {name}, et les réponses iront à {email}.',
  'recommend-message': 'Message (facultatif)',
  'recommend-message-help': 'Du texte seul, sans adresses de pages web.',
  'recommend-left': { one: 'Il reste {count} caractère', many: 'Il reste {count} caractères', other: 'Il reste {count} caractères' },
  'recommend-privacy': 'Les adresses des destinataires sont supprimées dès que l’e-mail est envoyé.',
  'recommend-submit': 'Envoyer',
  'recommend-own-program': 'Écrire plutôt dans votre logiciel de messagerie',
  'recommend-others': 'Recommander à d’autres personnes',
  'email-sent': 'L’e-mail a été envoyé.',
  'updates-confirm-title': 'Confirmez votre adresse',
  'updates-confirm-text': 'Les actualités de {site} seront envoyées à {email}.',
  'updates-confirm-submit': 'Confirmer',
  'updates-confirmed-title': 'Vous êtes inscrit(e)',
  'updates-confirmed-text': 'Merci. Les actualités de {site} seront désormais envoyées à votre adresse.',
  'updates-gone-title': 'Ce lien n’est plus valable',
  'updates-gone-text':
    'Il a déjà servi ou date de plus de trois jours. Si vous n’avez pas confirmé votre adresse, inscrivez-vous de nouveau.',
}
