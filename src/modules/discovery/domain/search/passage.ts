/** A part of a searched text. The parts joined together are the whole text. */
export interface Passage {
  text: string
  /** Whether it matches the query and is to be marked. */
  matched: boolean
}
