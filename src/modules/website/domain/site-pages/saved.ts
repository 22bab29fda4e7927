import type { AnyId } from '../../../../core/ids/id.ts'
import type { ChangedMeanwhile } from '../../../../core/revisions/changed-meanwhile.ts'

/** The result of saving a page or post. */
export type Saved<SomeId extends AnyId> =
  | { kind: 'saved'; id: SomeId }
  /** It was deleted meanwhile. */
  | { kind: 'missing' }
  | ChangedMeanwhile
  /** Another one has its path, now or by a schedule. */
  | { kind: 'address-taken' }
/** It is published, and only publishing can move it. */
