/** Words of the comparison of versions, in French. */

import type { messages as english } from '../en/compare.ts'
import type { Translated } from '../en.ts'

export const messages: Translated<typeof english> = {
  // Time line, and versions compared
  'compare-title': 'Ce qui a changé de la version {old} à la version {new}',
  'compare-changes': { one: '{count} modification', many: '{count} de modifications', other: '{count} modifications' },
  'compare-words': 'Mots : {added} ajoutés, {removed} supprimés',
  'compare-nothing': 'Rien n’a changé dans le texte, les figures, les tableaux et les références.',
  'compare-figures': 'Figures',
  'compare-tables': 'Tableaux',
  'compare-count-changed': '{count} avec modifications',
  'compare-count-added': '{count} en plus',
  'compare-count-removed': '{count} en moins',
  'compare-count-moved': '{count} à une autre place',
  'compare-part-references': 'Références',
  'compare-unchanged': 'aucune modification',
  'compare-view': 'Présentation des modifications',
  'compare-inline': 'En un seul texte',
  'compare-side': 'Côte à côte',
  'compare-navigator': 'D’une modification à l’autre',
  'compare-previous': 'Modification précédente',
  'compare-next': 'Modification suivante',
  'compare-position': '{number} sur {count}',
  'compare-keys': 'Alt et les flèches mènent d’une modification à l’autre.',
  'compare-legend': 'Comment les modifications sont signalées',
  'compare-legend-added': 'texte ajouté',
  'compare-legend-removed': 'texte supprimé',
  'compare-choose': 'Versions comparées',
  'compare-from': 'De',
  'compare-to': 'à',
  'compare-sections': 'Modifications par section',
  'compare-amendments': 'Ce que les auteurs disent des modifications',
}
