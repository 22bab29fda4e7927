/** Words of the choice about cookies, in French. */

import type { words as english } from '../en/cookies.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
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
}
