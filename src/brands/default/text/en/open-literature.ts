/** Words of the external open-literature feed, in English. */
import type { Catalogue } from '../../../../core/text/message.ts'

export const messages = {
  'literature-about': 'These works are found through Europe PMC and are read elsewhere.',
  'literature-nothing': 'Europe PMC has nothing to show here.',
  'literature-nothing-for': 'Europe PMC has nothing for “{text}”.',
  'literature-untitled': 'Work without a title',
  'literature-preprint': 'Preprint',
  'literature-patent': 'Patent',
  'literature-on-feed': 'On Europe PMC',
  'literature-away-title': 'Europe PMC cannot be searched just now',
  'literature-away-text': 'It did not answer in time. Your search is kept in the address of this page: try it again in a moment.',
  'literature-library': 'Search {site} instead',
  'literature-beyond': 'There is no such page of results, or it lies too far down to be opened directly. {link}',
  'literature-first-page': 'Go to the first page',
} as const satisfies Catalogue
