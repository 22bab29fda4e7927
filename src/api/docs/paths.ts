/** The paths of the documentation's pages, and the links to what stands on them. */
import { docsPath } from '../../core/http/api/problems.ts'
import type { Call, CallGroup } from './read-document.ts'

export const docsPaths = {
  index: docsPath,
  /** The description for programs. */
  openApi: `${docsPath}/openapi.json`,
  styles: `${docsPath}/page.css`,
  fonts: `${docsPath}/fonts/`,
  /** As a route of Fastify. */
  group: `${docsPath}/:group`,
}

export const groupPath = ({ slug }: Pick<CallGroup, 'slug'>): string => `${docsPath}/${slug}`

export const callHref = (group: CallGroup, { id }: Call): string => `${groupPath(group)}#${id}`

/** The id of a schema's heading. */
export const schemaId = (name: string): string => `schema-${name}`
