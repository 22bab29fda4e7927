/** Limits beyond which a search gives up exactness for speed. */
export interface SearchLimits {
  /** With more matches, counts are estimated from one document in 16. */
  maxCounted: number
  /** With more matches, counts are estimated from one document in 64. */
  maxForLargerSample: number
  /** This many of each tier's newest documents are ranked; the others follow by date. */
  candidatesOfTier: number
  /** The maximum number of rows to read in order while looking for matches; beyond it, all matches are sorted instead. */
  maxWalked: number
  /** The maximum number of documents per search in which a phrase is checked: the newest that contain its words. */
  maxChecked: number
}

export const searchLimits: SearchLimits = {
  maxCounted: 25_000,
  maxForLargerSample: 300_000,
  candidatesOfTier: 400,
  maxWalked: 3000,
  maxChecked: 2500,
}
