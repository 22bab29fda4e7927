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
  .meta({
    id: 'Author',
    examples: [
      {
        id: 2044,
        firstName: 'Ada',
        lastName: 'Okafor',
        collectiveName: null,
        positionAuthor: 1,
        isCorresponding: true,
        orcid: '0000-0002-1825-0097',
        creditRoles: ['Conceptualization', 'Writing – original draft'],
        affiliationUids: [1520],
      },
    ],
  })
