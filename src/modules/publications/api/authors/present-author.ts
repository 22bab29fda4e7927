import type { z } from 'zod'
import type { ListedAuthor } from '../../use-cases/content/content.ts'
import type { authorSchema } from './schemas.ts'

/** Presents an author of a version or an asset, without the email address. */
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
