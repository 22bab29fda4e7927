import { type AnyId, isId } from './id.ts'

/** Parses an id in a URL or form, as in `parseId<CommentId>(params.commentId ?? '')`; null where it is invalid. */
export function parseId<SomeId extends AnyId = never>(text: string): SomeId | null {
  const value = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0
  return isId<SomeId>(value) ? value : null
}
