/** Words of the main menu’s editor, in French. */
import type { words as english } from '../en/site-menus.ts'
import type { Translated } from '../en.ts'

export const words: Translated<typeof english> = {
  'menu-lead': 'Le menu principal de chaque page. Un changement se voit aussitôt, sur tout le site et dans chaque langue.',
  'menu-lead-brand':
    'Le menu principal de chaque page est celui de la marque, dans les mots de chaque langue. Une fois enregistré, il est le vôtre, avec les mêmes mots dans toutes les langues.',
  'menu-saved': 'Le menu a été enregistré. Toutes les pages l’affichent.',
  'menu-late': 'Quelqu’un d’autre a enregistré le menu entre-temps',
  'menu-late-help':
    'Vos entrées sont toujours là et pas encore enregistrées. Enregistrez de nouveau pour qu’elles remplacent l’autre menu.',
  'menu-late-see': 'Voir plutôt l’autre menu',
  'menu-entries': 'Entrées du menu',
  'menu-new-entry': 'Nouvelle entrée',
  'menu-moved': '{name} est maintenant le numéro {position} sur {count}.',
  'menu-add': 'Ajouter une entrée',
  'menu-preview': 'Son apparence',
  'menu-save': 'Enregistrer le menu',
  'menu-reset': 'Revenir au menu de la marque',
  'menu-drag': 'Faire glisser {name}',
  'menu-text': 'Texte affiché',
  'menu-target': 'Mène à',
  'menu-address': 'Adresse',
  'menu-target-address': 'Une adresse',
  'menu-target-heading': 'Nulle part : regroupe les entrées dessous',
  'menu-target-blog': 'Le blog',
  'menu-target-browse': 'Parcourir',
  'menu-target-gateways': 'Les portails',
  'menu-target-rss': 'Le flux RSS',
  'menu-move-up': 'Monter {name}',
  'menu-move-down': 'Descendre {name}',
  'menu-move-in': 'Placer {name} sous l’entrée précédente',
  'menu-move-out': 'Remettre {name} au premier niveau',
  'menu-remove': 'Retirer {name}',
  'menu-problem-no-text': 'Saisissez un texte.',
  'menu-problem-long-text': 'Le texte peut avoir {most} caractères.',
  'menu-problem-same-text': 'Une autre entrée à côté a déjà ce texte.',
  'menu-problem-no-address': 'Saisissez où elle mène.',
  'menu-problem-bad-address': 'Saisissez un chemin de ce site comme /about, ou une adresse qui commence par https://.',
  'menu-problem-empty-heading': 'Une entrée qui ne mène nulle part a besoin d’entrées dessous.',
}
