/** Entity tags of responses (RFC 9110, section 8.8.3), which show whether a cached copy is current. */
import { createHash } from 'node:crypto'

/** A weak tag: the same content compressed is the same answer. */
export function entityTag(content: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`
}

/** Whether an If-None-Match header contains the tag, by weak comparison. */
export function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const plain = (each: string): string => each.trim().replace(/^W\//, '')
  return (ifNoneMatch ?? '').split(',').some(each => each.trim() === '*' || plain(each) === plain(tag))
}
