/** A name without accents, punctuation and case, for comparison. It distinguishes the reviewers of one article only. */
export const reviewerNameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
