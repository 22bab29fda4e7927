/** Words of signing in and out, in French. */

import type { messages as english } from '../en/session.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'sign-in-lead': 'Avec un seul compte, vous commentez, suivez les nouveautés et soumettez vos travaux sur tous les sites de cet éditeur.',
  'sign-in-username': 'Adresse électronique',
  'sign-in-password': 'Mot de passe',
  'sign-in-remember': 'Rester connecté sur cet appareil',
  'sign-in-forgotten': 'Mot de passe oublié ?',
  'sign-in-failed': 'Le nom d’utilisateur ou le mot de passe n’est pas valide',
  'sign-in-success': 'Vous êtes connecté.',
  'sign-in-no-cookie':
    'Votre navigateur n’a conservé aucun cookie : vous n’êtes donc pas connecté. Autorisez les cookies de ce site et ouvrez-le à son adresse https.',
  'sign-in-too-many': {
    one: 'Trop de tentatives. Attendez {count} minute, puis réessayez.',
    many: 'Trop de tentatives. Attendez {count} minutes, puis réessayez.',
    other: 'Trop de tentatives. Attendez {count} minutes, puis réessayez.',
  },
  'sign-in-new': 'Première visite ?',
  'sign-in-already': 'Vous êtes connecté en tant que {name}. Toute autre connexion remplace la vôtre.',
  'sign-in-to-details': 'Aller à vos informations',
  'sign-in-register': 'Créer un compte',
  'sign-out-ask': 'Se déconnecter ?',
  'sign-out-ask-text': 'Un lien d’un autre site vous a conduit ici. Ne vous déconnectez que si vous le vouliez.',
  'sign-out-stay': 'Rester connecté',
  sessions: 'Où vous êtes connecté',
  'sessions-text':
    'Chaque navigateur dans lequel vous vous êtes connecté sans vous déconnecter. Fermez les sessions que vous ne reconnaissez pas et changez de mot de passe.',
  'session-this': 'Ce navigateur',
  'session-seen': 'Dernière utilisation : {date}',
  'session-started': 'Connexion : {date}',
  'session-by-password': 'par mot de passe',
  'session-by-passkey': 'par clé d’accès',
  'session-by-orcid': 'par ORCID',
  'session-by-institution': 'par un établissement',
  'session-remembered': 'session conservée',
  'session-end': 'Déconnecter',
  'session-end-label': 'Déconnecter {browser}',
  'sessions-end-others': 'Se déconnecter partout ailleurs',
  'sessions-end-all': 'Se déconnecter partout',
  'session-ended': 'Déconnecté là-bas.',
  'session-unknown': 'Un programme inconnu',
  'session-gone': 'Cette session était déjà terminée.',
  'session-network': 'Adresse réseau {network}',
}
