/** What becomes of a page or post that somebody saves. */
export type Saved =
  | { kind: 'saved'; id: number }
  /** Somebody has deleted it. */
  | { kind: 'missing' }
  /** Somebody else has saved it since its editor opened it. */
  | { kind: 'changed-meanwhile'; by: string | null; at: Date }
  /** Another stands at its address, or will. */
  | { kind: 'address-taken' }
/** Readers see it where it stands, and only publishing moves it. */
