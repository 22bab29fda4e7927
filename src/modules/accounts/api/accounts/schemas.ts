import { z } from 'zod'
import { membershipRoles } from '../../../../core/access/memberships.ts'
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

export const membershipToGiveSchema = z.object({
  role: z.enum(membershipRoles, { error: `must be one of ${membershipRoles.join(', ')}` }),
  gateway: z
    .string()
    .min(1)
    .max(200)
    .nullable()
    .default(null)
    .describe(
      'The slug of a gateway of this site; null: the whole site. A role for a gateway opens the pages of that gateway, comments on its publications and its unpublished work, as far as the role goes.',
    ),
})

export const membershipListSchema = z
  .array(
    z.object({
      id: z.int(),
      role: z.enum(roles),
      site: z.string().describe('The key of the site.'),
      gateway: z.string().nullable().describe('The slug of the gateway; null: the whole site.'),
      since: z.iso.datetime(),
    }),
  )
  .meta({
    id: 'MembershipList',
    examples: [
      [
        {
          id: 4,
          role: 'ROLE_RESEARCH_DEVELOPMENT_EDITORIAL',
          site: 'f1000research',
          gateway: 'ocean-life',
          since: '2026-02-03T09:30:00.000Z',
        },
      ],
    ],
  })
