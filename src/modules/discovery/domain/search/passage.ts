/** A stretch of a text that was searched. Their texts, one after another, are the text again. */
export interface Passage {
  text: string
  /** Whether it is what was looked for, to be marked. */
  matched: boolean
}
