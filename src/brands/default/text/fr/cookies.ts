/** Words of the choice about cookies, in French. */

import type { messages as english } from '../en/cookies.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Cookies
  'consent-save': 'Enregistrer mon choix',
  'consent-always-on': 'Toujours actifs',
  'consent-essential': 'Essentiels',
  'consent-essential-text': 'Connexion, sécurité et mémorisation de ce choix.',
  'consent-analytics': 'Mesure d’audience',
  'consent-analytics-text':
    'Décompte des consultations et des téléchargements, pour que les auteurs voient comment leurs travaux sont lus.',
  'consent-functional': 'Fonctionnels',
  'consent-functional-text': 'Mémorisation de vos préférences et contenus que d’autres sites intègrent ici.',
  'consent-advertising': 'Publicité',
  'consent-advertising-text':
    'Mesure de l’efficacité de nos annonces diffusées ailleurs auprès des personnes auxquelles elles s’adressent.',
  'cookie-table': 'Les cookies de ce site',
  'cookie-name': 'Nom',
  'cookie-purpose': 'À quoi il sert',
  'cookie-category': 'Catégorie',
  'cookie-lifetime': 'Conservé',
  'cookie-until-closed': 'Au plus jusqu’à la fermeture du navigateur',
  'cookie-years': { one: '{count} an', many: '{count} d’années', other: '{count} ans' },
  'cookie-days': { one: '{count} jour', many: '{count} de jours', other: '{count} jours' },
  'cookie-for-session': 'Que vous êtes connecté',
  'cookie-for-rememberMe': 'Que vous restez connecté, si vous l’avez demandé',
  'cookie-for-journey': 'Ramène dans ce navigateur une connexion faite ailleurs',
  'cookie-for-pendingTracking': 'Ce que vous vouliez suivre pendant que vous vous connectez',
  'cookie-for-consent': 'Ce que vous avez décidé au sujet des cookies',
  'cookie-for-termsAndConditions': 'Que vous avez accepté les conditions des commentaires',
  'cookie-for-language': 'La langue que vous avez choisie',
  'cookie-for-contentEvent': 'Quelles consultations et quels téléchargements sont déjà comptés',
  'cookie-for-updatesSignUp': 'Que vous êtes inscrit aux nouveautés et n’avez plus à être sollicité',
  'cookie-for-versionWarningSuppression': 'Que vous avez fermé l’avis d’une version plus récente',
  'cookie-for-citationStyle': 'Le style dans lequel vous avez copié la dernière citation',
  'cookie-for-livePreview': 'Si vous voyez un aperçu à côté de l’éditeur des pages et des billets, et sa largeur',
}
