/**
 * The parts without which an article's page is still shown while they cannot be loaded; `words` are its labels in the reader's language.
 */
export const articleParts = ['versions', 'reports', 'referees', 'gateways', 'related', 'downloads', 'comments', 'words'] as const
export type ArticlePart = (typeof articleParts)[number]
