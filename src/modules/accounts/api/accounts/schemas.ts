import { z } from 'zod'
import { roles } from '../../../../core/access/roles.ts'

export const accountSchema = z
  .object({
    id: z.int(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    roles: z.array(z.enum(roles)).describe('In the order of the specification.'),
    isVerified: z.boolean().describe('Whether its holder has confirmed the address.'),
    createdAt: z.iso.datetime(),
  })
  .meta({
    id: 'Account',
    examples: [
      {
        id: 17,
        email: 'ada@example.org',
        firstName: 'Ada',
        lastName: 'Roof',
        roles: ['ROLE_USER', 'ROLE_RESEARCH_REFEREE'],
        isVerified: true,
        createdAt: '2026-02-03T09:30:00.000Z',
      },
    ],
  })

export const accountListSchema = z
  .object({ total: z.int(), page: z.int(), lastPage: z.int(), accounts: z.array(accountSchema) })
  .meta({ id: 'AccountList', examples: [{ total: 1, page: 1, lastPage: 1, accounts: accountSchema.meta()?.examples ?? [] }] })
