/** Words of the external open-literature feed, in French. */

import type { messages as english } from '../en/open-literature.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  'literature-about': 'Ces travaux proviennent d’Europe PMC et se lisent sur d’autres sites.',
  'literature-nothing': 'Europe PMC n’a rien à montrer ici.',
  'literature-nothing-for': 'Europe PMC n’a rien sur « {text} ».',
  'literature-untitled': 'Travail sans titre',
  'literature-preprint': 'Prépublication',
  'literature-patent': 'Brevet',
  'literature-on-feed': 'Sur Europe PMC',
  'literature-away-title': 'La recherche dans Europe PMC est impossible pour le moment',
  'literature-away-text':
    'Le service n’a pas répondu à temps. Votre recherche reste dans l’adresse de cette page : réessayez dans un instant.',
  'literature-library': 'Chercher plutôt dans {site}',
  'literature-beyond': 'Cette page de résultats n’existe pas, ou elle est trop éloignée pour être ouverte directement. {link}',
  'literature-first-page': 'Aller à la première page',
}
