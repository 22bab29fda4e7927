/** The account menu of the header (specification, accounts.md section 2 “Header”), by who is signed in and what the platform does. */
import type { Role } from '../accounts/roles.ts'

/** Keys of messages, addresses without a language prefix. */
export interface AccountMenuEntry {
  key: string
  href: string
}
export interface AccountMenuSection {
  key: string
  entries: AccountMenuEntry[]
}
export type AccountMenu = { state: 'anonymous'; signIn: AccountMenuEntry } | { state: 'signed-in'; sections: AccountMenuSection[] }

/** @param roles of the account; null for a visitor who is not signed in */
export function accountMenu(roles: readonly Role[] | null, features: { prescreening: { enabled: boolean } }): AccountMenu {
  if (roles === null) return { state: 'anonymous', signIn: { key: 'sign-in', href: '/login' } }
  const activities: (AccountMenuEntry & { shows: boolean })[] = [
    { key: 'my-submissions', href: '/my/submissions', shows: true },
    { key: 'my-content-and-tracking', href: '/my/email-alerts', shows: true },
    { key: 'my-peer-reviewing', href: '/my/referee', shows: roles.includes('ROLE_RESEARCH_REFEREE') },
    { key: 'my-dashboard', href: '/my/dashboard', shows: roles.includes('ROLE_SUPER_EDITOR') },
    {
      key: 'my-pre-screening',
      href: '/my/pre-screening?status=PENDING&pageNumber=1',
      shows: roles.includes('ROLE_EDITORIAL_BOARD') && features.prescreening.enabled,
    },
  ]
  return {
    state: 'signed-in',
    sections: [
      { key: 'my-activities', entries: activities.filter(({ shows }) => shows).map(({ key, href }) => ({ key, href })) },
      {
        key: 'my-account',
        entries: [
          { key: 'my-details', href: '/my/user-details' },
          { key: 'sign-out', href: '/signout' },
        ],
      },
    ],
  }
}
