import type { z } from 'zod'
import type { ListedAuthor } from '../../use-cases/content/content.ts'
import type { authorSchema } from './schemas.ts'

/** Of a version or an asset; without the address of e-mail. */
export function presentAuthor(author: ListedAuthor): z.infer<typeof authorSchema> {
  return {
    id: author.id,
    firstName: author.firstName,
    lastName: author.lastName,
    collectiveName: author.collectiveName,
    positionAuthor: author.position + 1,
    isCorresponding: author.isCorresponding,
    orcid: author.orcid,
    creditRoles: author.creditRoles,
    affiliationUids: author.affiliationIds,
  }
}
