/** The account menu of the header (specification, accounts.md section 2 “Header”), by the user's roles and the site's features. */
import { type AccessSite, type Action, awaitsSecondFactor, maySomewhere } from '../../../../core/access/access.ts'
import type { User } from '../../../../core/access/user.ts'
import { href } from '../../../../core/http/href.ts'

/** Message keys, and paths without a language prefix. */
export interface AccountMenuEntry {
  key: string
  href: string
  /** Pages beneath it, which the navigation among account pages shows, and the menu of the header does not. */
  below?: AccountMenuEntry[]
}
export interface AccountMenuSection {
  key: string
  entries: AccountMenuEntry[]
}
export type AccountMenu = { state: 'anonymous'; signIn: AccountMenuEntry } | { state: 'signed-in'; sections: AccountMenuSection[] }

export function accountMenu(user: User, site: AccessSite): AccountMenu {
  if (user.kind === 'anonymous') return { state: 'anonymous', signIn: { key: 'sign-in', href: href('/login') } }
  const open = (needs: Action) => maySomewhere(user, needs, site) || awaitsSecondFactor(user, needs, site)
  const below = (...pages: readonly { key: string; href: string; needs: Action }[]) => {
    const shown = pages.filter(({ needs }) => open(needs)).map(({ key, href: path }) => ({ key, href: path }))
    return shown.length > 0 ? { below: shown } : {}
  }
  const activities: (AccountMenuEntry & { needs: Action })[] = [
    { key: 'my-submissions', href: href('/my/submissions'), needs: 'see my submissions' },
    { key: 'my-content-and-tracking', href: href('/my/email-alerts'), needs: 'see what I follow' },
    { key: 'my-peer-reviewing', href: href('/my/referee'), needs: 'see my reviewing' },
    {
      ...{ key: 'my-dashboard', href: href('/my/dashboard'), needs: 'see my dashboard' },
      ...below(
        { key: 'account-roles', href: href('/my/dashboard/roles'), needs: 'give roles' },
        { key: 'account-jobs', href: href('/my/dashboard/jobs'), needs: 'see to failed jobs' },
      ),
    },
    {
      key: 'my-pre-screening',
      href: `${href('/my/pre-screening')}?status=PENDING&pageNumber=1`,
      needs: 'pre-screen content',
    },
    // Not in the specification: the tasks of the staff, among them bounced emails.
    {
      ...{ key: 'my-moderation', href: href('/my/moderation'), needs: 'moderate comments' },
      ...below({ key: 'account-bounces', href: href('/my/bounces'), needs: 'see to bounces' }),
    },
    // Ours: the content manager, which the specification leaves to another system.
    { key: 'my-site-content', href: href('/my/content'), needs: 'edit pages' },
  ]
  return {
    state: 'signed-in',
    sections: [
      {
        key: 'my-activities',
        entries: activities.filter(({ needs }) => open(needs)).map(({ needs: _, ...entry }) => entry),
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
