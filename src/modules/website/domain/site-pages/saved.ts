/** The result of saving a page or post. */
export type Saved =
  | { kind: 'saved'; id: number }
  /** It was deleted meanwhile. */
  | { kind: 'missing' }
  /** Somebody else saved it since the editor opened it. */
  | { kind: 'changed-meanwhile'; by: string | null; at: Date }
  /** Another one has its path, now or by a schedule. */
  | { kind: 'address-taken' }
/** It is published, and only publishing can move it. */
