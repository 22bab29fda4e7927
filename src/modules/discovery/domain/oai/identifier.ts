/** OAI identifiers such as `oai:research.example.org:articles/12-34` (“Specification and XML Schema for the OAI Identifier Format”). */

import { type ContentType, contentTypeOfSegment } from '../../../../document/metadata/content-type.ts'
import { type ItemKey, itemPath, parseItemKey } from '../../../publications/domain/content/item-path.ts'

/** Uses the publication's path without prefix, version and language. */
export const writeIdentifier = (host: string, contentType: ContentType, item: { volume: number; publicationId: number }): string =>
  `${prefixOf(host)}${itemPath(contentType, item).slice(1)}`

/** @returns null where the identifier cannot be one of this host */
export function readIdentifier(host: string, identifier: string): { contentType: ContentType; key: ItemKey } | null {
  if (!identifier.startsWith(prefixOf(host))) return null
  const [segment = '', item = '', ...more] = identifier.slice(prefixOf(host).length).split('/')
  const [contentType, key] = [contentTypeOfSegment(segment), parseItemKey(item)]
  return contentType === null || key === null || key.volume === null || more.length > 0 ? null : { contentType, key }
}

const prefixOf = (host: string): string => `oai:${host}:`

/** OAI identifiers contain a domain name; a host without a dot is none. */
export const isRepositoryIdentifier = (host: string): boolean => /^[a-z][a-z\d-]*(?:\.[a-z][a-z\d-]*)+$/i.test(host)
