/** Words of what a person says of themself, in French. */
import type { messages as english } from '../en/person.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'first-name': 'Prénom',
  'last-name': 'Nom',
  'job-title': 'Fonction',
  department: 'Département',
  place: 'Ville',
  state: 'État ou province',
  'zip-code': 'Code postal',
  country: 'Pays',
  'country-choose': 'Choisissez un pays',
  'affiliation-title': 'Où vous travaillez',
  'affiliation-text': 'Tout cela peut rester vide.',
  'alerts-choice': 'M’envoyer des alertes de nouveaux contenus par e-mail',
  'new-password-help': 'Au moins {count} caractères. Quelques mots que vous seul réuniriez sont faciles à retenir et difficiles à deviner.',
  'demographics-title': 'À propos de vous, si vous voulez',
  'demographics-text':
    'Les réponses montrent à l’éditeur qui il atteint. Personne d’autre ne les voit, et chaque question peut être omise ou refusée.',
  'answer-choose': 'Choisissez une réponse',
  'gender-label': 'Genre',
  'other-gender-label': 'Avec quels mots\u00a0?',
  'gender-decline': 'Je préfère ne pas dire mon genre',
  'ethnicity-label': 'Origine ethnique',
  'ethnicity-decline': 'Je préfère ne pas dire mon origine ethnique',
  'nationality-label': 'Nationalité',
  'nationality-help': 'Jusqu’à {count}. Maintenez Ctrl ou ⌘ pour en choisir plusieurs.',
  'nationality-decline': 'Je préfère ne pas dire ma nationalité',
}
