const reserved: ReadonlySet<string> = new Set(['author', 'rss', 'atom', 'page'])

/** Checks the slug of a post or an author: lower-case letters and digits with single hyphens, at most 100 characters. */
export const isSlug = (text: string): boolean => text.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) && !reserved.has(text)

/** Converts words to letters without accents and digits, joined by hyphens. */
export const slugFromWords = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
