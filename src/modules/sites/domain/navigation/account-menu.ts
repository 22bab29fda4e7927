/** The account menu of the header (specification, accounts.md section 2 “Header”), by the user's roles and the site's features. */
import { type AccessFeatures, type Action, rolesMay } from '../../../../core/access/access.ts'
import type { Role } from '../../../../core/access/roles.ts'
import { href } from '../../../../core/http/href.ts'

/** Message keys, and paths without a language prefix. */
export interface AccountMenuEntry {
  key: string
  href: string
}
export interface AccountMenuSection {
  key: string
  entries: AccountMenuEntry[]
}
export type AccountMenu = { state: 'anonymous'; signIn: AccountMenuEntry } | { state: 'signed-in'; sections: AccountMenuSection[] }

/** @param roles of the account; null for an anonymous user */
export function accountMenu(roles: readonly Role[] | null, features: AccessFeatures): AccountMenu {
  if (roles === null) return { state: 'anonymous', signIn: { key: 'sign-in', href: href('/login') } }
  const activities: (AccountMenuEntry & { needs: Action })[] = [
    { key: 'my-submissions', href: href('/my/submissions'), needs: 'see my submissions' },
    { key: 'my-content-and-tracking', href: href('/my/email-alerts'), needs: 'see what I follow' },
    { key: 'my-peer-reviewing', href: href('/my/referee'), needs: 'see my reviewing' },
    { key: 'my-dashboard', href: href('/my/dashboard'), needs: 'see my dashboard' },
    {
      key: 'my-pre-screening',
      href: `${href('/my/pre-screening')}?status=PENDING&pageNumber=1`,
      needs: 'pre-screen content',
    },
    // Not in the specification: the tasks of the staff, among them bounced emails.
    { key: 'my-moderation', href: href('/my/moderation'), needs: 'moderate comments' },
    // Ours: the content manager, which the specification leaves to another system.
    { key: 'my-site-content', href: href('/my/content'), needs: 'edit site content' },
  ]
  return {
    state: 'signed-in',
    sections: [
      {
        key: 'my-activities',
        entries: activities.filter(({ needs }) => rolesMay(roles, needs, features)).map(({ key, href }) => ({ key, href })),
      },
      {
        key: 'my-account',
        entries: [
          { key: 'my-details', href: href('/my/user-details') },
          { key: 'sign-out', href: href('/signout') },
        ],
      },
    ],
  }
}
