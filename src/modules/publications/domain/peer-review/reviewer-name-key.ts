/** A name as it is compared: without accents, marks and case. Tells reviewers of one article apart, and nobody beyond it. */
export const reviewerNameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}\p{P}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
