/** Words of the outbox, in French. */

import type { messages as english } from '../en/outbox.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  outbox: 'Boîte d’envoi',
  'outbox-kept-text':
    'Il n’y a pas de serveur de messagerie\u00a0; les lettres sont donc conservées ici au lieu d’être envoyées. Leur contenu est effacé après sept jours.',
  'outbox-sent-text': 'Ce qui a été écrit et ce qu’il en est advenu. Le contenu d’une lettre est effacé dès son envoi.',
  'outbox-empty': 'Rien n’a encore été écrit.',
  'outbox-to': 'À {address}',
  'outbox-from-label': 'De',
  'outbox-to-label': 'À',
  'outbox-reply-label': 'Réponses à',
  'outbox-posted-label': 'Écrite',
  'outbox-state-label': 'État',
  'outbox-state-waiting': 'en attente d’envoi',
  'outbox-state-sending': 'en cours d’envoi',
  'outbox-state-sent': 'envoyée',
  'outbox-state-kept': 'conservée ici',
  'outbox-state-given-up': 'abandonnée',
  'outbox-gone': 'Le contenu de cette lettre n’est plus conservé.',
  'outbox-text-title': 'En texte',
  'outbox-html-title': 'Telle qu’un logiciel de messagerie la montre',
  bounces: 'Courriels non distribués',
  'bounces-lead':
    'Les courriels n’atteignent pas ces adresses. Elles ne reçoivent plus ni alertes ni résumés\u202f; les messages destinés à une seule personne, comme un nouveau mot de passe, sont encore envoyés. Leur titulaire le voit là où il gère ce qu’il suit.',
  'bounces-done': 'L’adresse reçoit de nouveau des courriels.',
  'bounces-none': 'Aucun courriel n’est revenu.',
  'bounces-account': 'Adresse d’un compte',
  'bounces-no-account': 'Adresse sans compte',
  'bounces-stopped': 'Arrêtés sur\u00a0: {platforms}',
  'bounces-take-up': 'Envoyer de nouveau',
}
