/** Where exactness would cost a reader's patience. */
export interface SearchLimits {
  /** Above so many matches, counts are estimated from one document in 16. */
  maxCounted: number
  /** Above so many, from one in 64. */
  maxForLargerSample: number
  /** Of each tier of relevance, the newest so many are ranked; what is beyond follows by date. */
  candidatesOfTier: number
  /** Rows that are read in order at most, in hope of a match; where more would be needed, all matches are sorted instead. */
  maxWalked: number
  /** Documents in which a phrase is checked at most for one answer, the newest of those that have its words. */
  maxChecked: number
}

export const searchLimits: SearchLimits = {
  maxCounted: 25_000,
  maxForLargerSample: 300_000,
  candidatesOfTier: 400,
  maxWalked: 3000,
  maxChecked: 2500,
}
