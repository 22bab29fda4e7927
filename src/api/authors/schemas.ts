import { z } from 'zod'

const text = z.string().nullable()

export const authorSchema = z
  .object({
    id: z.int(),
    firstName: text,
    lastName: text,
    collectiveName: text,
    positionAuthor: z.int().describe('From 1.'),
    isCorresponding: z.boolean(),
    orcid: text,
    creditRoles: z.array(z.string()),
    affiliationUids: z.array(z.int()),
  })
  .meta({ id: 'Author' })
